import { type RawBuilder, sql } from 'kysely'
import type { Gateway } from '../../../scripts/gateway/core/context'
import type { Purchase, SeenOrder } from './buyer'

/** A rule with its result. */
export type Rule = readonly [string, boolean]

/** Contents of the purchases of the fault table. */
export interface Goods {
  name: string
  /** Path of the orders. */
  orders: string
  /** Opens a sale for buyers, whose accounts are called `prefix` and a number. @returns the body of a purchase */
  open(gateway: Gateway, sale: { prefix: string; buyers: number }): Promise<string>
  /** Returns the body of another purchase by the same buyer: with the same contents it would be the same one. */
  another(body: string): string
  /** Reads an order of the wire. */
  seen(order: object): SeenOrder
  /** Query of the list that has an order in this state. */
  listOf(orderState: string): string
  /** Tables of the orders `o` and their events, and the event of the payment. */
  tables: { orders: string; events: string; paid: string }
  /** Counts the deliveries of the order `o`. */
  deliveries: RawBuilder<number>
  /** Further rules of an order. @param orders how many this buyer has */
  rules(purchase: Purchase, seen: SeenOrder, orders: number): Promise<readonly Rule[]>
}

/** Reads an order from the database, and its charges at the providers by `now`: their number and their sum in fen. */
export const storedOrder = async ({ db }: Gateway, { tables, deliveries }: Goods, orderId: string, now: number) => {
  const charged = sql`payments p join provider_payments m on m.payment_id = p.payment_id
    where p.order_id = o.order_id and m.outcome = 'PAID' and m.at <= ${now} and m.returned_at is null`
  const { rows } = await sql<Record<'payAmount' | 'orders' | 'deliveries' | 'paidEvents' | 'charges' | 'held', number>>`
    select o.pay_amount as "payAmount", ${deliveries} as deliveries,
      (select count(*)::int from ${sql.table(tables.orders)} x where x.user_id = o.user_id) as orders,
      (select count(*)::int from ${sql.table(tables.events)} e
        where e.order_id = o.order_id and e.state = ${tables.paid}) as "paidEvents",
      (select count(*)::int from ${charged}) as charges,
      (select coalesce(sum(m.amount), 0)::bigint from ${charged}) as held
    from ${sql.table(tables.orders)} o where o.order_id = ${orderId}`.execute(db)
  if (!rows[0]) throw new Error(`No order ${orderId} in ${tables.orders}.`)
  return rows[0]
}
