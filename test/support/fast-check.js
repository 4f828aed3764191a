/**
 * fast-check with one seed, so that CI says the same of the same source. `FOYER_SEED` chooses another (`random`: each time
 * a new one) and `FOYER_RUNS` how many values a property tries that names no number: to look for faults. The seed that
 * `npm test` draws for its long random runs (`FOYER_RUN_SEED`, support/scope.ts) is not for properties.
 */
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js')

const { FOYER_SEED: seed = '20261122', FOYER_RUNS: runs } = process.env
fastCheck.configureGlobal({
  ...(seed === 'random' ? {} : { seed: Number(seed) }),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
})

module.exports = fastCheck
