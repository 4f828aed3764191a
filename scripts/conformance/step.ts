import type { Call } from '../../src/request/call'
import type { Account } from './options'
import type { Session } from './probe'

/** The context of a step. */
export interface Walk {
  account: Account
  session: Session
  /** True if the walk may create one order. */
  order: boolean
  /**
   * Returns the response of another call of the walk. Sends that call first if necessary. Throws `Skip` if that call
   * fails.
   */
  answer<Params extends object, Result>(call: Call<Params, Result>): Promise<Result>
  /** Sends a call that is not part of the results, to find data. Returns undefined if it fails. */
  request<Params extends object, Result>(call: Call<Params, Result>, params: Params): Promise<Result | undefined>
  /** Returns the code that was sent to the account's phone. */
  loginCode(): Promise<string>
}

/** Error with the reason why a call is skipped. */
export class Skip extends Error {
  readonly name = 'Skip'
}

/** Parameters of each call, or the reason to skip it. The key is the call's name, `resource.name`. */
export type Steps = Readonly<Record<string, string | ((walk: Walk) => object | Promise<object>)>>

export const need = <T>(value: T | null | undefined, what: string): NonNullable<T> => {
  if (value === undefined || value === null || value === '') throw new Skip(`found no ${what}`)
  return value
}

/**
 * Calls `look` for each candidate until one returns a result, and returns that result. Calls it at most `most` times.
 */
export const firstOf = async <T, Result>(
  candidates: readonly T[],
  look: (candidate: T) => Promise<Result | undefined>,
  most = 8,
): Promise<Result | undefined> => {
  for (const candidate of candidates.slice(0, most)) {
    const found = await look(candidate)
    if (found !== undefined) return found
  }
  return undefined
}

/** Wraps a function so that it runs once in each walk. */
export const once = <T>(find: (walk: Walk) => Promise<T>): ((walk: Walk) => Promise<T>) => {
  const found = new WeakMap<Walk, Promise<T>>()
  return (walk) => {
    const known = found.get(walk) ?? find(walk)
    found.set(walk, known)
    return known
  }
}

export const CHANGES_ACCOUNT = 'changes the account'
export const NEEDS_HOST = "needs a mini program's host"
export const NEEDS_PROVIDER = "needs a provider's account"

/** Skips the step unless the walk may create an order. */
export const onlyWithOrder =
  (step: (walk: Walk) => object | Promise<object>) =>
  (walk: Walk): object | Promise<object> => {
    if (!walk.order) throw new Skip('with --order only')
    return step(walk)
  }
