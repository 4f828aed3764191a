import type { CaptchaKind } from '@/domain/captcha/captcha'

/** Required authentication of a call: `public` needs no token, `buyer` needs an access token (shell §6). */
type Auth = 'public' | 'buyer'

/** Importance of a call, the most important with the lowest number (shell §9); for scheduler and response modes. */
export const WEIGHT = { critical: 1, high: 10, medium: 20, low: 30 } as const

export type Importance = keyof typeof WEIGHT

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The facts of a call, declared with the call, never derived from its URL. */
export interface CallFacts<Result> {
  auth: Auth
  /** Default `medium`. */
  importance?: Importance
  /** Timeout of the client in ms; default 5,000 (shell §9). */
  timeout?: number
  /** True for a GET that changes state: never shared or repeated silently (decision 29). False for a reading POST. */
  changesState?: boolean
  /** Parameters in the query of a method with a body. */
  query?: readonly string[]
  /** Call of the risk service: any failure becomes success without data (shell §8, decision 30). */
  pipeline?: 'risk'
  /** Sent with the captcha token of this kind, if available. */
  captcha?: CaptchaKind
  /** True for a call that the gateway limits by device: it is sent with the random id of this installation. */
  deviceLimit?: true
  /** Ticket-holder reads: this user's last successful response replaces a network failure (shell §8). */
  cache?: 'ticket-holder'
  /** Converts the wire's `data` to the domain's value. Optional irregularities get defaults; throws if unusable. */
  read: (data: unknown) => Result
}

/** A backend call as a value: path, facts and reader. `Params` exists for the type checker only. */
export interface Call<Params extends object, Result> extends CallFacts<Result> {
  readonly method: Method
  /** Below the gateway's address, without a leading slash; `{name}` is filled from the parameters. */
  readonly path: string
  readonly importance: Importance
  readonly params?: Params
}

/** Returns true if the call does not change data of the gateway. */
export const isRead = ({ method, changesState }: Pick<Call<object, unknown>, 'method' | 'changesState'>): boolean =>
  !(changesState ?? method !== 'GET')

/** Parameters of a call without any. */
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
