// Set before the other configurations are read, because they leave out tests of the whole matrix. Workers inherit it.
process.env.FOYER_MATRIX = '1'

const e2e = require('./e2e.config')

/** Runs axe and links on every screen, in both themes at both widths. `npm test` uses one of the four. */
module.exports = {
  ...e2e,
  displayName: 'audit',
  testMatch: ['<rootDir>/test/e2e/tour/*.test.ts'],
}
