import { enterAlipay } from '../fakes/alipay'
import { enterBank } from '../fakes/bank'
import type { Backstage, NativeHost } from '../fakes/native-host'
import { enterWeapp } from '../fakes/weapp'
import { loginCalls, messageCalls, moveCalls, paymentCalls, permittedCalls, requestCall, type Workings } from './calls'
import { type Ground, windowFacts, withEdges } from './ground'
import type { Kind } from './kinds'
import type { Meter } from './meter'
import { pictureCalls } from './picture-calls'
import { selectorQuery } from './selector-query'
import { Visibility } from './visibility'

/** How the program was opened. */
export interface LaunchOptions {
  path: string
  query: Record<string, string>
  scene: number
}

type Fn = (...args: unknown[]) => unknown

const ENTER: Record<Kind, () => NativeHost & Backstage> = { weapp: enterWeapp, alipay: enterAlipay, bank: enterBank }

const bytesOf = (value: unknown): number => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))

/**
 * Adds the storage calls. The storage remains after the mini program ends: a test passes it from one launch to the
 * next.
 */
const useStorage = (fake: NativeHost & Backstage, stored: Map<string, unknown>, meter: Meter, kind: Kind): void => {
  for (const [key, value] of stored) fake.stored.set(key, value)
  const set = fake.api.setStorageSync as Fn
  fake.api.setStorageSync = (...args: unknown[]) => {
    const answer = set(...args)
    const key = kind === 'alipay' ? (args[0] as { key: string }).key : (args[0] as string)
    const all = [...fake.stored.values()].reduce<number>((sum, value) => sum + bytesOf(value), 0)
    meter.stored(key, bytesOf(fake.stored.get(key) ?? ''), all)
    return answer
  }
}

/** A host object of one kind, with the calls that have a real effect. */
export interface Native {
  readonly fake: NativeHost & Backstage
  /**
   * The API object for the mini program. It has its own property names, and copies responses into the mini program's
   * realm.
   */
  readonly object: Record<string, unknown>
  /** Elements that the mini program observes on its pages. */
  readonly visibility: Visibility
}

const CALLBACKS = ['success', 'fail', 'complete']
/** Calls that copy their answers into the realm themselves. */
const OWN_REALM = ['createSelectorQuery', 'createIntersectionObserver', 'nextTick']

/** Copies every value that reaches the program through a callback into the program's realm. */
const inwardly = (inward: <T>(value: T) => T, guard: (run: () => void) => void) => {
  const wrapped = new WeakMap<Fn, Fn>()
  const callback = (listener: Fn): Fn => {
    const known = wrapped.get(listener)
    if (known) return known
    const own: Fn = (...args) => guard(() => void listener(...args.map(inward)))
    wrapped.set(listener, own)
    return own
  }
  const argument = (value: unknown): unknown => {
    if (typeof value === 'function') return callback(value as Fn)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const entries = Object.entries(value).map(([name, each]) => [
      name,
      CALLBACKS.includes(name) && typeof each === 'function' ? callback(each as Fn) : (each as unknown),
    ])
    return Object.fromEntries(entries) as object
  }
  return (call: Fn): Fn =>
    (...args) =>
      inward(call(...args.map(argument)))
}

/**
 * Creates the host's API object with its observers. `stored` is the storage after an earlier launch.
 * @param without names that this version of the host does not have
 * @param inward copies a response into the mini program's realm
 * @param guard runs a callback of the mini program and reports its errors
 * @param ground computes the layout of pages
 */
export const createNative = (
  kind: Kind,
  workings: Workings,
  launch: LaunchOptions,
  stored: Map<string, unknown>,
  without: readonly string[],
  inward: <T>(value: T) => T,
  guard: (run: () => void) => void,
  ground?: Ground,
): Native => {
  const fake = ENTER[kind]()
  useStorage(fake, stored, workings.meter, kind)
  const live = {
    ...moveCalls(kind, workings),
    ...requestCall(kind, workings),
    ...loginCalls(kind, workings),
    ...paymentCalls(kind, workings),
    ...permittedCalls(kind, workings),
    ...messageCalls(kind, workings),
    ...pictureCalls(kind, workings),
  }
  for (const [name, run] of Object.entries(live)) {
    if (!(name in fake.api)) throw new Error(`${kind} does not document ${name}.`)
    fake.live.set(name, run)
  }
  fake.live.set('getNetworkType', () => Promise.resolve(networkType(kind, workings.network.lost)))
  const visibility = new Visibility(kind, inward, guard)
  const names: Record<string, unknown> = {
    ...fake.api,
    canIUse: (schema: string) => String(schema).split('.')[0]! in names,
    nextTick: (run: () => void) => void Promise.resolve().then(() => guard(run)),
    getLaunchOptionsSync: () => launch,
    getEnterOptionsSync: () => launch,
    createSelectorQuery: () => selectorQuery(() => workings.pages().top.view, inward, ground),
    createIntersectionObserver: visibility.create,
    ...(ground && phoneCalls(kind, fake.api, ground)),
  }
  if (kind === 'weapp' && !workings.program.app.darkmode) withoutTheme(names)
  for (const name of without) delete names[name]
  const wrap = inwardly(inward, guard)
  const own = Object.entries(names).map(([name, value]) => [
    name,
    typeof value === 'function' && !OWN_REALM.includes(name) ? wrap(value as Fn) : value,
  ])
  return { fake, object: Object.fromEntries(own) as Record<string, unknown>, visibility }
}

/**
 * Creates the calls by which this kind of host reports properties of the phone. Sizes come from `ground`. Only WeChat
 * documents a theme.
 */
const phoneCalls = (kind: Kind, api: Record<string, unknown>, { phone }: Ground): Record<string, Fn> => {
  const theme = kind === 'weapp' ? { theme: phone.theme } : {}
  const facts: Record<string, object> = {
    getWindowInfo: windowFacts(phone),
    getSystemInfoSync: { ...windowFacts(phone), ...theme },
    getAppBaseInfo: theme,
    getMenuButtonBoundingClientRect: withEdges(phone.menuButton),
  }
  const known = Object.entries(facts).filter(([name]) => typeof api[name] === 'function')
  return Object.fromEntries(
    known.map(([name, more]) => [name, () => ({ ...((api[name] as Fn)() as object), ...more })]),
  )
}

/** A program that does not declare `darkmode` gets no theme. */
const withoutTheme = (names: Record<string, unknown>): void => {
  for (const name of ['getAppBaseInfo', 'getSystemInfoSync']) {
    const call = names[name] as Fn | undefined
    if (call) names[name] = () => ({ ...(call() as object), theme: undefined })
  }
  names.onThemeChange = () => undefined
}

const networkType = (kind: Kind, lost: boolean): object =>
  kind === 'alipay'
    ? { networkAvailable: !lost, networkType: lost ? 'NOTREACHABLE' : 'WIFI' }
    : { networkType: lost ? 'none' : 'wifi' }
