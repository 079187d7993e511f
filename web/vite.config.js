import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The client is part of the Python package; the server serves it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/touchline/web', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
