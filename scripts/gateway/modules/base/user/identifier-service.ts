import type { Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { requireUser } from './account-service'

/** Returns the identifiers of a buyer: account, phone, and current open ids at hosts. */
export const identifiersOf = async (tx: Tx, userId: string): Promise<string[]> => {
  const { country_code: area, cellphone } = await requireUser(tx, userId)
  const hosts = await listRows(tx, 'host_accounts', { user_id: userId })
  const openIds = hosts.map(({ platform, open_id: openId }) => `${platform} ${openId}`)
  return [userId, ...(cellphone ? [`+${area} ${cellphone}`] : []), ...openIds]
}
