/**
 * Patterns of the test files that only the whole matrix runs (`FOYER_MATRIX=1`): files in a folder called `matrix`.
 */
module.exports = process.env.FOYER_MATRIX === '1' ? [] : ['<rootDir>/test/(?:.*/)?matrix/']
