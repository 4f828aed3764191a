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

/** The parts of a purchase that rules read. */
interface Judged {
  orderId: string
  gateway: { context: Gateway }
  /** Returns the unfinished order that home shows, or null. */
  recent(): Promise<SeenOrder | null>
}

/** A rule with its result. */
export type Rule = readonly [string, boolean]

/** A kind of goods that the purchases of the fault table contain. */
export interface Goods {
  name: string
  /** API path of the orders. */
  orders: string
  /** Opens a sale for buyers, whose accounts are called `prefix` and a number. @returns the body of a purchase */
  open(gateway: Gateway, sale: { prefix: string; buyers: number }): Promise<string>
  /** Returns the body of a further purchase by the same buyer. Identical contents would repeat the first purchase. */
  another(body: string): string
  /** Parses an order from the gateway's JSON. */
  seen(order: object): SeenOrder
  /** Returns the query of the list that contains orders in this state. */
  listOf(orderState: string): string
  /** Database tables of the orders (alias `o`) and of their events, and the kind of the payment event. */
  tables: { orders: string; events: string; paid: string }
  /** Counts the deliveries of the order `o`. */
  deliveries: RawBuilder<number>
  /** Returns further rules of an order. @param orders number of this buyer's orders */
  rules(purchase: Judged, seen: SeenOrder, orders: number): Promise<readonly Rule[]>
}

/** Reads an order from the database, with the number and the sum in fen of its charges at the providers by `now`. */
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
