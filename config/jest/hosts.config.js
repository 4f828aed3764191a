const matrixFolders = require('./matrix-folders')
const unit = require('./unit.config')

/** Runs the compiled mini programs in their hosts against the sandbox gateway. Each host has one test file. */
module.exports = {
  ...unit,
  displayName: 'hosts',
  testMatch: ['<rootDir>/test/hosts/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...matrixFolders],
  modulePathIgnorePatterns: [],
  // Tests do not rely on this value, because each wait has its own timeout.
  testTimeout: 300_000,
}
