import Taro from '@tarojs/taro'
import { type NativeError, readRefusal, type RefusalCodes } from './native-refusal'
import { type Refusal, type Refused, refused, type Unsubscribe } from './outcome'

/*
 * Access to the API object of a mini program (`wx`, `my`, `ft`), for the adapters of the three mini-program hosts. The
 * adapters bypass Taro's wrappers for three reasons. Taro returns promises only for some calls (not for
 * `requestPayment`). Taro renames fields on Alipay. If the host lacks a call, Taro runs neither callback, whereas
 * `call` returns `unsupported`.
 */

/** Result of a native call. */
export type Answer<R> = { kind: 'ok'; value: R } | { kind: Refusal }

type NativeFunction = (...args: unknown[]) => unknown

const host = (): Record<string, unknown> => (Taro as { miniGlobal?: Record<string, unknown> }).miniGlobal ?? {}

const find = (name: string): NativeFunction | undefined => {
  const found = host()[name]
  return typeof found === 'function' ? (...args) => (found as NativeFunction).apply(host(), args) : undefined
}

/** Returns a value of the API object that is not a function; undefined if the host lacks it. */
export const hostField = (name: string): unknown => host()[name]

/** Returns true if this version of the host has the call. */
export const canIUse = (name: string): boolean => find(name) !== undefined

/** Calls a native function directly. @throws if the host lacks the function, or if the function throws */
export const invoke = <R>(name: string, ...args: unknown[]): R => {
  const method = find(name)
  if (!method) throw new Error(`Unsupported host call: ${name}. Check canIUse first.`)
  return method(...args) as R
}

/** Calls a synchronous function of the host. Returns undefined if the function is missing or throws. */
export const callSync = <R>(name: string, ...args: unknown[]): R | undefined => {
  try {
    return invoke<R>(name, ...args)
  } catch {
    return undefined
  }
}

/**
 * According to the hosts' documentation, the response is an object. Other values are treated as an object without
 * fields.
 */
const asFields = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/**
 * Makes a call that has `success` and `fail` callbacks. Never rejects. Read the fields of the value with
 * `native-fields.ts`, because a host may send any type.
 * @param codes meanings of the host's error numbers for this call
 */
export const call = <R = unknown>(name: string, options: object = {}, codes: RefusalCodes = {}): Promise<Answer<R>> => {
  const method = find(name)
  if (!method) return Promise.resolve({ kind: 'unsupported' })
  return new Promise((resolve) => {
    const handleFailure = (error: unknown): void => resolve({ kind: readRefusal(error as NativeError, codes) })
    try {
      method({
        ...options,
        success: (value: unknown) => resolve({ kind: 'ok', value: asFields(value) as R }),
        fail: handleFailure,
      })
    } catch (error) {
      handleFailure(error)
    }
  })
}

/** Makes a call whose response is not needed. */
export const callVoid = async (name: string, options: object = {}, codes: RefusalCodes = {}) => {
  const answer = await call(name, options, codes)
  return answer.kind === 'ok' ? ({ kind: 'done' } as const) : { kind: answer.kind }
}

/**
 * Converts a native response. Returns the result of `read`, `failed` if `read` returns nothing, or the refusal of the
 * host.
 */
export const readAnswer = <R, Kind extends string, Case extends { kind: Kind }>(
  answer: Answer<R>,
  read: (value: R) => Case | undefined,
): Case | Refused => {
  if (answer.kind !== 'ok') return refused(answer.kind)
  return read(answer.value) ?? refused('failed')
}

/** Subscribes with a pair of calls `onX` and `offX`. If the host lacks these calls, the listener is never called. */
export const listen = <E>(event: string, listener: (payload: E) => void): Unsubscribe => {
  callSync(`on${event}`, listener)
  return () => void callSync(`off${event}`, listener)
}
