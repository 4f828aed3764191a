const Sequencer = require('@jest/test-sequencer').default

/**
 * Tours take longest, but Jest would start them last, because their files are small. Gateway tests run consecutively,
 * so that a worker loads the gateway once. Between other tests a worker would be replaced, and load it again, more
 * often.
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
