const { base } = require('./base')

const shared = base([])

/** Tests of the components that `build:weapp` has built, in WeChat's own compiler and component system. */
module.exports = {
  ...shared,
  displayName: 'native',
  testEnvironment: '<rootDir>/config/jest/dom-environment.js',
  testMatch: ['<rootDir>/test/native/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
}
