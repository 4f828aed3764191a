import { spawnSync } from 'node:child_process'
import path from 'node:path'

const WORKER = path.resolve(__dirname, '../../config/jest/worker.js')

/**
 * Runs a program in a separate process and returns its JSON output. Jest needs its own contexts in the current process.
 */
const printed = (program: string): unknown => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', program], { encoding: 'utf8' })
  if (stderr) throw new Error(stderr)
  return JSON.parse(stdout)
}

test('ends an AsyncLocalStorage context that a test file left open', () => {
  const stores = printed(`
    const { endContexts } = require(${JSON.stringify(WORKER)})
    const { AsyncLocalStorage } = require('node:async_hooks')
    const context = new AsyncLocalStorage()
    context.enterWith('left on')
    const before = context.getStore()
    endContexts()
    console.log(JSON.stringify([before, context.getStore() ?? null]))`)
  expect(stores).toEqual(['left on', null])
})

/** Compiles each source. Returns its result or error, and if V8 rejected the cached code. */
const ran = (calls: readonly { source: string; parameters: readonly string[]; filename: string }[]): unknown =>
  printed(`
    require(${JSON.stringify(WORKER)})
    const { compileFunction, createContext } = require('node:vm')
    const results = ${JSON.stringify(calls)}.map(({ source, parameters, filename }, index) => {
      const run = compileFunction(source, parameters, { filename, parsingContext: createContext({ index }) })
      try {
        return [run(false), run.cachedDataRejected ?? 'not stored']
      } catch (error) {
        return error.stack.split('\\n')[1].trim()
      }
    })
    console.log(JSON.stringify(results))`)

const call = { source: 'return [globalThis.index, typeof a]', parameters: ['a'], filename: 'a.js' }

test('runs a file that was compiled from cached code in a separate context', () => {
  expect(ran([call, call, call, call])).toEqual([
    [[0, 'boolean'], 'not stored'],
    [[1, 'boolean'], 'not stored'],
    [[2, 'boolean'], false],
    [[3, 'boolean'], false],
  ])
})

test.each([
  ['another source', { source: 'return 1' }, [1, 'not stored']],
  ['other parameters', { parameters: ['b'] }, [[3, 'undefined'], 'not stored']],
  ['another file', { source: 'null.x', filename: 'b.js' }, 'at b.js:1:6'],
])('does not use the cached code for %s', (_, change, result) => {
  expect(ran([call, call, call, { ...call, ...change }])).toMatchObject({ 3: result })
})
