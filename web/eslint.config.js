// Rules that need no types: svelte-check knows those, and this stays quick.
import svelte from 'eslint-plugin-svelte'
import tseslint from 'typescript-eslint'

const UNUSED = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }

export default tseslint.config(
  { ignores: ['node_modules/', 'src/wire.ts', 'src/titles/*/view.ts'] },
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a blank that the format would lose
    },
  },
)
