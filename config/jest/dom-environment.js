const { TestEnvironment } = require('jest-environment-jsdom')
const { endContexts } = require('./worker')

/** A document in a worker that compiles each source once. */
module.exports = class extends TestEnvironment {
  async teardown() {
    await super.teardown()
    endContexts()
  }
}
