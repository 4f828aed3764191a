import { createHmac } from 'node:crypto'
import { seal, unseal } from '../../../core/seal'

/** Returns the digest of a plate. It finds the stays and accounts of the plate without storing the plate itself. */
const plateDigest = (key: Uint8Array, plateNo: string): string =>
  createHmac('sha256', key).update(plateNo).digest('base64url')

/** Returns the columns of a plate: its digest and the encrypted plate. */
export const plateColumns = (key: Uint8Array, plateNo: string): { digest: string; sealed: string } => ({
  digest: plateDigest(key, plateNo),
  sealed: seal(key, plateNo),
})

/** Decrypts a plate. Returns '' for a stay without a plate. */
export const openPlate = (key: Uint8Array, sealed: string | null): string =>
  sealed === null ? '' : unseal(key, sealed)

/** Name of the secret key of plates. */
export const PLATE_KEY = 'plate_key'
