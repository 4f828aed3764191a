import { sql } from 'kysely'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { itemInvoiceAmounts } from '../invoice/offer-service'
import { isProven, proofsOf } from './proof'

/** A payment with its order, stay and park. */
export interface ParkingRecord {
  payment: Row<'parking_payments'>
  order: Row<'item_orders'>
  stay: Row<'parking_stays'>
  park: Row<'parks'>
  /** True if the buyer may see the times of the stay. */
  isProven: boolean
}

const MINUTE = 60_000

const ordersOf = (db: Db, userId: string) =>
  db
    .selectFrom('parking_payments as p')
    .innerJoin('item_orders as m', 'm.order_id', 'p.order_id')
    .select('p.order_id')
    .where('m.user_id', '=', userId)
    .where('p.is_hidden', '=', false)

const readRecord = async (db: Db, orderId: string): Promise<ParkingRecord> => {
  const payment = found(await findRow(db, 'parking_payments', { order_id: orderId }))
  const [order, stay] = [
    found(await findRow(db, 'item_orders', { order_id: orderId })),
    found(await findRow(db, 'parking_stays', { stay_id: payment.stay_id })),
  ]
  const park = found(await findRow(db, 'parks', { park_id: stay.park_id }))
  const plate = payment.plate_id === null ? undefined : await findRow(db, 'plates', { plate_id: payment.plate_id })
  return { payment, order, stay, park, isProven: !!plate && isProven(plate, await proofsOf(db, plate), stay) }
}

/** Returns one payment of the buyer, or the latest if `orderId` is absent. Throws `Refusal` notFound. */
export const parkingRecord = async (db: Db, userId: string, orderId: string | undefined): Promise<ParkingRecord> => {
  const row = await ordersOf(db, userId)
    .$if(orderId !== undefined, (query) => query.where('p.order_id', '=', orderId ?? ''))
    .orderBy('m.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return readRecord(db, found(row).order_id)
}

/** Returns the start of a month `YYYY-MM` and that of the next month, epoch ms. */
const monthRange = (month: string): [number, number] => {
  const [year, index] = month.split('-').map(Number)
  const start = (offset: number): number => Date.UTC(year, index - 1 + offset) - SHOP_OFFSET * MINUTE
  return [start(0), start(1)]
}

/**
 * A page of payments. `months` are the sums of the whole list by month, without refunds, fen. `invoices` are the
 * amounts of possible invoices by order, fen.
 */
export type RecordPage = RowPage<ParkingRecord> & {
  invoices: Map<string, number>
  months: { month: string; sum: number }[]
}

const month = sql<string>`to_char(to_timestamp((m.created_at + ${SHOP_OFFSET * MINUTE}) / 1000) at time zone 'UTC', 'YYYY-MM')`

/**
 * Returns a page of the buyer's paid parking, the newest first.
 * @param options.month `YYYY-MM`; undefined for all
 */
export const parkingRecords = async (
  db: Db,
  userId: string,
  {
    plateId,
    month: only,
    now,
    ...range
  }: PageRange & { now: number } & Record<'plateId' | 'month', string | undefined>,
): Promise<RecordPage> => {
  const [from, to] = only === undefined ? [0, Number.MAX_SAFE_INTEGER] : monthRange(only)
  const query = ordersOf(db, userId)
    .where('p.state', 'not in', ['UNPAID', 'CLOSED'])
    .where('m.created_at', '>=', from)
    .where('m.created_at', '<', to)
    .$if(plateId !== undefined, (each) => each.where('p.plate_id', '=', plateId ?? ''))
  const sums = await query
    .clearSelect()
    .select([month.as('month'), sql<string>`sum(m.pay_amount + m.card_amount - m.refunded_amount)`.as('sum')])
    .groupBy('month')
    .execute()
  const page = await readPage(query, query.orderBy('m.created_at', 'desc').orderBy('p.order_id'), range)
  const ids = page.rows.map(({ order_id: id }) => id)
  return {
    ...page,
    rows: await Promise.all(ids.map((id) => readRecord(db, id))),
    invoices: await itemInvoiceAmounts(db, ids, now),
    months: sums.map(({ month: name, sum }) => ({ month: name, sum: Number(sum) })),
  }
}
