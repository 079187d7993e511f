import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { breakpointsInSheets } from './breakpoints.js'

const TITLES = new URL('src/titles/', import.meta.url)
const LANGUAGES = ['en', 'it', 'pt-PT']
const withCompanion = readdirSync(TITLES).filter((title) => existsSync(new URL(`${title}/companion.ts`, TITLES)))

/** What the companion reads from the server, and its page: kept for the time without a network. */
const READ = [
  '/companion',
  ...LANGUAGES.map((lang) => `/api/texts/${lang}`),
  ...withCompanion.map((title) => `/api/cards/${title}`),
  ...withCompanion.flatMap((title) =>
    LANGUAGES.flatMap((lang) => [`/api/texts/${title}/${lang}`, `/api/handbook/${title}/${lang}`]),
  ),
]

/** The files that were built, by their addresses, and what is read; all of it again when a file has changed. */
function addRead(files) {
  const built = files.map((file) => ({ ...file, url: `/${file.url}` }))
  const revision = createHash('sha256')
    .update(built.map(({ url, revision }) => `${url} ${revision}`).join())
    .digest('hex')
    .slice(0, 12)
  return { manifest: [...built, ...READ.map((url) => ({ url, revision, size: 0 }))] }
}

const pwa = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/companion',
  filename: 'sw.js',
  injectRegister: false, // the companion and the notices ask for it; nobody else needs it
  includeManifestIcons: false,
  injectManifest: { globPatterns: ['assets/*', 'favicon.svg'], manifestTransforms: [addRead] },
  manifest: {
    id: '/',
    name: 'Touchline',
    short_name: 'Touchline',
    description: 'Football-management tabletop games',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0b1410',
    theme_color: '#0b1410',
    icons: [
      { src: '/icons/any-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/any-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
})

// The client is part of the Python package; the server serves it.
export default defineConfig({
  plugins: [breakpointsInSheets(), svelte(), pwa],
  build: {
    outDir: '../src/touchline/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { css: { include: [/app\.css/] } }, // its colours are measured
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
