import { sql } from 'kysely'
import { type ItemKindName, UNPAID_ITEMS } from '../../../../../src/domain/order/item-order'
import type { Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { unpaidMinutes } from '../../base/shop/limits-service'

/** A driver at a barrier must be able to pay, and parking holds no stock. */
const UNLIMITED: ItemKindName = 'PARKING'

/**
 * Counts the buyer's unpaid item orders, and separately the orders that closed unpaid after a deadline later than
 * `since`.
 */
const countOpen = (tx: Tx, userId: string, since: number) =>
  tx
    .selectFrom('item_orders as m')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('m.state', '=', 'UNPAID').as('unpaid'),
      fn
        .countAll<number>()
        .filterWhere('m.state', '=', 'CLOSED')
        .filterWhere('m.reserve_until', '>', since)
        .filterWhere(sql<boolean>`not exists (select from payments p where p.order_id = m.order_id
          and p.state = 'RETURNED')`)
        .as('closed'),
    ])
    .where('m.user_id', '=', userId)
    .where('m.kind', '<>', UNLIMITED)
    // The ticket order of a bound purchase limits both.
    .where('m.is_bound', '=', false)
    .executeTakeFirstOrThrow()

/**
 * Returns the minutes in which a new item order must be paid. Buyers who let several orders close have fewer orders and
 * minutes (decision 113). The caller locks the buyer. Throws `Refusal` itemOrdersOpen for too many unpaid orders.
 */
export const payMinutes = async (
  tx: Tx,
  { userId, kind }: { userId: string; kind: ItemKindName },
  now: number,
): Promise<number> => {
  if (kind === UNLIMITED) return unpaidMinutes
  const { unpaid, closed } = await countOpen(tx, userId, now - UNPAID_ITEMS.within)
  const isStrict = Number(closed) >= UNPAID_ITEMS.closed
  if (Number(unpaid) >= (isStrict ? UNPAID_ITEMS.strictMost : UNPAID_ITEMS.most))
    throw new Refusal('itemOrdersOpen', { params: { count: Number(unpaid) } })
  return isStrict ? Math.min(UNPAID_ITEMS.strictMinutes, unpaidMinutes) : unpaidMinutes
}
