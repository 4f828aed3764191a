import type { EmptyScene } from '../ui/empty/empty'
import { isRequestError } from '@/request/errors'
import { causeOf } from '@/request/modes'
import type { TextKey } from '@/locales/keys'

/** A failed load as a screen shows it: a drawing and words. `message` is the gateway's own sentence and wins over `key`. */
export interface FailureMessage {
  scene: EmptyScene
  message: string
  key: TextKey
  hint: TextKey | null
}

/** The same words as the dialogs of components/response-mode. */
const BY_CAUSE: Record<ReturnType<typeof causeOf>, Omit<FailureMessage, 'message'>> = {
  network: { scene: 'offline', key: 'request.offline', hint: 'request.offlineHint' },
  busy: { scene: 'offline', key: 'request.busyNetwork', hint: 'request.busyNetworkHint' },
  http: { scene: 'offline', key: 'request.checkNetwork', hint: null },
  fallback: { scene: 'error', key: 'request.fallback', hint: null },
}

/** Whether the gateway could not be reached at all. */
export const isOffline = (error: unknown): boolean => isRequestError(error) && error.kind === 'network'

/** What a failure is called where a screen has nothing else to show (shell §8). */
export const failureMessage = (error: unknown): FailureMessage => {
  if (!isRequestError(error)) return { ...BY_CAUSE.fallback, message: '' }
  const words = { ...BY_CAUSE[causeOf(error)], message: error.message }
  // the host tells when a lost network is back, and the screen loads again by itself
  return isOffline(error) ? { ...words, hint: 'request.offlineReloads' } : words
}

/** Whether the gateway answered "not found" or "not yours". */
export const isNotFound = (error: unknown): boolean =>
  isRequestError(error) && (error.httpCode === 404 || error.statusCode === 404)

/** Whether the address names nothing that this buyer can see: the id is unknown, foreign or malformed. Another try changes nothing. */
export const isMissing = (error: unknown): boolean =>
  isNotFound(error) || (isRequestError(error) && error.httpCode === 400)

/** Options of a call whose screen has a view of its own for "there is no such thing". */
export const HANDLES_NOT_FOUND = { handledStatuses: [404, 400] } as const
