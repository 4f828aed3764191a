const Sequencer = require('@jest/test-sequencer').default

/**
 * Tours take longest, and Jest would start them last, because their files are small. A worker that has loaded the gateway needs it for the
 * next file, too: among other files, workers are replaced, and each would load it again.
 */
const FIRST = /\/test\/(e2e\/tour|gateway)\//

/** Starts the tours of the browser, and the tests of the gateway, before all others. */
module.exports = class extends Sequencer {
  sort(tests) {
    const isFirst = ({ path }) => FIRST.test(path)
    const sorted = super.sort(tests)
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))]
  }
}
