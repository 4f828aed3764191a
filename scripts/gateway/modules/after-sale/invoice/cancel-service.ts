import { sql } from 'kysely'
import type { Db } from '../../../core/database/database'
import { eachRow, leaveToJob, type OnRowError } from '../../../core/each-row'
import { retainedItemMoney, retainedMoney } from './money-service'
import { notifyOfInvoice } from './notice-service'
import { findInvoice, invoiceQuery } from './repository'

/**
 * True if an order of the invoice has another state or amount than on the invoice. Parking stays invoiced after the
 * refund of its unused time.
 */
const changed = sql<boolean>`(o.state <> 'SUCCEEDED' or ${retainedMoney} <> i.amount or exists (
  select from invoice_items x join item_orders m on m.order_id = x.order_id where x.invoice_id = i.invoice_id
  and (m.state not in ('SUCCEEDED', 'REFUNDED') or ${retainedItemMoney} <> x.amount)))`

/** Cancels the invoices of changed orders and notifies their buyers. Each invoice is canceled once. */
export const cancelChanged = async (
  db: Db,
  now: number,
  scope: { userId?: string } = {},
  onError: OnRowError = leaveToJob,
): Promise<void> => {
  const { userId } = scope
  const rows = await invoiceQuery(db)
    .where('i.state', 'in', ['APPLYING', 'SUCCESS'])
    .where(changed)
    .$if(userId !== undefined, (query) => query.where('i.user_id', '=', userId ?? ''))
    .execute()
  const cancel = (id: string) =>
    db.transaction().execute(async (tx) => {
      const moved = await tx
        .updateTable('invoices')
        .set({ state: 'CANCELED', decided_at: now })
        .where('invoice_id', '=', id)
        .where('state', 'in', ['APPLYING', 'SUCCESS'])
        .executeTakeFirst()
      const row = Number(moved.numUpdatedRows) > 0 ? await findInvoice(tx, id) : undefined
      if (row) await notifyOfInvoice(tx, row, 'CANCELED', now)
    })
  await eachRow(rows, ({ invoice_id: id }) => cancel(id), onError)
}
