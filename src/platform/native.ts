import Taro from '@tarojs/taro'
import type { Refusal, Unsubscribe } from './outcome'
import { type NativeError, readRefusal, type RefusalCodes } from './native-refusal'

/*
 * The mini program's own object (`wx`, `my`, `ft`), for the adapters of the three mini-program hosts.
 * Taro's wrappers are passed by: they promisify some calls and not others (`requestPayment`), rename fields on Alipay,
 * and a call that the host lacks neither answers nor fails.
 */

/** What a native call came to. */
export type Answer<R> = { kind: 'ok'; value: R } | { kind: Refusal }

type NativeFunction = (...args: unknown[]) => unknown

const host = (): Record<string, unknown> => (Taro as { miniGlobal?: Record<string, unknown> }).miniGlobal ?? {}

const find = (name: string): NativeFunction | undefined => {
  const found = host()[name]
  return typeof found === 'function' ? (...args) => (found as NativeFunction).apply(host(), args) : undefined
}

/** Whether this version of the host has the call. */
export const has = (name: string): boolean => find(name) !== undefined

/** A call as it is. Throws when the host lacks it or throws itself. */
export const invoke = <R>(name: string, ...args: unknown[]): R => {
  const call = find(name)
  if (!call) throw new Error(`the host has no ${name}`)
  return call(...args) as R
}

/** A synchronous call; undefined when the host lacks it or it throws. */
export const callNow = <R>(name: string, ...args: unknown[]): R | undefined => {
  try {
    return invoke<R>(name, ...args)
  } catch {
    return undefined
  }
}

/** What a host answers is an object by every document; an answer that is none has no fields. */
const asFields = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/**
 * A call with `success` and `fail` callbacks. Never rejects. The value is an object, whose fields are to be read by
 * `native-fields.ts`: no type is sure of what comes from a host.
 * @param codes what the host's error numbers mean for this call.
 */
export const ask = <R = unknown>(name: string, options: object = {}, codes: RefusalCodes = {}): Promise<Answer<R>> => {
  const call = find(name)
  if (!call) return Promise.resolve({ kind: 'unsupported' })
  return new Promise((resolve) => {
    const refuse = (error: unknown): void => resolve({ kind: readRefusal(error as NativeError, codes) })
    try {
      call({
        ...options,
        success: (value: unknown) => resolve({ kind: 'ok', value: asFields(value) as R }),
        fail: refuse,
      })
    } catch (error) {
      refuse(error)
    }
  })
}

/** `ask` for calls whose answer carries nothing. */
export const act = async (name: string, options: object = {}, codes: RefusalCodes = {}) => {
  const answer = await ask(name, options, codes)
  return answer.kind === 'ok' ? ({ kind: 'done' } as const) : { kind: answer.kind }
}

/** Subscribes by the host's pair `onX` and `offX`; a host without them never tells. */
export const listen = <E>(event: string, listener: (payload: E) => void): Unsubscribe => {
  callNow(`on${event}`, listener)
  return () => void callNow(`off${event}`, listener)
}
