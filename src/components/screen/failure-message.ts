import type { EmptyScene } from '../ui/empty/empty'
import { type FailureKind, isRequestError } from '@/request/errors'
import type { TextKey } from '@/locales/keys'

/** A failed load as a screen shows it: a drawing and words. `message` is the gateway's own sentence and wins over `key`. */
export interface FailureMessage {
  scene: EmptyScene
  message: string
  key: TextKey
  hint: TextKey | null
}

const BY_KIND: Partial<Record<FailureKind, Omit<FailureMessage, 'message'>>> = {
  network: { scene: 'offline', key: 'request.offline', hint: 'request.offlineReloads' },
  timeout: { scene: 'offline', key: 'request.busyNetwork', hint: 'request.busyNetworkHint' },
}

/** What a failure is called where a screen has nothing else to show (shell §8). */
export const failureMessage = (error: unknown): FailureMessage => {
  const kind = isRequestError(error) && (error.httpCode === 504 ? 'network' : error.kind)
  const known = kind ? BY_KIND[kind] : undefined
  const content = known ?? { scene: 'error' as const, key: 'request.fallback' as const, hint: null }
  return { ...content, message: isRequestError(error) ? error.message : '' }
}

/** Whether the gateway answered "not found" or "not yours". */
export const isNotFound = (error: unknown): boolean =>
  isRequestError(error) && (error.httpCode === 404 || error.statusCode === 404)

/** Options of a call whose screen has a view of its own for "there is no such thing". */
export const HANDLES_NOT_FOUND = { handledStatuses: [404] } as const
