import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { placeOf, serializePlace } from './place-service'

/** Returns the paid goods that a buyer can still pick up at the counter of a session, with the code of each order. */
export const pickupsAt = async (
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  lang: Language,
) => {
  const rows = await db
    .selectFrom('goods_deliveries as d')
    .innerJoin('item_orders as o', 'o.order_id', 'd.order_id')
    .select(['d.order_id', 'd.counter_id', 'd.session_id', 'd.pickup_code', 'o.goods'])
    .where('d.session_id', '=', sessionId)
    .where('d.state', '=', 'WAITING')
    .where('d.pickup_code', 'is not', null)
    .where('o.user_id', '=', userId)
    .where('o.state', '=', 'PAID')
    .orderBy('o.created_at')
    .execute()
  return Promise.all(
    rows.map(async ({ order_id: orderId, counter_id: counterId, session_id, pickup_code: pickupCode, goods }) => ({
      orderId,
      pickupCode: pickupCode ?? '',
      qty: goods
        .filter(({ way }) => way === 'SELF_TAKE')
        .reduce((sum, { quantity, refunded = 0 }) => sum + quantity - refunded, 0),
      place: serializePlace(await placeOf(db, { counter_id: counterId ?? '', session_id }), lang),
    })),
  )
}
