import { randomBytes } from 'node:crypto'
import { configurationKey, keyFor, seal, unseal } from '../../../../../src/domain/tracking/seal'
import type { Db } from '../../../core/database/database'
import { secretKey } from '../../../core/keys'

/**
 * Encrypts configurations for storefronts, and decrypts the data that they send. Each configuration contains a
 * different key.
 */
export interface TrackingKeys {
  /** Adds a new key to a configuration and encrypts the result, for a client of this merchant and version. */
  sealConfiguration(configuration: object, merchantId: string, version: string): string
  /** Decrypts `<key id>.<sealed text>`. Throws 'decrypt fail' for an invalid text and for an expired key. */
  open(data: string): string
}

/** Lifetime of a key, ms. */
const TTL = 24 * 60 * 60_000

/** Creates a key id of 16 hexadecimal digits: the time when the key expires, in seconds, and random digits. */
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
