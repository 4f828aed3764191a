const { base } = require('./base')

const shared = base([])

/** Components as WeChat's own compiler and component system see them, on what `build:weapp` wrote. */
module.exports = {
  ...shared,
  displayName: 'native',
  testEnvironment: '<rootDir>/config/jest/dom-environment.js',
  testMatch: ['<rootDir>/test/native/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
}
