import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { defaultExport, everywhere, rawColour, rawHtml, styles } from './scripts/eslint/bans.mjs';

const TYPED = ['**/*.{ts,tsx,mts}'];
const PLAIN = ['**/*.{js,mjs,cjs}'];
const DRAWN = ['packages/design-system/src/**/*.{ts,tsx}', 'packages/features/*/src/**/*.{ts,tsx}'];
const STYLES = ['**/*.styles.ts'];
const STORIES = ['**/*.stories.tsx'];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.fixtures.ts', 'tests/**'];
const TOOL_DEFAULTS = [
  '**/*.config.{ts,mjs}',
  '**/*.d.ts',
  '.storybook/{main,preview}.{ts,tsx}',
  '.storybook/docs/UsageSections.tsx',
  'scripts/lib/outsideErrors.mjs',
  'tests/e2e/support/countRefusals.ts',
  ...STORIES,
];
const COLOUR_SOURCES = [
  'packages/design-system/src/tokens/**',
  'packages/design-system/src/theme/**',
  ...TESTS,
];
const TABLES = [
  'packages/design-system/src/{,forms/}index.ts',
  '**/tokens/**',
  '**/catalogue/**',
  '**/*Table.ts',
  '**/*.fixtures.ts',
];
const names = (text) => Object.fromEntries(text.split(' ').map((name) => [name, 'readonly']));
const NODE_GLOBALS = names(
  'AbortController AbortSignal Buffer URL URLSearchParams clearInterval clearTimeout console crypto fetch ' +
    'module performance process require setInterval setTimeout structuredClone __dirname',
);
// Scripts pass functions to a browser, and the demo game is plain JavaScript.
const BROWSER_GLOBALS = names(
  'document getComputedStyle history localStorage location matchMedia navigator parent ' +
    'requestAnimationFrame sessionStorage window Event PerformanceObserver',
);

const syntax = (...lists) => ({ 'no-restricted-syntax': ['error', ...lists.flat()] });
const lines = (max) => ({
  'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }],
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/generated/**',
      '**/*.gen.ts',
      '**/coverage/**',
      'storybook-static/**',
      'test-results/**',
      'playwright-report/**',
      '.storybook/public/**',
      '.cache/**',
      '.data/**',
      'apps/gateway/migrations/**',
      // They have nothing of this workspace around them; their own check is `npm run test:deep -- --only consumers`.
      'tests/consumers/{vite,next}/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: TYPED,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.web.json', 'tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      ...syntax(everywhere, rawHtml, defaultExport),
      ...lines(300),
      eqeqeq: ['error', 'always'],
      // Features add to these by declaration merging.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: 'Registry$' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Numbers read well in text; everything else has to be turned into text on purpose.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => close()}` says what it does as it is.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Form libraries hand out event handlers that return promises.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // Handlers of the server and of the mocks are async by their interface.
      '@typescript-eslint/require-await': 'off',
      // Objects here are made by functions and use no `this`; the rule only sees that a type is written as a method.
      '@typescript-eslint/unbound-method': 'off',
      // The code has no enums and hardly a class, and these rules check every assignment: they cost time and find nothing.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // It copies where nothing else does; any other command is banned (scripts/eslint/bans.mjs).
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'lib', name: 'execCommand' }] },
      ],
      // The compiler reports these already.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    files: PLAIN,
    extends: [tseslint.configs.strict],
    languageOptions: { globals: { ...NODE_GLOBALS, ...BROWSER_GLOBALS } },
    rules: { 'no-undef': 'error', ...syntax(everywhere, rawHtml, defaultExport), ...lines(300) },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },

  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      ...lines(180),
      // A list without bullets is no list to some screen readers unless it says so.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: DRAWN,
    ignores: COLOUR_SOURCES,
    rules: {
      ...syntax(everywhere, rawHtml, defaultExport, rawColour),
      'no-console': 'error',
    },
  },
  {
    files: STYLES,
    rules: { ...syntax(everywhere, rawHtml, defaultExport, rawColour, styles), ...lines(160) },
  },
  {
    files: TOOL_DEFAULTS,
    rules: syntax(everywhere, rawHtml),
  },
  {
    // A part that is loaded when it is needed has to be its file's default.
    files: ['packages/features/*/src/**/*.tsx'],
    rules: syntax(everywhere, rawHtml, rawColour),
  },
  {
    files: STORIES,
    rules: { ...syntax(everywhere, rawHtml, rawColour), ...lines(220) },
  },
  {
    files: ['packages/**/*.test.{ts,tsx}'],
    rules: lines(160),
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'packages/design-system/src/testing/*.ts'],
    rules: syntax(everywhere, defaultExport),
  },
  {
    // Looks at what the samples are before they are cleaned.
    files: ['**/SafeHtml/*.stories.tsx'],
    rules: syntax(everywhere, rawColour),
  },
  {
    // A constant page of its own stands in the frames of games, whose addresses nobody answers.
    files: ['.storybook/demoGames.ts'],
    rules: syntax(everywhere, defaultExport, rawColour),
  },
  {
    files: ['**/*.test.tsx'],
    rules: {
      // A bare element with a handler is all that a test of a hook needs.
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
    },
  },
  { files: TABLES, rules: { 'max-lines': 'off' } },

  {
    files: ['packages/**/*.{ts,tsx}', 'apps/site/**/*.{ts,tsx}'],
    ignores: [
      'packages/gateway-openapi/src/endpoints/**',
      'packages/gateway-openapi/src/testing/**',
      'packages/gateway-openapi/scripts/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // The table of operations is no endpoint: it has no cache tags to miss.
              group: [
                '**/generated/*',
                '!**/generated/operations',
                '!**/generated/publicQueries',
                '!**/generated/shapes',
                '!**/generated/lobbyShapes',
                '!**/generated/startShapes',
              ],
              message: 'Import from `endpoints/`: the generated files know no cache tags.',
            },
          ],
        },
      ],
    },
  },

  {
    files: ['packages/features/*/src/**/*.{ts,tsx}', 'apps/site/src/**/*.{ts,tsx}'],
    ignores: ['packages/features/core/src/formats/*', '**/*.{test,stories}.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['NumberFormat', 'DateTimeFormat', 'ListFormat', 'Collator'].map((property) => ({
          object: 'Intl',
          property,
          message:
            'Use the formats of core: they know the calendar and the script of each language.',
        })),
      ],
    },
  },
);
