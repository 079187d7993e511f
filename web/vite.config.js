import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const TITLES = new URL('src/titles/', import.meta.url)
const withCompanion = readdirSync(TITLES).filter((title) => existsSync(new URL(`${title}/companion.ts`, TITLES)))

/** The companion's service worker, with the list of everything that was built. */
const worker = {
  name: 'touchline-worker',
  generateBundle(options, bundle) {
    const files = [
      '/favicon.svg',
      ...Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`),
    ].sort()
    const source = readFileSync(new URL('src/companion/worker.js', import.meta.url), 'utf-8')
    const version = createHash('sha256')
      .update(source + files.join())
      .digest('hex')
      .slice(0, 12)
    const filled = source
      .replace('__FILES__', JSON.stringify(files))
      .replace('__TITLES__', JSON.stringify(withCompanion))
      .replace('__VERSION__', JSON.stringify(version))
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: filled })
  },
}

// The client is part of the Python package; the server serves it.
export default defineConfig({
  plugins: [svelte(), worker],
  build: {
    outDir: '../src/touchline/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { css: { include: [/app\.css/] } }, // its colours are measured
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
