const { TestEnvironment } = require('jest-environment-node')

/**
 * Plain Node, with a way round Jest's registry: `nativeRequire` loads a package once a worker, where Jest would read, compile and
 * run it again for every file of tests (test/support/native-packages).
 */
module.exports = class extends TestEnvironment {
  constructor(...settings) {
    super(...settings)
    this.global.nativeRequire = require
  }
}
