import type { HttpAnswer, QueryValue } from '@/platform/transport/contract'
import type { Step } from '@/lib/compose'
import type { Call, Importance } from './call'
import type { CallOptions } from './options'
import type { RequestError } from './errors'

/** One call on its way through the pipeline. Steps before the transport fill the request, steps behind it read the answer. */
export interface RequestContext {
  readonly call: Call<object, unknown>
  /** As the caller gave them. */
  readonly given: Readonly<Record<string, unknown>>
  readonly options: CallOptions
  readonly importance: Importance
  /** What this sending follows after; empty for the first. Each reason sends a call again once, `mode` as often as it says. */
  readonly after: ReadonlySet<Resend>
  /** The screen in view when the caller asked; '' where there are no screens. */
  readonly pageKey: string

  traceId: string
  /** What is left of the given parameters. */
  params: Record<string, unknown>
  /** Path with its parameters filled in. */
  path: string
  query: Record<string, QueryValue>
  body: Record<string, unknown> | undefined
  headers: Record<string, string>
  /** Access token that the call went with; '' for none. */
  token: string
  /** Who was logged in when the call was made; '' for a visitor. */
  userId: string
  /** Gives the slot of the scheduler back; set while one is held. */
  release: (() => void) | null
  /** The caller was told that time is up; what comes now is only logged. */
  timedOut: boolean
  /** Milliseconds between sending and answer. */
  roundTrip: number

  answer: HttpAnswer | null
  /** `data` of the envelope. */
  data: unknown
  /** What the caller gets when there is no failure. */
  result: unknown
  failure: RequestError | null
}

/**
 * Why a call is sent again: tokens were renewed, newer ones were there already, a captcha was solved, or a response mode
 * (a person, or the limiting dialog) asked for it.
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

/** The show a call is about, wherever the payload says it (shell §3, order creation); '' when it is about none. */
export const showIdOf = (params: Readonly<Record<string, unknown>>): string => {
  const direct = params.showId ?? params.bizShowId
  if (typeof direct === 'string') return direct
  const [first] = Array.isArray(params.items) ? (params.items as unknown[]) : []
  const item = first as { showId?: unknown; spu?: { showId?: unknown } } | null | undefined
  const nested = item?.spu?.showId ?? item?.showId
  return typeof nested === 'string' ? nested : ''
}
