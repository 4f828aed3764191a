const matrixFolders = require('./matrix-folders')
const unit = require('./unit.config')

/** The compiled mini programs inside their hosts, with the sandbox gateway, and one file for each host. */
module.exports = {
  ...unit,
  displayName: 'hosts',
  testMatch: ['<rootDir>/test/hosts/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...matrixFolders],
  modulePathIgnorePatterns: [],
  // No test depends on this timeout, because each wait has its own.
  testTimeout: 300_000,
}
