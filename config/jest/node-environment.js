const { TestEnvironment } = require('jest-environment-node')
const { endContexts } = require('./worker')

const DATABASES = require.resolve('../../test/gateway/support/native/database.ts')

// Node itself loads TypeScript, too.
require('tsx/cjs/api').register()

/**
 * Plain Node with `nativeRequire`, which loads a module once per worker. Jest's registry would read, compile and run it
 * again for every test file (`native-module.js`, test/support/native-packages).
 */
module.exports = class extends TestEnvironment {
  constructor(...settings) {
    super(...settings)
    this.global.nativeRequire = require
  }

  /** Jest ends its workers; without workers, the process must end by itself. */
  async teardown() {
    await super.teardown()
    endContexts()
    const isWorker = process.send !== undefined
    const isLoaded = require.cache[DATABASES] !== undefined
    if (!isWorker && isLoaded) await require('../../test/gateway/support/native/database.ts').closeDatabases()
  }
}
