const { TestEnvironment } = require('jest-environment-jsdom')
const { endContexts } = require('./worker')

/** jsdom environment. With worker.js, a worker compiles each source only once. */
module.exports = class extends TestEnvironment {
  async teardown() {
    await super.teardown()
    endContexts()
  }
}
