import type { Db, Row, Tx } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'

export type InvoiceRow = Row<'invoices'> & {
  order_number: string
  ticket_count: number
  order_state: string
  show_name: LocalizedText
  utc_offset: number
}

/** Selects invoices with order and show. The caller filters and sorts. */
export const invoiceQuery = (db: Db | Tx) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.order_id', 'i.order_id')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .selectAll('i')
    .select(['o.order_number', 'o.ticket_count', 'o.state as order_state', 's.name as show_name', 's.utc_offset'])

/** Returns one invoice, or undefined. If `userId` is set, only returns an invoice of this buyer. */
export const findInvoice = (db: Db | Tx, invoiceId: string, userId?: string): Promise<InvoiceRow | undefined> => {
  const query = invoiceQuery(db).where('i.invoice_id', '=', invoiceId)
  return (userId === undefined ? query : query.where('i.user_id', '=', userId)).executeTakeFirst()
}

/** Returns the valid invoice of an order, else its newest invoice, or undefined. */
export const invoiceOfOrder = (db: Db | Tx, orderId: string): Promise<InvoiceRow | undefined> =>
  invoiceQuery(db)
    .where('i.order_id', '=', orderId)
    .orderBy((row) => row('i.state', 'in', ['APPLYING', 'SUCCESS']), 'desc')
    .orderBy('i.applied_at', 'desc')
    .orderBy('i.invoice_id')
    .limit(1)
    .executeTakeFirst()
