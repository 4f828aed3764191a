import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { refundQuery } from './repository'
import { serializeRefund } from './serializer'

/** Returns the serialized refunds of an order, the newest first. */
export const refundsOfOrder = async (
  db: Db,
  { userId, orderId }: { userId: string; orderId: string },
  lang: Language,
) => {
  const rows = await refundQuery(db, userId).where('r.order_id', '=', orderId).orderBy('r.created_at', 'desc').execute()
  return rows.map((row) => serializeRefund(row, lang))
}
