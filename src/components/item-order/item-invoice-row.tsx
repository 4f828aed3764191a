import type { ItemOrderDetail } from '@/api/item-order'
import { InvoiceRow } from '@/components/order/invoice-row'
import { ListGroup } from '@/components/ui/list-row/list-row'
import { linkTo } from '@/router/link-to'

/** Draws the row with the invoice of an item order. Draws nothing if no invoice exists or can be requested. */
export function ItemInvoiceRow({ order: { orderId, invoice } }: { order: ItemOrderDetail }) {
  if (!invoice || (!invoice.canApply && invoice.state === null)) return null
  const { invoiceId, state, reason, canApply } = invoice
  return (
    <ListGroup>
      <InvoiceRow
        invoice={state && { state, reason }}
        apply={canApply && linkTo('invoice', { itemOrderIds: orderId })}
        view={state !== null && linkTo('invoice-detail', { invoiceId })}
      />
    </ListGroup>
  )
}
