const hooks = require('node:async_hooks')
const vm = require('node:vm')

/*
 * A worker of Jest loads Jest's own code, the libraries and our sources again for each file of tests, 700 times a run. This file
 * stops what would add up from file to file, and uses again what was compiled before.
 */

const contexts = []

/** jest-circus makes one for each file and leaves it on: in Node 20 every promise of every later file pays for it. */
const { AsyncLocalStorage: Original } = hooks
hooks.AsyncLocalStorage = class AsyncLocalStorage extends Original {
  constructor(...settings) {
    super(...settings)
    contexts.push(this)
  }
}

/** Ends the contexts that a file of tests has left on. */
exports.endContexts = () => {
  for (const context of contexts.splice(0)) context.disable()
}

const { compileFunction } = vm

/** What V8 has made of each file, by its name and its parameters; `data` is missing when it was compiled once. */
const compiled = new Map()

/** Most files were compiled before: the second time V8's result is stored, from the third on it is used. */
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
