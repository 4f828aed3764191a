// Sets the variable before the other configurations are loaded, because they exclude matrix tests without it. Workers
// inherit the variable.
process.env.FOYER_MATRIX = '1'

const e2e = require('./e2e.config')

/**
 * Checks accessibility (axe) and links on every screen, in both themes at both widths. `npm test` uses one of these
 * four combinations.
 */
module.exports = {
  ...e2e,
  displayName: 'audit',
  testMatch: ['<rootDir>/test/e2e/tour/*.test.ts'],
}
