const { base } = require('./base')
const matrixFolders = require('./matrix-folders')

const shared = base([
  '@tarojs',
  '@stencil',
  'taro-ui',
  'uqr',
  'swiper',
  'lodash-es',
  'query-string',
  'decode-uri-component',
  'split-on-first',
  'filter-obj',
])

/** Tests of components and screens in jsdom: `*.test.tsx`. */
module.exports = {
  ...shared,
  displayName: 'dom',
  testEnvironment: '<rootDir>/config/jest/dom-environment.js',
  testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['node', 'node-addons'] },
  testMatch: ['<rootDir>/test/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/e2e/', ...matrixFolders],
  transform: {
    '/@tarojs/plugin-platform-h5/dist/runtime/apis/index\\.js$': '<rootDir>/config/jest/bundled-module.js',
    ...shared.transform,
  },
  setupFiles: ['<rootDir>/test/support/dom-setup.js'],
  resolver: '<rootDir>/config/jest/resolver.js',
  // Tests with a document use the web adapters (`*.h5.ts`).
  moduleFileExtensions: ['h5.ts', 'ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json', 'node'],
  // Constants that the Taro build writes into the bundle.
  globals: { DEPRECATED_ADAPTER_COMPONENT: false, ENABLE_INNER_HTML: true },
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    // Same replacement as in the build (config/h5/elements.ts). The original module loads 140 modules for elements that
    // no screen uses.
    '^@tarojs/components/dist/components$': '<rootDir>/config/h5/absent.js',
    '^@tarojs/taro$': '<rootDir>/test/support/taro-h5.js',
    '^react-dom/test-utils$': '<rootDir>/test/support/react-act.js',
  },
}
