import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { ListRow } from '@/components/ui/list-row/list-row'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'

/** Operations of an order that permit requesting or viewing its invoice. */
export const INVOICE_OPERATIONS = ['APPLY_INVOICE', 'VIEW_INVOICE'] as const

/**
 * Draws a row with the state of the order's invoice. The row links to the request form if a request is possible, else
 * to the invoice.
 */
export function InvoiceRow({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const { orderId, orderOperations, invoice, invoiceWaits } = order
  const [canApply, canView] = INVOICE_OPERATIONS.map((name) => orderOperations.includes(name))
  if (!canApply && !canView && !invoiceWaits) return null
  const to = canApply ? linkTo('invoice', { orderId }) : canView ? linkTo('invoice-detail', { orderId }) : undefined
  return (
    <ListRow
      icon="invoice"
      title={t(canView ? 'detail.invoice.title' : 'detail.applyInvoice')}
      note={joinFacts([
        canView ? stateText(invoice, t) : '',
        canApply && canView ? t('detail.invoice.again') : '',
        invoiceWaits ? t('detail.invoiceWaits') : '',
      ])}
      to={to}
    />
  )
}

const stateText = (invoice: OrderDetail['invoice'], t: Translate<typeof orderTexts>): string => {
  if (!invoice) return ''
  const { state, reason } = invoice
  return state === 'REJECTED' && reason !== ''
    ? t('detail.invoice.rejected', { reason })
    : t(`detail.invoice.state.${state}`)
}
