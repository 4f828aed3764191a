import type { HttpAnswer, QueryValue } from '@/platform/transport/contract'
import type { Step } from '@/lib/compose'
import type { Call, Importance } from './call'
import type { CallOptions } from './options'
import type { RequestError } from './errors'

/** One call in the pipeline. Steps before the transport build the request; steps after it read the response. */
export interface RequestContext {
  readonly call: Call<object, unknown>
  /** Parameters that the caller passed, unchanged. */
  readonly given: Readonly<Record<string, unknown>>
  readonly options: CallOptions
  readonly importance: Importance
  /**
   * Reasons for which the call was already sent again; empty for the first attempt. A call is sent again once per
   * reason, but any number of times for `mode`.
   */
  readonly after: ReadonlySet<Resend>
  /** Key of the current screen at the time of the call; '' without screens. */
  readonly pageKey: string

  traceId: string
  /** Parameters that no step has moved into the path, the query or the body yet. */
  params: Record<string, unknown>
  /** Path in which the parameters are filled in. */
  path: string
  query: Record<string, QueryValue>
  body: Record<string, unknown> | undefined
  headers: Record<string, string>
  /** Access token of the request; '' if the request has no token. */
  token: string
  /** User who was logged in at the time of the call; '' for a visitor. */
  userId: string
  /** Releases the slot in the scheduler; null while the call has no slot. */
  release: (() => void) | null
  /** True after the timeout. A response that arrives later is only logged. */
  timedOut: boolean
  /** Duration from the request to the response, ms. */
  roundTrip: number

  answer: HttpAnswer | null
  /** The field `data` of the response's envelope. */
  data: unknown
  /** Result for the caller if there is no failure. */
  result: unknown
  failure: RequestError | null
}

/**
 * Reason for sending a call again.
 * - `refresh`: this call renewed the tokens.
 * - `token`: another call has renewed the tokens.
 * - `captcha`: a captcha was solved.
 * - `mode`: the handler of a response mode retries (on the buyer's request, or from the limiting dialog).
 */
export type Resend = 'refresh' | 'token' | 'captcha' | 'mode'

export type RequestStep = Step<RequestContext>

export const createContext = (
  call: Call<object, unknown>,
  given: Readonly<Record<string, unknown>>,
  options: CallOptions,
  pageKey: string,
  after: ReadonlySet<Resend> = new Set(),
): RequestContext => ({
  call,
  given,
  options,
  importance: options.importance ?? call.importance,
  after,
  pageKey,
  traceId: '',
  params: { ...given },
  path: call.path,
  query: {},
  body: undefined,
  headers: {},
  token: '',
  userId: '',
  release: null,
  timedOut: false,
  roundTrip: 0,
  answer: null,
  data: undefined,
  result: undefined,
  failure: null,
})

/**
 * Returns the show id of a call, from any field of the payload (shell §3, order creation); '' if the call has no show.
 */
export const showIdOf = (params: Readonly<Record<string, unknown>>): string => {
  const direct = params.showId ?? params.bizShowId
  if (typeof direct === 'string') return direct
  const [first] = Array.isArray(params.items) ? (params.items as unknown[]) : []
  const item = first as { showId?: unknown; spu?: { showId?: unknown } } | null | undefined
  const nested = item?.spu?.showId ?? item?.showId
  return typeof nested === 'string' ? nested : ''
}
