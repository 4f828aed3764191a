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
 * How a failure is treated: by the mode that the gateway named, or, where it named none, by what went wrong.
 * `busy` the network is too crowded, `network` there is no way through, `fallback` nothing sensible is known.
 */
export type FailureHandling = Mode | 'busy' | 'network' | 'fallback'

const byNumber = new Map<number, Mode>(Object.entries(MODES).map(([mode, number]) => [number, mode as Mode]))

const isBusyStatus = (status: number): boolean =>
  (status >= 461 && status <= 469) || status === 999 || status === 418 || status === 403 || status === 405

/**
 * The treatment of a failed high or critical call (shell §4 and §8). A mode that the gateway names counts before the HTTP
 * status it travels on; limiting is for critical calls, others take it as retry (decision 22).
 */
export const failureHandlingOf = ({ mode, kind, httpCode = 200 }: RequestError, critical: boolean): FailureHandling => {
  if (mode !== undefined) {
    const named = byNumber.get(mode) ?? 'fallback'
    return named === 'limiting' && !critical ? 'retry' : named
  }
  if (kind === 'timeout' || kind === 'network' || httpCode === 504) return 'network'
  return isBusyStatus(httpCode) ? 'busy' : 'fallback'
}

/**
 * Whether the failure must be told by a dialog even where the screen has a place of its own for failures: the gateway
 * said how, or the network is so crowded that waiting is all there is.
 */
export const isCommanded = (error: RequestError, handling: FailureHandling): boolean =>
  error.mode !== undefined || handling === 'busy'
