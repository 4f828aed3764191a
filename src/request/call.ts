import type { CaptchaKind } from '@/domain/captcha/captcha'

/** Who may send a call: `public` needs no token, `buyer` needs an access token (shell §6). */
type Auth = 'public' | 'buyer'

/** How much a call matters, the least number first (shell §9); the scheduler and the response modes read it. */
export const WEIGHT = { critical: 1, high: 10, medium: 20, low: 30 } as const

export type Importance = keyof typeof WEIGHT

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The facts of a call, declared where the call is, never guessed from its URL. */
export interface CallFacts<Result> {
  auth: Auth
  /** Default `medium`. */
  importance?: Importance
  /** Milliseconds the client waits before it gives up; default 5,000 (shell §9). */
  timeout?: number
  /**
   * True for a GET that changes state: never shared, prefetched or repeated silently (decision 29). False for a POST that only
   * reads.
   */
  changesState?: boolean
  /** Parameters that travel in the query even though the method has a body. */
  query?: readonly string[]
  /** Of the risk service: whatever goes wrong comes out as success without data (shell §8, decision 30). */
  pipeline?: 'risk'
  /** Sent with the captcha token of this kind, if there is one. */
  captcha?: CaptchaKind
  /** Ticket-holder reads: the last good answer of this user is served when the network fails (shell §8). */
  cache?: 'ticket-holder'
  /** Turns the wire's `data` into the domain's value. Optional oddities get defaults; it throws only where nothing useful is left. */
  read: (data: unknown) => Result
}

/** One backend call as a value: path, facts and reader. `Params` exists for the type checker only. */
export interface Call<Params extends object, Result> extends CallFacts<Result> {
  readonly method: Method
  /** Below the gateway's address, without a leading slash; `{name}` is filled from the parameters. */
  readonly path: string
  readonly importance: Importance
  readonly params?: Params
}

/** Whether the call leaves the gateway as it was. */
export const isRead = ({ method, changesState }: Pick<Call<object, unknown>, 'method' | 'changesState'>): boolean =>
  !(changesState ?? method !== 'GET')

/** Parameters of a call that takes none. */
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
