const { TestEnvironment } = require('jest-environment-jsdom')
const { endContexts } = require('./worker')

/** jsdom environment. worker.js makes the worker compile each source only once. */
module.exports = class extends TestEnvironment {
  async teardown() {
    await super.teardown()
    endContexts()
  }
}
