// The linter of the web client: the recommended rules of ESLint, typescript-eslint and eslint-plugin-svelte. Formatting
// is Prettier's.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    // With types, which takes twice as long: a promise that nobody waits for is marked with `void`.
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    rules: {
      // A game adds its words and its methods to an interface that it declares again without members.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      // An underscore holds the place of something that is not needed.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Playwright reads from the pattern which fixtures one needs, also that it is none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // The maps and sets of our classes are books of their own, which no screen reads.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
