const hooks = require('node:async_hooks')
const vm = require('node:vm')

/*
 * A Jest worker loads Jest's own code, the libraries and our sources again for each test file, 700 times a run. This
 * file stops leaks between test files and reuses compiled code.
 */

const contexts = []

/** jest-circus creates one for each file and leaves it on. In Node 20 it slows down every promise of later files. */
const { AsyncLocalStorage: Original } = hooks
hooks.AsyncLocalStorage = class AsyncLocalStorage extends Original {
  constructor(...settings) {
    super(...settings)
    contexts.push(this)
  }
}

/** Disables the contexts that a test file has left on. */
exports.endContexts = () => {
  for (const context of contexts.splice(0)) context.disable()
}

const { compileFunction } = vm

/** V8's compiled code by file name and parameters. An entry has no `data` after the first compilation. */
const compiled = new Map()

/** Most files were compiled before. The second compilation stores V8's result, later ones use it. */
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
