import type { Importance } from './call'
import type { RequestError } from './errors'

export interface CallOptions {
  /** Importance that overrides the importance of the call. For example, a prefetch uses `low`. */
  importance?: Importance
  /** True if the caller handles every failure. No response mode then shows a dialog or a toast. */
  silent?: boolean
  /**
   * True if the caller shows errors inline, in a form or a sheet. A dialog then only opens if the gateway sends a
   * response mode or is overloaded.
   */
  inlineErrors?: boolean
  /** Status codes (business or HTTP) that the caller handles itself, regardless of the mode. */
  handledStatuses?: readonly number[]
  /**
   * True for calls that are part of the authentication. If they fail, the tokens are not refreshed and the login does
   * not end.
   */
  skipAuthHandling?: boolean
  /**
   * Called when a ticket-holder read uses a cached response. Gets the time at which the response was stored (epoch ms).
   */
  onCached?: (savedAt: number) => void
}

/** Returns true if the caller handles this failure itself. */
export const isHandledByCaller = ({ handledStatuses }: CallOptions, { statusCode, httpCode }: RequestError): boolean =>
  handledStatuses?.some((status) => status === statusCode || status === httpCode) ?? false
