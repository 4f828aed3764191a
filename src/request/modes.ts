import type { RequestError } from './errors'

/**
 * Numbers of the supported response modes (shell §8, decision 23). Other numbers, including 6 and 7, are not supported.
 */
export const MODES = {
  none: 0,
  toast: 1,
  alert: 2,
  login: 3,
  back: 4,
  waiting: 5,
  backRefresh: 8,
  limiting: 9,
  retry: 10,
  booking: 11,
} as const

type Mode = keyof typeof MODES

/**
 * Handling of a failure. The gateway's mode determines it. If there is no mode, the cause of the failure determines
 * it.
 * - `busy`: an overloaded service.
 * - `network`: no connection.
 * - `http`: another HTTP failure without an envelope.
 * - `fallback`: any other cause.
 */
export type FailureHandling = Mode | 'busy' | 'network' | 'http' | 'fallback'

const byNumber = new Map<number, Mode>(Object.entries(MODES).map(([mode, number]) => [number, mode as Mode]))

const isBusyStatus = (status: number): boolean =>
  (status >= 461 && status <= 469) || status === 999 || status === 418 || status === 403 || status === 405

/**
 * Returns the handling by the cause of a failure, regardless of its mode (shell §8). A gateway timeout and a missing
 * response count as `network`. Other HTTP failures without an envelope are handled in the same way, because buyers
 * cannot distinguish them.
 */
export const causeOf = ({ kind, httpCode = 200 }: RequestError): 'busy' | 'network' | 'http' | 'fallback' => {
  if (kind === 'timeout' || kind === 'network' || httpCode === 504) return 'network'
  if (isBusyStatus(httpCode)) return 'busy'
  return kind === 'http' ? 'http' : 'fallback'
}

/**
 * Returns the handling for a failed high or critical call (shell §4 and §8). The gateway's mode has priority over the
 * HTTP status. Limiting only applies to critical calls; other calls use retry instead (decision 22).
 */
export const failureHandlingOf = (error: RequestError, critical: boolean): FailureHandling => {
  if (error.mode === undefined) return causeOf(error)
  const named = byNumber.get(error.mode) ?? 'fallback'
  return named === 'limiting' && !critical ? 'retry' : named
}

/**
 * Returns true if the failure needs a dialog even where errors are shown inline. This applies if the gateway sent a
 * mode, or if the service is overloaded.
 */
export const isCommanded = (error: RequestError, handling: FailureHandling): boolean =>
  error.mode !== undefined || handling === 'busy'
