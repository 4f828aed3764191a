import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import type { Program } from './program'
import { unhurried } from './unhurried'

/** A line that the program wrote to its console. */
interface Line {
  level: 'log' | 'info' | 'warn' | 'error' | 'debug'
  text: string
}

/**
 * The mini program's own JavaScript realm. It contains the language, timers, a console, and the host's globals, but no
 * DOM, network or eval.
 */
export interface Realm {
  readonly context: vm.Context
  readonly lines: Line[]
  /** Runs a file of the mini program once. Returns the exports of the file. */
  load(file: string): unknown
  /** Converts a value of the host. Data is copied into the realm; objects with functions are passed unchanged. */
  inward<T>(value: T): T
  /** Returns true if the mini program has a timeout that ends within `within` ms. Intervals do not count. */
  isDue(within: number): boolean
  /** Stops all running code, as if the process had ended. */
  stop(): void
}

/** Features that a host's engine may lack. */
type Absent = 'Intl' | 'BigInt'

const NEVER_THERE = ['Intl', 'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'FinalizationRegistry', 'WeakRef']
const compiled = new Map<string, vm.Script>()

const scriptOf = (file: string): vm.Script => {
  const key = `${file} ${statSync(file).mtimeMs}`
  let script = compiled.get(key)
  if (!script) {
    // The newline ends a comment that may be on the last line.
    script = new vm.Script(`(function(require,module,exports){${readFileSync(file, 'utf8')}\n})`, { filename: file })
    compiled.set(key, script)
  }
  return script
}

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value
  const { stack, message } = (value ?? {}) as Partial<Error>
  if (typeof stack === 'string') return stack
  return typeof message === 'string' ? message : (JSON.stringify(value) ?? String(value))
}

const isPlain = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'function') return false
  if (typeof value !== 'object' || value === null || depth > 8) return true
  if (value instanceof ArrayBuffer) return false
  return Object.values(value).every((each) => isPlain(each, depth + 1))
}

/**
 * Creates timers that run in this process and stop with the mini program. The host reports errors in their callbacks.
 */
const timersOf = (report: (error: unknown) => void) => {
  const guarded = (run: (...args: unknown[]) => void, args: unknown[]): void => {
    try {
      run(...args)
    } catch (error) {
      report(error)
    }
  }
  /** Times at which the timers end, epoch ms. Intervals are stored with Infinity, because they never end. */
  const running = new Map<NodeJS.Timeout, number>()
  let over = false
  const keep = (timer: NodeJS.Timeout, end = Infinity) => {
    running.set(timer, end)
    return timer
  }
  const drop = (timer: NodeJS.Timeout) => {
    clearTimeout(timer)
    running.delete(timer)
  }
  const names = {
    setTimeout: (run: (...args: unknown[]) => void, wait = 0, ...args: unknown[]) => {
      // A promise that settles after the end must not start code of the mini program again.
      if (over) return undefined
      const ms = unhurried(wait)
      const timer: NodeJS.Timeout = keep(
        setTimeout(() => {
          running.delete(timer)
          guarded(run, args)
        }, ms),
        Date.now() + ms,
      )
      return timer
    },
    setInterval: (run: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) =>
      over ? undefined : keep(setInterval(() => guarded(run, args), wait)),
    clearTimeout: drop,
    clearInterval: drop,
  }
  const stop = (): void => {
    over = true
    for (const timer of running.keys()) drop(timer)
  }
  const isDue = (within: number): boolean => {
    const end = Date.now() + within
    for (const each of running.values()) if (each <= end) return true
    return false
  }
  return { names, stop, isDue }
}

/** Runs in the realm. Sets the realm's clock ahead by `ahead` ms. */
const SET_CLOCK = `(ahead) => {
  const Device = Date
  globalThis.Date = class Date extends Device {
    constructor(...given) {
      if (given.length === 0) super(Device.now() + ahead)
      else super(...given)
    }
    static now() {
      return Device.now() + ahead
    }
  }
}`

/** Settings in which a device differs from the default device. */
export interface RealmSettings {
  /** Language features that the device's engine lacks. */
  withoutLanguage?: readonly Absent[]
  /** Time by which the device's clock is ahead, ms. */
  clockAhead?: number
}

/**
 * @param names globals of the host (`wx`, `App`, `Page` …)
 * @param report called with errors that timer callbacks throw
 */
export const createRealm = (
  program: Program,
  names: Record<string, unknown>,
  report: (error: unknown) => void,
  { withoutLanguage = [], clockAhead = 0 }: RealmSettings = {},
): Realm => {
  const lines: Line[] = []
  const timers = timersOf(report)
  const texts =
    (level: Line['level']) =>
    (...values: unknown[]) =>
      void lines.push({ level, text: values.map(asText).join(' ') })
  const console = Object.fromEntries(
    (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => [level, texts(level)]),
  )
  const context = vm.createContext(
    { console, ...timers.names, ...names },
    { codeGeneration: { strings: false, wasm: false } },
  )
  vm.runInContext([...NEVER_THERE, ...withoutLanguage].map((name) => `delete globalThis.${name};`).join(''), context)
  if (clockAhead !== 0) (vm.runInContext(SET_CLOCK, context) as (ahead: number) => void)(clockAhead)
  const parse = vm.runInContext('(text) => JSON.parse(text)', context) as (text: string) => unknown

  const modules = new Map<string, { exports: unknown }>()
  const load = (file: string): unknown => {
    const known = modules.get(file)
    if (known) return known.exports
    const module = { exports: {} as unknown }
    modules.set(file, module)
    const run = scriptOf(path.join(program.root, `${file}.js`)).runInContext(context) as (...args: unknown[]) => void
    const here = program.packageOf(file)
    run(
      (wanted: string) => {
        const target = path.posix.join(path.posix.dirname(file), wanted).replace(/\.js$/, '')
        const there = program.packageOf(target)
        // A real host fails in this way, because the other package may not have been downloaded.
        if (there !== '' && there !== here)
          throw new Error(`${file} of ${here || 'main'} requires ${target} of ${there}`)
        return load(target)
      },
      module,
      module.exports,
    )
    return module.exports
  }

  return {
    context,
    lines,
    load,
    inward: <T>(value: T) => {
      if (typeof value !== 'object' || value === null || !isPlain(value)) return value
      return parse(JSON.stringify(value)) as T
    },
    isDue: timers.isDue,
    stop: timers.stop,
  }
}
