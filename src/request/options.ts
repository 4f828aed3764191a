import type { Importance } from './call'
import type { RequestError } from './errors'

export interface CallOptions {
  /** Overrides the call's own importance, e.g. a prefetch is `low`. */
  importance?: Importance
  /** Leaves the treatment of a failure wholly to the caller: no dialog, no toast from the response mode. */
  silent?: boolean
  /**
   * The caller tells failures at its own place (a form, a sheet): only what the gateway itself commands by a response mode,
   * and a crowded network, become dialogs.
   */
  inlineErrors?: boolean
  /** Statuses (business, or HTTP) that the caller has an answer of its own to, whatever their mode. */
  handledStatuses?: readonly number[]
  /** The call is part of authentication itself: its failure neither refreshes nor logs out. */
  skipAuthHandling?: boolean
  /** Told when the kept copy of a ticket-holder read stands in for the answer, with its time (epoch ms). */
  onCached?: (savedAt: number) => void
}

/** Whether the caller has an answer of its own to this failure. */
export const isHandledByCaller = ({ handledStatuses }: CallOptions, { statusCode, httpCode }: RequestError): boolean =>
  handledStatuses?.some((status) => status === statusCode || status === httpCode) ?? false
