import { sql } from 'kysely'
import { changeOfNews, type OrderNews } from '../../../../../src/domain/order/news'
import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { itemOrderOnHome } from '../item-order/read-service'
import { serializeItemsOnHome } from '../item-order/home-service'
import { type OrderRow, orderQuery } from './repository'
import { serializeOrder } from './serializer'

/** Time for which the home screen shows an automatic refund, ms. */
const TELLS_RETURN = 7 * 86_400_000

/**
 * Returns the ticket order that the home screen shows at `now`, or undefined. Prefers unpaid orders, then orders with
 * an unread cancellation or postponement, then orders with an automatic refund in the last week. Among equal orders,
 * prefers one with a payment in progress, then the newest.
 */
const ticketOrderOnHome = async (db: Db, userId: string, now: number): Promise<OrderRow | undefined> => {
  const changed = sql<boolean>`coalesce(news in ('SHOW_CANCELED', 'SHOW_DELAY'), false)`
  return orderQuery(db, userId)
    .where(
      sql<boolean>`(o.state = 'UNPAID' or ${changed}
        or (payment_state = 'RETURNED' and payment_time > ${now - TELLS_RETURN}::bigint))`,
    )
    .orderBy(sql`o.state = 'UNPAID'`, 'desc')
    .orderBy(changed, 'desc')
    .orderBy(sql`payment_state is not distinct from 'PENDING'`, 'desc')
    .orderBy('o.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Ranked = Pick<OrderRow, 'state' | 'payment_state' | 'reserve_until'> & { news?: OrderNews | null }

/**
 * Returns the values that decide if the home screen shows the ticket order or the item order, the most important first.
 */
const ranksOf = ({ state, news, payment_state, reserve_until }: Ranked): number[] => [
  Number(state === 'UNPAID'),
  Number(changeOfNews(news) !== null),
  Number(payment_state === 'PENDING'),
  reserve_until,
]

const precedes = (order: Ranked, other: Ranked): boolean => {
  const others = ranksOf(other)
  const difference = ranksOf(order)
    .map((rank, at) => rank - (others[at] ?? 0))
    .find((each) => each !== 0)
  return (difference ?? 0) >= 0
}

/**
 * Returns the order that the home screen shows at `now`, of tickets or of an item. Returns null if no order is to be
 * shown.
 */
export const orderOnHome = async ({ db }: Gateway, userId: string, lang: Language, now: number) => {
  const [tickets, items] = await Promise.all([
    ticketOrderOnHome(db, userId, now),
    itemOrderOnHome(db, userId, now - TELLS_RETURN),
  ])
  if (items && (!tickets || precedes(items, tickets))) return serializeItemsOnHome(items, lang)
  return tickets ? { ...serializeOrder(tickets, lang, now), orderType: 'ticket' as const } : null
}
