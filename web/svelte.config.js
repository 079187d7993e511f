import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { breakpoints } from './breakpoints.js'

export default { preprocess: [breakpoints(), vitePreprocess()] }
