const path = require('node:path')

/** Compiles our sources with swc: TypeScript, JSX, and `import()` as `require`. */
const ours = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2021',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]

const theirs = [
  '@swc/jest',
  { jsc: { target: 'es2021', parser: { syntax: 'ecmascript' } }, module: { type: 'commonjs' } },
]

/**
 * Returns the settings that both Jest projects share.
 * @param esm names of packages that only exist as ES modules, or that call `import()`
 */
exports.base = (esm) => ({
  rootDir: path.resolve(__dirname, '../..'),
  transform: { '^.+\\.tsx?$': ours, '^.+\\.[mc]?jsx?$': theirs },
  transformIgnorePatterns: [`^<rootDir>/node_modules/(?!(${esm.join('|')})/)`],
  // Ends a test that hangs. The limit is long, because machines can be busy. A run of both projects ignores this value
  // and reads the one in package.json.
  testTimeout: 120_000,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/test/support/fast-check.js',
    '\\.s?css$': '<rootDir>/test/support/class-names.js',
    '\\.(webp|png|svg)$': '<rootDir>/test/support/asset.js',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
})
