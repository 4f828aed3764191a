const unit = require('./unit.config')

/** The built storefront in a browser, with the sandbox gateway behind it: one file after the other. */
module.exports = {
  ...unit,
  displayName: 'e2e',
  testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
  testTimeout: 90_000,
}
