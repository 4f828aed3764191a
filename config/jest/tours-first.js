const Sequencer = require('@jest/test-sequencer').default

/** Starts the tours first: they take longest, and Jest would start them last, because their files are small. */
module.exports = class extends Sequencer {
  sort(tests) {
    const isTour = ({ path }) => path.includes('/e2e/tour/')
    const sorted = super.sort(tests)
    return [...sorted.filter(isTour), ...sorted.filter((test) => !isTour(test))]
  }
}
