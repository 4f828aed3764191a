import type { Importance } from './call'
import type { RequestError } from './errors'

export interface CallOptions {
  /** Overrides the call's own importance, e.g. a prefetch is `low`. */
  importance?: Importance
  /** The caller handles every failure: the response mode shows no dialog and no toast. */
  silent?: boolean
  /** The caller shows errors inline (a form, a sheet): only response modes and an overload become dialogs. */
  inlineErrors?: boolean
  /** Statuses (business or HTTP) that the caller handles itself, in any mode. */
  handledStatuses?: readonly number[]
  /** The call is part of authentication itself: its failure neither refreshes tokens nor logs out. */
  skipAuthHandling?: boolean
  /** Called when a cached ticket-holder read replaces the answer, with its time of storage (epoch ms). */
  onCached?: (savedAt: number) => void
}

/** Returns true if the caller handles this failure itself. */
export const isHandledByCaller = ({ handledStatuses }: CallOptions, { statusCode, httpCode }: RequestError): boolean =>
  handledStatuses?.some((status) => status === statusCode || status === httpCode) ?? false
