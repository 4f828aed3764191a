import { randomBytes } from 'node:crypto'
import { configurationKey, keyFor, seal, unseal } from '../../../../../src/domain/tracking/seal'
import type { Db } from '../../../core/database/database'
import { secretKey } from '../../../core/keys'

/** Seals for storefronts and opens what they sealed; each configuration that leaves has a key of its own. */
export interface TrackingKeys {
  /** A configuration with a fresh key in it, sealed for this merchant's client of this version. */
  sealConfiguration(configuration: object, merchantId: string, version: string): string
  /** The text of `<key id>.<sealed text>`. Throws 'decrypt fail', for an expired key too. */
  open(data: string): string
}

/** Ms that a key is good for. */
const TTL = 24 * 60 * 60_000

/** An id of 16 hexadecimal digits: the second that its key expires in, and chance. */
const newKeyId = (expiresAt: number): string =>
  Math.floor(expiresAt / 1000)
    .toString(16)
    .padStart(8, '0') + randomBytes(4).toString('hex')

const expired = (id: string, now: number): boolean => !(parseInt(id.slice(0, 8), 16) * 1000 > now)

export const createTrackingKeys = async ({
  db,
  clock,
}: {
  db: Db
  clock: { now(): number }
}): Promise<TrackingKeys> => {
  const secret = await secretKey(db, 'tracking_key')
  return {
    sealConfiguration: (configuration, merchantId, version) => {
      const expiresAt = clock.now() + TTL
      const id = newKeyId(expiresAt)
      const key = Buffer.from(keyFor(secret, id)).toString('base64url')
      const text = JSON.stringify({ ...configuration, key_id: id, key, key_expires_at: expiresAt })
      return seal(configurationKey(merchantId, version), text, randomBytes(24).toString('hex'))
    },
    open: (data) => {
      const [id, sealed = ''] = data.split('.')
      if (expired(id, clock.now())) throw new Error('decrypt fail')
      return unseal(keyFor(secret, id), sealed)
    },
  }
}
