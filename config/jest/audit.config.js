// Before the other configurations are read: they leave out what only the whole matrix runs. Workers inherit it.
process.env.FOYER_MATRIX = '1'

const e2e = require('./e2e.config')

/** `npm run audit`: axe and links on every screen, in both themes at both widths. `npm test` uses one of the four for each screen. */
module.exports = {
  ...e2e,
  displayName: 'audit',
  testMatch: ['<rootDir>/test/e2e/tour/*.test.ts'],
}
