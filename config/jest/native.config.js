const { base } = require('./base')

const shared = base([])

/** Components in WeChat's own compiler and component system, from the output of `build:weapp`. */
module.exports = {
  ...shared,
  displayName: 'native',
  testEnvironment: '<rootDir>/config/jest/dom-environment.js',
  testMatch: ['<rootDir>/test/native/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
}
