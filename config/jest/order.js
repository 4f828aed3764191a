const Sequencer = require('@jest/test-sequencer').default

/**
 * Tours take longest, and Jest would start them last, because their files are small. Tests of the gateway follow each other, so that a
 * worker loads the gateway once: among other tests it would be replaced more often, and each new worker would load it again.
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
