import { createHash } from 'node:crypto'
import type { Tx } from '../../../core/database/database'
import { identifiersOf } from '../../base/user/identifier-service'

const digest = (identity: string): string => createHash('sha256').update(identity).digest('base64url')

/**
 * Returns hashes of a buyer's identifiers: account, phone, current open ids at hosts, and device.
 * @param deviceId id of the device, or ''
 */
export const identitiesOf = async (tx: Tx, userId: string, deviceId = ''): Promise<string[]> =>
  [...(await identifiersOf(tx, userId)), ...(deviceId ? [`device ${deviceId}`] : [])].map(digest)
