import { type RawBuilder, sql } from 'kysely'
import type { Gateway } from '../../../scripts/gateway/core/context'

/** An order as a buyer sees it. */
export interface SeenOrder {
  orderId: string
  orderState: string
  orderOperations: string[]
  payment: { state: string; reason: string; amount: number } | null
  voucherIds?: string[]
}

/** The parts of a purchase that the rules check. */
interface Judged {
  orderId: string
  gateway: { context: Gateway }
  /** Returns the unfinished order that the home page shows; null if it shows no order. */
  recent(): Promise<SeenOrder | null>
}

/** A rule, and true if it holds. */
export type Rule = readonly [string, boolean]

/** A kind of goods. The fault table is run with each kind. */
export interface Goods {
  name: string
  /** API path for orders of these goods. */
  orders: string
  /**
   * Opens a sale. The ids of its buyers' accounts are `prefix` with a number. @returns the request body of a purchase
   */
  open(gateway: Gateway, sale: { prefix: string; buyers: number }): Promise<string>
  /**
   * Returns the request body of another purchase by the same buyer. An identical body would repeat the first purchase.
   */
  another(body: string): string
  /** Parses an order from the gateway's JSON. */
  seen(order: object): SeenOrder
  /** Returns the query of the list that contains orders in this state. */
  listOf(orderState: string): string
  /**
   * Names of the database tables of the orders (alias `o`) and of their events. `paid` is the kind of the payment
   * event.
   */
  tables: { orders: string; events: string; paid: string }
  /** SQL expression for the amount of the payment, fen; by default that of the order `o`. */
  amount?: RawBuilder<number>
  /** SQL expression that counts the deliveries of the order `o`. */
  deliveries: RawBuilder<number>
  /** Returns the additional rules for an order of these goods. @param orders expected number of this buyer's orders */
  rules(purchase: Judged, seen: SeenOrder, orders: number): Promise<readonly Rule[]>
}

/**
 * Reads an order from the database. Includes the number and the sum (fen) of the charges that providers have made by
 * the time `now`.
 */
export const storedOrder = async (
  { db }: Gateway,
  { tables, deliveries, amount = sql`o.pay_amount` }: Goods,
  orderId: string,
  now: number,
) => {
  const charged = sql`payments p join provider_payments m on m.payment_id = p.payment_id
    where p.order_id = o.order_id and m.outcome = 'PAID' and m.at <= ${now} and m.returned_at is null`
  const { rows } = await sql<Record<'payAmount' | 'orders' | 'deliveries' | 'paidEvents' | 'charges' | 'held', number>>`
    select ${amount} as "payAmount", ${deliveries} as deliveries,
      (select count(*)::int from ${sql.table(tables.orders)} x where x.user_id = o.user_id) as orders,
      (select count(*)::int from ${sql.table(tables.events)} e
        where e.order_id = o.order_id and e.state = ${tables.paid}) as "paidEvents",
      (select count(*)::int from ${charged}) as charges,
      (select coalesce(sum(m.amount), 0)::bigint from ${charged}) as held
    from ${sql.table(tables.orders)} o where o.order_id = ${orderId}`.execute(db)
  if (!rows[0]) throw new Error(`No order ${orderId} in ${tables.orders}.`)
  return rows[0]
}
