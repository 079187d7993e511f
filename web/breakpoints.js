// The four breakpoints, by name: `@media (--narrow)` in a component's style. Browsers know no custom media yet, and a
// component's style is compiled by itself, so the names are filled in before Svelte reads it (svelte.config.js), and in
// the style sheet of the whole page before Vite does (vite.config.js).
export const BREAKPOINTS = {
  narrow: '(max-width: 1023px)', // phones and tablets: one column, tabs below
  drawer: '(max-width: 1199px)', // the commentary is a drawer at the edge
  medium: '(max-width: 1439px)', // both rails, but narrower
  low: '(max-height: 500px)', // a phone on its side
  'not-narrow': '(min-width: 1024px)',
  'not-drawer': '(min-width: 1200px)',
  'not-medium': '(min-width: 1440px)',
  'not-low': '(min-height: 501px)',
}

function condition(found, name) {
  if (!(name in BREAKPOINTS)) throw new Error(`there is no breakpoint ${found}`)
  return BREAKPOINTS[name]
}

const filled = (css) => css.replace(/@media [^{]*/g, (query) => query.replace(/\(--([\w-]+)\)/g, condition))

/** A preprocessor for Svelte. */
export const breakpoints = () => ({ name: 'breakpoints', style: ({ content }) => ({ code: filled(content) }) })

/** A plugin for Vite: the names in style sheets. */
export const breakpointsInSheets = () => ({
  name: 'breakpoints',
  enforce: 'pre',
  transform: (code, id) => (/\.css$/.test(id) ? { code: filled(code), map: null } : null),
})
