import type { RequestError } from './errors'

/** Numbers of the response modes (shell §8, decision 23). 6, 7 and whatever else a gateway may send are unknown. */
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
 * How a failure is handled: by the mode that the gateway named, else by what went wrong.
 * `busy` the service is overloaded, `network` there is no connection, `http` another HTTP failure without an envelope,
 * `fallback` anything else.
 */
export type FailureHandling = Mode | 'busy' | 'network' | 'http' | 'fallback'

const byNumber = new Map<number, Mode>(Object.entries(MODES).map(([mode, number]) => [number, mode as Mode]))

const isBusyStatus = (status: number): boolean =>
  (status >= 461 && status <= 469) || status === 999 || status === 418 || status === 403 || status === 405

/**
 * What went wrong, whatever the mode (shell §8): a gateway timeout counts as no connection, and so does no answer; another
 * HTTP failure without an envelope is the network's, as far as a buyer can tell.
 */
export const causeOf = ({ kind, httpCode = 200 }: RequestError): 'busy' | 'network' | 'http' | 'fallback' => {
  if (kind === 'timeout' || kind === 'network' || httpCode === 504) return 'network'
  if (isBusyStatus(httpCode)) return 'busy'
  return kind === 'http' ? 'http' : 'fallback'
}

/**
 * The handling of a failed high or critical call (shell §4 and §8). A mode that the gateway names wins over the HTTP status;
 * limiting is for critical calls, others use retry instead (decision 22).
 */
export const failureHandlingOf = (error: RequestError, critical: boolean): FailureHandling => {
  if (error.mode === undefined) return causeOf(error)
  const named = byNumber.get(error.mode) ?? 'fallback'
  return named === 'limiting' && !critical ? 'retry' : named
}

/**
 * Whether the failure needs a dialog even when the caller shows errors inline: the gateway named a mode, or the service is
 * overloaded.
 */
export const isCommanded = (error: RequestError, handling: FailureHandling): boolean =>
  error.mode !== undefined || handling === 'busy'
