import type { CaptchaKind } from '@/domain/captcha/captcha'

/** Required authentication of a call: `public` needs no token, `buyer` needs an access token (shell §6). */
type Auth = 'public' | 'buyer'

/**
 * Importance of a call as a number; the most important has the lowest number (shell §9). Used by the scheduler and the
 * response modes.
 */
export const WEIGHT = { critical: 1, high: 10, medium: 20, low: 30 } as const

export type Importance = keyof typeof WEIGHT

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Facts of a call. Each call declares them; they are never derived from its URL. */
export interface CallFacts<Result> {
  auth: Auth
  /** Importance; default `medium`. */
  importance?: Importance
  /** Timeout of the client in ms; default 5,000 (shell §9). */
  timeout?: number
  /**
   * True for a GET that changes state, which is never shared or repeated silently (decision 29). False for a POST that
   * only reads.
   */
  changesState?: boolean
  /** Names of parameters that are sent in the query although the method has a body. */
  query?: readonly string[]
  /**
   * Set to `risk` for calls of the risk service. Every failure of these calls becomes a success without data (shell §8,
   * decision 30).
   */
  pipeline?: 'risk'
  /** Kind of captcha whose token the call sends if a token exists. */
  captcha?: CaptchaKind
  /** Set for calls that the gateway limits per device. They send the random id of this installation. */
  deviceLimit?: true
  /** Set for ticket-holder reads. If the network fails, the user's last successful response is used (shell §8). */
  cache?: 'ticket-holder'
  /**
   * Converts `data` of the response to the result type. Missing optional fields get defaults. Throws if the data is
   * unusable.
   */
  read: (data: unknown) => Result
}

/** A backend call as a value: its path, properties and reader. `Params` exists only for the type checker. */
export interface Call<Params extends object, Result> extends CallFacts<Result> {
  readonly method: Method
  /** Path on the gateway without a leading slash. `{name}` is replaced by the parameter. */
  readonly path: string
  readonly importance: Importance
  readonly params?: Params
}

/** Returns true if the call does not change data of the gateway. */
export const isRead = ({ method, changesState }: Pick<Call<object, unknown>, 'method' | 'changesState'>): boolean =>
  !(changesState ?? method !== 'GET')

/** Parameter type of a call without parameters. */
export type NoParams = Record<never, never>

const declare =
  (method: Method) =>
  <Params extends object, Result>(path: string, facts: CallFacts<Result>): Call<Params, Result> => ({
    importance: 'medium',
    ...facts,
    method,
    path,
  })

export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')
export const del = declare('DELETE')
