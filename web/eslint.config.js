// Rules that need no types: svelte-check knows those, and this stays quick.
import svelte from 'eslint-plugin-svelte'
import tseslint from 'typescript-eslint'
import { noRuleArithmetic } from './lint/noRuleArithmetic.js'

const UNUSED = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }

export default tseslint.config(
  { ignores: ['node_modules/', 'src/wire.ts', 'src/titles/*/view.ts'] },
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
          message: 'A cast by way of unknown hides what the types know; narrow the value instead.',
        },
      ],
      // prettier cuts code, but no comments; paths of drawings and templates of texts are one word to it
      'max-len': [
        'error',
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a blank that the format would lose
    },
  },
  {
    // The companion works offline and is compared with the engine's cases; how-to pages draw fixed examples.
    files: ['titles', 'kit', 'table', 'client'].map((folder) => `src/${folder}/**`),
    ignores: ['**/*.test.ts', '**/testing.ts', '**/companion.ts', '**/companion/**', '**/how/**', 'src/kit/art/**'],
    plugins: { touchline: { rules: { 'no-rule-arithmetic': noRuleArithmetic } } },
    rules: { 'touchline/no-rule-arithmetic': 'error' },
  },
)
