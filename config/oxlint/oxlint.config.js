const { sourceRules } = require('../floors')
const { SPEAKING_MODELS } = require('./speaking-models')

/** All views of screens, at any depth of a package. */
const VIEWS = ['src/{pages,packages}/**/*.tsx']

/** Files that need a default export, because the build reads them with Taro's `readConfig`. */
const READ_BY_BUILD = ['src/router/table/page-config.ts', 'src/router/table/web-routes.ts']

const SILENT = 'A model answers keys and codes; a view says them.'

/** Names that one script of the gateway's console declares and other scripts of the console use. */
const USED_BESIDE = ['combobox', 'commandForm', 'drawOptions', 'reviewEntry', 'reviewList']

/** Makes a pattern match from the root of the project. oxlint resolves patterns from this folder. */
const fromRoot = (pattern) => `**/${pattern.replace(/^\*\*\//, '')}`

/** Creates an override with patterns that are relative to the root. */
const override = ({ files, excludeFiles = [], rules }) => ({
  files: files.map(fromRoot),
  excludeFiles: excludeFiles.map(fromRoot),
  rules,
})

const errors = (...names) => Object.fromEntries(names.map((name) => [name, 'error']))

const unusedVariables = (varsIgnorePattern) => ({
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern, ignoreRestSiblings: true }],
})

/** The recommended rules of typescript-eslint. */
const RECOMMENDED = {
  ...errors(
    'no-array-constructor',
    'no-unused-expressions',
    'no-var',
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
    'typescript/ban-ts-comment',
    'typescript/no-duplicate-enum-values',
    'typescript/no-explicit-any',
    'typescript/no-extra-non-null-assertion',
    'typescript/no-misused-new',
    'typescript/no-namespace',
    'typescript/no-non-null-asserted-optional-chain',
    'typescript/no-require-imports',
    'typescript/no-this-alias',
    'typescript/no-unnecessary-type-constraint',
    'typescript/no-unsafe-declaration-merging',
    'typescript/no-unsafe-function-type',
    'typescript/no-wrapper-object-types',
    'typescript/prefer-as-const',
    'typescript/prefer-namespace-keyword',
    'typescript/triple-slash-reference',
  ),
  ...unusedVariables('^_'),
  'typescript/no-empty-object-type': ['error', { allowObjectTypes: 'always', allowInterfaces: 'with-single-extends' }],
}

module.exports = {
  plugins: ['typescript', 'react', 'jest'],
  jsPlugins: [require.resolve('./plugin')],
  // Disables all rules that are not listed below.
  categories: { correctness: 'off' },
  // `foyer/no-disable-comment` forbids the directives of both linters.
  options: { respectEslintDisableDirectives: false, denyWarnings: true },
  rules: {
    ...RECOMMENDED,
    ...errors(
      'foyer/file-name',
      'foyer/no-barrel',
      'foyer/no-disable-comment',
      'foyer/plain-english',
      'object-shorthand',
    ),
    'max-lines': ['error', { max: 300 }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  },
  overrides: [
    ...sourceRules,
    {
      files: ['{src,test,scripts}/**/*.{ts,tsx}'],
      rules: { 'foyer/no-default-export': ['error', { allow: READ_BY_BUILD }] },
    },
    { files: ['src/**/*.{ts,tsx}'], excludeFiles: ['src/domain/**'], rules: errors('foyer/no-fen-arithmetic') },
    {
      // `elements` replaces the package `@tarojs/components`.
      files: ['src/platform/elements/index.ts'],
      rules: { 'foyer/no-barrel': 'off' },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/locales/**', 'src/app.config.ts'],
      rules: errors('foyer/no-hard-coded-text', 'no-console'),
    },
    // Jest would silently skip the other tests of a file.
    { files: ['test/**'], rules: errors('jest/no-focused-tests', 'jest/no-disabled-tests') },
    { files: ['{src,test}/**/*.tsx'], rules: errors('react/rules-of-hooks', 'react/exhaustive-deps') },
    { files: VIEWS, rules: { 'max-lines': ['error', { max: 150 }] } },
    {
      files: ['src/**/*.model.ts'],
      excludeFiles: SPEAKING_MODELS,
      rules: {
        'no-restricted-properties': ['error', { property: 'translator', message: SILENT }],
        'no-restricted-imports': ['error', { name: '@/components/texts', message: SILENT }],
      },
    },
    {
      // Keys, codes and ids of the gateway must be unpredictable, so `Math.random` is forbidden.
      files: ['scripts/gateway/**/*.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Use randomInt, randomBytes or randomUUID of node:crypto.' },
        ],
      },
    },
    { files: ['**/*.js'], rules: { 'typescript/no-require-imports': 'off' } },
    {
      // The console's scripts share names that one of them declares at the top level.
      files: ['scripts/gateway/modules/tools/console/assets/*.js'],
      rules: unusedVariables(`^(_|(${USED_BESIDE.join('|')})$)`),
    },
    { files: ['types/**'], rules: { 'no-var': 'off' } },
  ].map(override),
}
