const unit = require('./unit.config')

/** The compiled mini programs inside their hosts, with the sandbox gateway behind them; a file a host. */
module.exports = {
  ...unit,
  displayName: 'hosts',
  testMatch: ['<rootDir>/test/hosts/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: [],
  // Nothing is judged by it: a test that waits in vain ends by its own waits.
  testTimeout: 300_000,
}
