import { sql } from 'kysely'
import type { InvoiceKind } from '../../../../../src/domain/invoice/state'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'

/** An order that an invoice covers, as printed on the invoice. */
export interface InvoicedOrder {
  orderId: string
  orderNumber: string
  kind: InvoiceKind
  /** Names of the show or of the items. */
  names: readonly LocalizedText[]
  /** Number of tickets or pieces. */
  count: number
  /** Fen. */
  amount: number
}

export type InvoiceRow = Row<'invoices'> & {
  /** The ticket order, or the item orders, the oldest first. */
  orders: readonly InvoicedOrder[]
  utc_offset: number
}

/** SQL expression of the names of the items of the order `m`. */
export const itemNames = sql<LocalizedText[]>`case when m.goods = '[]'::jsonb then jsonb_build_array(m.name)
  else (select jsonb_agg(g -> 'name') from jsonb_array_elements(m.goods) g) end`

const invoicedOrders = sql<InvoicedOrder[]>`case when o.order_id is not null then jsonb_build_array(jsonb_build_object(
    'orderId', o.order_id, 'orderNumber', o.order_number, 'kind', 'TICKET', 'names', jsonb_build_array(s.name),
    'count', o.ticket_count, 'amount', i.amount))
  else (select jsonb_agg(jsonb_build_object('orderId', m.order_id, 'orderNumber', m.order_number, 'kind', m.kind,
      'names', ${itemNames}, 'count', m.quantity, 'amount', x.amount) order by m.created_at, m.order_id)
    from invoice_items x join item_orders m on m.order_id = x.order_id where x.invoice_id = i.invoice_id) end`

/** Selects invoices with their orders. A ticket order is `o`, its show `s`. The caller filters and sorts. */
export const invoiceQuery = (db: Db | Tx) =>
  db
    .selectFrom('invoices as i')
    .leftJoin('orders as o', 'o.order_id', 'i.order_id')
    .leftJoin('shows as s', 's.show_id', 'o.show_id')
    .selectAll('i')
    .select(invoicedOrders.as('orders'))
    .select(({ fn, val }) => fn.coalesce('s.utc_offset', val(SHOP_OFFSET)).as('utc_offset'))

/** Returns one invoice, or undefined. If `userId` is set, only returns an invoice of this buyer. */
export const findInvoice = (db: Db | Tx, invoiceId: string, userId?: string): Promise<InvoiceRow | undefined> => {
  const query = invoiceQuery(db).where('i.invoice_id', '=', invoiceId)
  return (userId === undefined ? query : query.where('i.user_id', '=', userId)).executeTakeFirst()
}

/** Returns the valid invoice of one of the orders, else their newest invoice, or undefined. */
export const invoiceOfOrders = (db: Db | Tx, orderIds: readonly string[]): Promise<InvoiceRow | undefined> =>
  invoiceQuery(db)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('i.order_id', 'in', orderIds),
        exists(
          selectFrom('invoice_items as x')
            .select('x.order_id')
            .whereRef('x.invoice_id', '=', 'i.invoice_id')
            .where('x.order_id', 'in', orderIds),
        ),
      ]),
    )
    .orderBy((row) => row('i.state', 'in', ['APPLYING', 'SUCCESS']), 'desc')
    .orderBy('i.applied_at', 'desc')
    .orderBy('i.invoice_id')
    .limit(1)
    .executeTakeFirst()
