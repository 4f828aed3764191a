const Sequencer = require('@jest/test-sequencer').default

/**
 * Tours and gateway tests. Tours take longest, but Jest would start them last, because Jest sorts by file size.
 * Gateway tests run one after another, so that a worker loads the gateway only once. If they were mixed with other
 * tests, workers would restart more often and load the gateway again.
 */
const FIRST = /\/test\/(e2e\/tour|gateway)\//

/** Starts the browser tours and the gateway tests before all others. */
module.exports = class extends Sequencer {
  sort(tests) {
    const isFirst = ({ path }) => FIRST.test(path)
    const sorted = super.sort(tests)
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))]
  }
}
