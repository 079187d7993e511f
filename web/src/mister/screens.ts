export { default as League } from './League.svelte'
export { default as Rail } from './Rail.svelte'
export { default as Squad } from './Squad.svelte'
export { default as Stage } from './Stage.svelte'
