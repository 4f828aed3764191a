const hooks = require('eslint-plugin-react-hooks')
const typescript = require('typescript-eslint')
const { sourceRules } = require('../floors')
const { SPEAKING_MODELS } = require('./speaking-models')

const foyer = {
  rules: {
    'file-name': require('./rules/file-name'),
    'host-suffix': require('./rules/host-suffix'),
    'no-barrel': require('./rules/no-barrel'),
    'no-default-export': require('./rules/no-default-export'),
    'no-hard-coded-text': require('./rules/no-hard-coded-text'),
  },
}

const OURS = ['{src,test,scripts,config,types}/**/*.{ts,tsx,js,mjs}']

/** The views of all screens, however deep a package is. */
const VIEWS = ['src/{pages,packages}/**/*.tsx']

/** Read by the build with Taro's `readConfig`, which takes the default export. */
const READ_BY_BUILD = ['src/router/table/page-config.ts', 'src/router/table/web-routes.ts']

const SILENT = 'A model answers keys and codes; a view says them.'

module.exports = [
  { ignores: ['dist/**', 'node_modules/**', 'coverage/**', '.cache/**', '.data/**', 'scripts/artwork/**'] },
  // No silenced lint: `eslint-disable` comments have no effect and are reported.
  { linterOptions: { noInlineConfig: true, reportUnusedInlineConfigs: 'error' } },
  ...typescript.configs.recommended.map((config) => ({ ...config, files: OURS })),
  {
    files: OURS,
    plugins: { foyer, 'react-hooks': hooks },
    rules: {
      'foyer/file-name': 'error',
      'foyer/no-barrel': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowObjectTypes: 'always', allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  ...sourceRules,
  {
    files: ['{src,test,scripts}/**/*.{ts,tsx}'],
    rules: { 'foyer/no-default-export': ['error', { allow: READ_BY_BUILD }] },
  },
  {
    // `elements` stands for a package.
    files: ['src/platform/elements/index.ts'],
    rules: { 'foyer/no-barrel': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/locales/**', 'src/app.config.ts'],
    rules: { 'foyer/no-hard-coded-text': 'error', 'no-console': 'error' },
  },
  {
    files: ['src/**/*.tsx', 'test/**/*.tsx'],
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: VIEWS, rules: { 'max-lines': ['error', { max: 150 }] } },
  {
    files: ['src/**/*.model.ts'],
    ignores: SPEAKING_MODELS,
    rules: {
      'no-restricted-properties': ['error', { property: 'translator', message: SILENT }],
      'no-restricted-imports': ['error', { name: '@/components/texts', message: SILENT }],
    },
  },
  {
    // Keys, codes and ids come from there, and a sandbox shows how: no source of it can be guessed.
    files: ['scripts/gateway/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use randomInt, randomBytes or randomUUID of node:crypto.' },
      ],
    },
  },
  { files: ['**/*.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    // Parts of one script: what one names at its top, another uses.
    files: ['scripts/gateway/modules/console/assets/*.js'],
    languageOptions: { sourceType: 'script' },
    rules: { '@typescript-eslint/no-unused-vars': ['error', { vars: 'local' }] },
  },
  { files: ['types/**'], rules: { 'no-var': 'off' } },
]
