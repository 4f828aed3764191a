import { randomKey } from '@/lib/random-key'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import type { RequestStep } from '../context'

const HEADER = 'device-id'

type IdStorage = Pick<HostStorage, 'read' | 'write'>

/** Returns the id of this installation. Creates it for the first call. */
const installationOf = (storage: IdStorage): string => {
  const stored = storage.read(keys.installation)
  if (stored) return stored
  const created = randomKey()
  storage.write(keys.installation, created)
  return created
}

/** Adds the id of this installation, only to calls with a rate limit per device. */
export const deviceId =
  (storage: IdStorage): RequestStep =>
  (context, next) => {
    if (context.call.deviceLimit) context.headers[HEADER] = installationOf(storage)
    return next()
  }
