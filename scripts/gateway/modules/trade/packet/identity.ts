import { createHash } from 'node:crypto'
import type { Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { requireUser } from '../../base/user/account-service'

const digest = (identity: string): string => createHash('sha256').update(identity).digest('base64url')

/**
 * Returns hashes of a buyer's identifiers: account, phone, current open ids at hosts, and device.
 * @param deviceId id of the device, or ''
 */
export const identitiesOf = async (tx: Tx, userId: string, deviceId = ''): Promise<string[]> => {
  const { country_code: area, cellphone } = await requireUser(tx, userId)
  const hosts = await listRows(tx, 'host_accounts', { user_id: userId })
  const openIds = hosts.map(({ platform, open_id: openId }) => `${platform} ${openId}`)
  return [
    userId,
    ...(cellphone ? [`+${area} ${cellphone}`] : []),
    ...openIds,
    ...(deviceId ? [`device ${deviceId}`] : []),
  ].map(digest)
}
