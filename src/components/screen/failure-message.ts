import type { EmptyScene } from '../ui/empty/empty'
import { isRequestError } from '@/request/errors'
import { causeOf } from '@/request/modes'
import type { TextKey } from '@/locales/keys'

/** Picture and texts for a failed load. `message` is the gateway's own message and overrides `key`. */
export interface FailureMessage {
  scene: EmptyScene
  message: string
  key: TextKey
  hint: TextKey | null
}

/** The same texts as in the dialogs of components/response-mode. */
const BY_CAUSE: Record<ReturnType<typeof causeOf>, Omit<FailureMessage, 'message'>> = {
  network: { scene: 'offline', key: 'request.offline', hint: 'request.offlineHint' },
  busy: { scene: 'offline', key: 'request.busyNetwork', hint: 'request.busyNetworkHint' },
  http: { scene: 'offline', key: 'request.checkNetwork', hint: null },
  fallback: { scene: 'error', key: 'request.fallback', hint: null },
}

/** Returns true if the gateway could not be reached. */
export const isOffline = (error: unknown): boolean => isRequestError(error) && error.kind === 'network'

/** Returns the message of a failure for a screen without content (shell §8). */
export const failureMessage = (error: unknown): FailureMessage => {
  if (!isRequestError(error)) return { ...BY_CAUSE.fallback, message: '' }
  const failure = { ...BY_CAUSE[causeOf(error)], message: error.message }
  // The hint promises an automatic reload, because the host reports the return of the network.
  return isOffline(error) ? { ...failure, hint: 'request.offlineReloads' } : failure
}

/** Returns true if the gateway answered "not found" or "not yours". */
export const isNotFound = (error: unknown): boolean =>
  isRequestError(error) && (error.httpCode === 404 || error.statusCode === 404)

/** Returns true if a retry is useless: the id is unknown, of another buyer, or malformed. */
export const isMissing = (error: unknown): boolean =>
  isNotFound(error) || (isRequestError(error) && error.httpCode === 400)

/** Options of a call, for a screen with its own view of "not found". */
export const HANDLES_NOT_FOUND = { handledStatuses: [404, 400] } as const
