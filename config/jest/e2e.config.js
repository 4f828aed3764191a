const matrixFolders = require('./matrix-folders')
const unit = require('./unit.config')

/**
 * Tests of the built storefront in a browser, with a sandbox gateway. A run has one browser, and one process that
 * contains all gateways (test/e2e/support/global-setup.ts). Each test file has a gateway of its own.
 */
module.exports = {
  ...unit,
  displayName: 'e2e',
  testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...matrixFolders],
  globalSetup: '<rootDir>/test/e2e/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/e2e/support/global-teardown.ts',
  testSequencer: '<rootDir>/config/jest/order.js',
  maxWorkers: 2,
  // Tests do not rely on this value, because each wait has its own timeout.
  testTimeout: 300_000,
}
