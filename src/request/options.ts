import type { Importance } from './call'
import type { RequestError } from './errors'

export interface CallOptions {
  /** Importance that overrides that of the call; for example, a prefetch is `low`. */
  importance?: Importance
  /** True if the caller handles every failure. The response mode then shows neither a dialog nor a toast. */
  silent?: boolean
  /**
   * True if the caller shows errors inline, in a form or a sheet. Only response modes and an overload then open a
   * dialog.
   */
  inlineErrors?: boolean
  /** Status codes (business or HTTP) that the caller handles itself, regardless of the mode. */
  handledStatuses?: readonly number[]
  /** True for calls that are part of the authentication. Their failure neither refreshes the tokens nor logs out. */
  skipAuthHandling?: boolean
  /** Called when a cached response of a ticket-holder read is used, with the time of its storage (epoch ms). */
  onCached?: (savedAt: number) => void
}

/** Returns true if the caller handles this failure itself. */
export const isHandledByCaller = ({ handledStatuses }: CallOptions, { statusCode, httpCode }: RequestError): boolean =>
  handledStatuses?.some((status) => status === statusCode || status === httpCode) ?? false
