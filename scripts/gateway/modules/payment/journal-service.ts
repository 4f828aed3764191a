import { sql } from 'kysely'
import type { Db, Tx } from '../../core/database/database'
import { newId } from '../../core/ids'
import type { OrderTable } from '../order/tables'
import type { JournalAccount, JournalKind } from './tables'

export interface JournalEntry {
  orderId: string
  kind: JournalKind
  at: number
  /** Fen by account: positive is what it gets, negative what it gives. */
  lines: Partial<Record<JournalAccount, number>>
}

/** Books a movement in the transaction that brings it about. Throws for lines that do not sum to 0. */
export const book = async (tx: Tx, { orderId, kind, at, lines }: JournalEntry): Promise<void> => {
  const booked = Object.entries(lines).filter(([, amount]) => amount !== 0) as [JournalAccount, number][]
  if (booked.reduce((sum, [, amount]) => sum + amount, 0) !== 0)
    throw new Error(`${kind} of ${orderId} does not balance: ${JSON.stringify(lines)}`)
  if (booked.length === 0) return
  const entryId = newId('J')
  const rows = booked.map(([account, amount]) => ({ entry_id: entryId, order_id: orderId, kind, account, amount, at }))
  await tx.insertInto('journal').values(rows).execute()
}

/** What coupons and points pay of an order, fen. */
const granted = ({ price_lines: lines }: Pick<OrderTable, 'price_lines'>): number =>
  -lines.reduce((sum, { kind, amount }) => sum + (kind === 'COUPON' || kind === 'POINTS' ? amount : 0), 0)

/** An order is paid: the provider holds its money for the merchant, coupons, points and the tickets before pay their part. */
export const bookSale = (
  tx: Tx,
  order: Pick<OrderTable, 'order_id' | 'pay_amount' | 'price_lines' | 'moved_in'>,
  at: number,
): Promise<void> => {
  const [money, coupons, moved] = [order.pay_amount, granted(order), order.moved_in]
  const lines = { PROVIDER: -money, COUPONS: -coupons, MOVED: -moved, MERCHANT: money + coupons + moved }
  return book(tx, { orderId: order.order_id, kind: 'SALE', at, lines })
}

/**
 * What the books are off by, as sentences; none is well. Entries sum to 0; buyers have given what the ledger says that providers took;
 * providers hold what refunds are still to bring; what moves from an order arrives at another.
 *
 * @forTests
 */
export const booksOff = async (db: Db | Tx): Promise<string[]> => {
  const { rows } = await sql<{ fault: string }>`
    select 'entry ' || entry_id || ' is off by ' || sum(amount) as fault from journal group by entry_id having sum(amount) <> 0
    union all
    select 'buyer of ' || o.order_id || ' is off by ' || (coalesce(j.amount, 0) + coalesce(l.amount, 0))
    from orders o
    left join (select order_id, sum(amount) as amount from journal where account = 'BUYER' group by order_id) j
      on j.order_id = o.order_id
    left join (select order_id, sum(case kind when 'CHARGE' then amount else -amount end) as amount from ledger group by order_id) l
      on l.order_id = o.order_id
    where coalesce(j.amount, 0) + coalesce(l.amount, 0) <> 0
    union all
    select 'provider of ' || o.order_id || ' is off by ' || (coalesce(j.amount, 0) - coalesce(p.amount, 0))
    from orders o
    left join (select order_id, sum(amount) as amount from journal where account = 'PROVIDER' group by order_id) j
      on j.order_id = o.order_id
    left join (select r.order_id, sum(p.amount) as amount from refund_parts p join refunds r on r.refund_id = p.refund_id
      where p.state <> 'REFUNDED' group by r.order_id) p on p.order_id = o.order_id
    where coalesce(j.amount, 0) <> coalesce(p.amount, 0)
    union all
    select 'fees of ' || o.order_id || ' are off by ' || (coalesce(j.amount, 0) - coalesce(r.fee, 0))
    from orders o
    left join (select order_id, sum(amount) as amount from journal where account = 'FEES' group by order_id) j
      on j.order_id = o.order_id
    left join (select order_id, sum(fee) as fee from refunds group by order_id) r on r.order_id = o.order_id
    where coalesce(j.amount, 0) <> coalesce(r.fee, 0)
    union all
    select 'what moved from ' || o.order_id || ' is off by ' || (coalesce(j.amount, 0) - o.moved_out + case
      when o.paid_at is null then 0 else o.moved_in end)
    from orders o
    left join (select order_id, sum(amount) as amount from journal where account = 'MOVED' group by order_id) j
      on j.order_id = o.order_id
    where coalesce(j.amount, 0) <> o.moved_out - case when o.paid_at is null then 0 else o.moved_in end
    union all
    select 'what moved is off by ' || sum(amount) from journal where account = 'MOVED' having sum(amount) <> 0`.execute(
    db,
  )
  return rows.map(({ fault }) => fault)
}
