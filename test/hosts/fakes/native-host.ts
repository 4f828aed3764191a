import { taro } from './taro'

/** A documented call with callbacks: its options, its required options, and its default answer. */
export interface Documented {
  takes?: readonly string[]
  needs?: readonly string[]
  gives?: object
}

type Callbacks = {
  success?: (answer: unknown) => void
  fail?: (error: unknown) => void
  complete?: (end: unknown) => void
}

/**
 * A strict fake of the API object of a mini-program host. It has only documented names and refuses undocumented
 * options. It responds as documented: asynchronously and by callback, never by promise.
 */
export interface NativeHost {
  /** The fake's properties. They are plain own properties, because Taro copies these. */
  readonly api: Record<string, unknown>
  /** All calls of the mini program, oldest first. */
  readonly calls: { name: string; options: Record<string, unknown> }[]
  /** Content of the storage. */
  readonly stored: Map<string, unknown>
  /** Makes the next call and all later calls of this name succeed with this value. */
  answer(name: string, value: object): void
  /** Makes the next call and all later calls of this name fail with this error. */
  refuse(name: string, error: object): void
  /** Removes the name, as in an older version of the host. */
  without(name: string): void
  /** Notifies the listeners of `on<Event>`. */
  tell(event: string, payload?: unknown): void
  /** Returns the number of listeners of `on<Event>`. */
  listening(event: string): number
  /** Returns the options of the last call of the name. */
  last(name: string): Record<string, unknown> | undefined
}

/** Storage and responses for the synchronous calls of a fake. */
export interface Backstage {
  stored: Map<string, unknown>
  /** Maximum size of the storage in bytes; `Infinity` unless a test sets a limit. */
  limits: { storage: number }
  /**
   * Calls with a real effect, by name. The harness adds network, cashier and camera here. Each returns a promise, and
   * rejects with a `HostRefusal`. A promise that never settles simulates a host that never responds.
   */
  live: Map<string, (options: Record<string, unknown>, task: Task) => Promise<object>>
}

/** Access to the caller of a live call. */
export interface Task {
  /** Called when the program aborts the call. */
  onAbort: (listener: () => void) => void
}

/** Error with which a live call is refused. It contains the host's own error object. */
export class HostRefusal extends Error {
  constructor(readonly answer: object) {
    super(JSON.stringify(answer))
  }
}

const CALLBACKS = ['success', 'fail', 'complete']

const checkOptions = (name: string, { takes = [], needs = [] }: Documented, options: object): void => {
  for (const option of Object.keys(options))
    if (![...takes, ...needs, ...CALLBACKS].includes(option)) throw new Error(`${name} has no option ${option}`)
  for (const option of needs)
    if ((options as Record<string, unknown>)[option] === undefined) throw new Error(`${name} needs ${option}`)
}

/** Builds a fake and makes it the host that `Taro.miniGlobal` names. */
export const createNativeHost = (
  documented: Record<string, Documented>,
  events: readonly string[],
  synchronous: (backstage: Backstage) => Record<string, unknown>,
): NativeHost & Backstage => {
  const scripted = new Map<string, { good: boolean; value: object }>()
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const calls: NativeHost['calls'] = []
  const backstage: Backstage = { stored: new Map(), limits: { storage: Infinity }, live: new Map() }
  const api: Record<string, unknown> = { ...synchronous(backstage) }

  for (const [name, facts] of Object.entries(documented)) {
    api[name] = (options: Record<string, unknown> & Callbacks = {}) => {
      checkOptions(name, facts, options)
      const { success, fail, complete, ...rest } = options
      calls.push({ name, options: rest })
      let over = false
      let settle: ((good: boolean, value: object) => void) | undefined
      const end = (good: boolean, value: object): void => {
        if (over) return
        over = true
        settle?.(good, value)
        if (good) success?.(value)
        else fail?.(value)
        complete?.(value)
      }
      const script = scripted.get(name)
      const live = script ? undefined : backstage.live.get(name)
      const aborts: (() => void)[] = []
      if (live) {
        live(rest, { onAbort: (listener) => void aborts.push(listener) }).then(
          (value) => end(true, value),
          (error: unknown) => end(false, error instanceof HostRefusal ? error.answer : { errMsg: `${name}:fail` }),
        )
      } else {
        const { good, value } = script ?? { good: true, value: facts.gives ?? {} }
        if (!('never' in value)) void Promise.resolve().then(() => end(good, value))
      }
      const task = {
        abort: () => {
          aborts.forEach((listener) => listener())
          end(false, { errMsg: `${name}:fail abort`, error: 9 })
        },
      }
      if (success || fail || complete) return task
      // Without callbacks, the hosts return a promise, which rejects if the call fails.
      const answer = new Promise<object>((resolve, reject: (value: object) => void) => {
        settle = (good, value) => (good ? resolve : reject)(value)
      })
      return Object.assign(answer, task)
    }
  }
  for (const event of events) {
    const own = new Set<(payload: unknown) => void>()
    listeners.set(event, own)
    api[`on${event}`] = (listener: (payload: unknown) => void) => void own.add(listener)
    api[`off${event}`] = (listener?: (payload: unknown) => void) => void (listener ? own.delete(listener) : own.clear())
  }
  taro.miniGlobal = api
  return {
    api,
    calls,
    ...backstage,
    answer: (name, value) => void scripted.set(name, { good: true, value }),
    refuse: (name, value) => void scripted.set(name, { good: false, value }),
    without: (name) => void delete api[name],
    tell: (event, payload) => listeners.get(event)?.forEach((listener) => listener(payload)),
    listening: (event) => listeners.get(event)?.size ?? 0,
    last: (name) => calls.filter((call) => call.name === name).at(-1)?.options,
  }
}
