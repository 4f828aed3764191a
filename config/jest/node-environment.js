const { TestEnvironment } = require('jest-environment-node')
const { endContexts } = require('./worker')

const DATABASES = require.resolve('../../test/gateway/support/native/database.ts')

// Modules that Node.js loads itself, outside of Jest, may also be TypeScript.
require('tsx/cjs/api').register()

/**
 * Node environment with `nativeRequire`, which loads a module once per worker. Jest's registry would load the module
 * again for every test file (`native-module.js`, test/support/native-packages).
 */
module.exports = class extends TestEnvironment {
  constructor(...settings) {
    super(...settings)
    this.global.nativeRequire = require
  }

  /**
   * Closes the databases if Jest runs without workers. Their handles would prevent the process from ending. Jest stops
   * worker processes itself.
   */
  async teardown() {
    await super.teardown()
    endContexts()
    const isWorker = process.send !== undefined
    const isLoaded = require.cache[DATABASES] !== undefined
    if (!isWorker && isLoaded) await require('../../test/gateway/support/native/database.ts').closeDatabases()
  }
}
