/**
 * fast-check with one seed, so that a source always gets the same result in CI.
 * `FOYER_SEED` chooses another seed (`random`: a new one each time). `FOYER_RUNS` sets how many values a property tries
 * by default.
 * The seed that `npm test` draws for its long random runs (`FOYER_RUN_SEED`, support/scope.ts) does not apply to
 * properties.
 */
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js')

const { FOYER_SEED: seed = '20261122', FOYER_RUNS: runs } = process.env
fastCheck.configureGlobal({
  ...(seed === 'random' ? {} : { seed: Number(seed) }),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
})

module.exports = fastCheck
