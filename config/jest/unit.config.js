const { base } = require('./base')

const shared = base(['@electric-sql', 'cookie', 'jose', 'typebox', 'uqr'])

/** Everything that needs no document: `*.test.ts`. */
module.exports = {
  ...shared,
  displayName: 'unit',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/test/e2e/',
    '<rootDir>/test/native/',
    '<rootDir>/test/bench/',
    '<rootDir>/test/hosts/',
  ],
  setupFiles: ['<rootDir>/test/support/unit-setup.js'],
  moduleNameMapper: { ...shared.moduleNameMapper, '^@tarojs/taro$': '<rootDir>/test/support/taro-node.js' },
}
