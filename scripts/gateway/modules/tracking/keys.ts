import { randomBytes } from 'node:crypto'
import { configurationKey, keyFor, seal, unseal } from '../../../../src/domain/tracking/seal'
import type { Db } from '../../core/database/database'
import { secretKey } from '../../core/keys'

/** Seals for storefronts and opens what they sealed; each configuration that leaves has a key of its own. */
export interface TrackingKeys {
  /** A configuration with a fresh key in it, sealed for this merchant's client of this version. */
  sealConfiguration(configuration: object, merchantId: string, version: string): string
  /** The text of `<key id>.<sealed text>`. Throws 'decrypt fail'. */
  open(data: string): string
}

export const createTrackingKeys = async (db: Db): Promise<TrackingKeys> => {
  const secret = await secretKey(db, 'tracking_key')
  return {
    sealConfiguration: (configuration, merchantId, version) => {
      const id = randomBytes(8).toString('hex')
      const key = Buffer.from(keyFor(secret, id)).toString('base64url')
      const text = JSON.stringify({ ...configuration, key_id: id, key })
      return seal(configurationKey(merchantId, version), text, randomBytes(24).toString('hex'))
    },
    open: (data) => {
      const [id, sealed = ''] = data.split('.')
      return unseal(keyFor(secret, id), sealed)
    },
  }
}
