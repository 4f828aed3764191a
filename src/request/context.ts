import type { HttpAnswer, QueryValue } from '@/platform/transport/contract'
import type { Step } from '@/lib/compose'
import type { Call, Importance } from './call'
import type { CallOptions } from './options'
import type { RequestError } from './errors'

/** One call in the pipeline. Steps before the transport build the request; steps after it read the answer. */
export interface RequestContext {
  readonly call: Call<object, unknown>
  /** Original parameters of the caller. */
  readonly given: Readonly<Record<string, unknown>>
  readonly options: CallOptions
  readonly importance: Importance
  /** Reasons for earlier resends; empty for the first attempt. Each reason allows one retry, `mode` any number. */
  readonly after: ReadonlySet<Resend>
  /** Key of the screen in view when the call was made; '' without screens. */
  readonly pageKey: string

  traceId: string
  /** Remaining parameters. */
  params: Record<string, unknown>
  /** Path with its parameters filled in. */
  path: string
  query: Record<string, QueryValue>
  body: Record<string, unknown> | undefined
  headers: Record<string, string>
  /** Access token of the request; '' without one. */
  token: string
  /** User logged in when the call was made; '' for a visitor. */
  userId: string
  /** Releases the scheduler's slot; set while one is held. */
  release: (() => void) | null
  /** True after the timeout; a late answer is only logged. */
  timedOut: boolean
  /** Milliseconds between request and response. */
  roundTrip: number

  answer: HttpAnswer | null
  /** `data` of the envelope. */
  data: unknown
  /** The caller's result when there is no failure. */
  result: unknown
  failure: RequestError | null
}

/**
 * Reason of a resend.
 * - `refresh`: tokens were renewed.
 * - `token`: newer tokens existed already.
 * - `captcha`: a captcha was solved.
 * - `mode`: a response mode retries (the buyer, or the limiting dialog).
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

/** Returns the show id of a call, from any field of the payload (shell §3, order creation); '' without one. */
export const showIdOf = (params: Readonly<Record<string, unknown>>): string => {
  const direct = params.showId ?? params.bizShowId
  if (typeof direct === 'string') return direct
  const [first] = Array.isArray(params.items) ? (params.items as unknown[]) : []
  const item = first as { showId?: unknown; spu?: { showId?: unknown } } | null | undefined
  const nested = item?.spu?.showId ?? item?.showId
  return typeof nested === 'string' ? nested : ''
}
