const hooks = require('node:async_hooks')
const vm = require('node:vm')

/*
 * Reuses compiled code and stops leaks between test files. Without this module, a worker compiles Jest, the libraries
 * and our sources again for each of 700 test files.
 */

const contexts = []

/**
 * jest-circus creates an `AsyncLocalStorage` for each test file and never disables it. In Node.js 20, each such
 * instance slows down every promise of later files.
 */
const { AsyncLocalStorage: Original } = hooks
hooks.AsyncLocalStorage = class AsyncLocalStorage extends Original {
  constructor(...settings) {
    super(...settings)
    contexts.push(this)
  }
}

/** Disables the `AsyncLocalStorage` instances of the test file that has ended. */
exports.endContexts = () => {
  for (const context of contexts.splice(0)) context.disable()
}

const { compileFunction } = vm

/** V8's compiled code by file name and parameters. An entry has no `data` before the second compilation. */
const compiled = new Map()

/** Reuses V8's compiled code. The second compilation of a file produces the data, and later compilations use it. */
vm.compileFunction = (source, parameters = [], options = {}) => {
  const key = `${options.filename} ${parameters}`
  const before = compiled.get(key)
  if (before?.source !== source) {
    compiled.set(key, { source })
    return compileFunction(source, parameters, options)
  }
  if (before.data) return compileFunction(source, parameters, { ...options, cachedData: before.data })
  const result = compileFunction(source, parameters, { ...options, produceCachedData: true })
  before.data = result.cachedData
  return result
}
