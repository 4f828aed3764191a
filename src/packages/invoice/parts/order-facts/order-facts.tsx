import type { InvoiceBrief } from '@/api/invoice'
import { useTexts } from '@/components/texts'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { formatMoney } from '@/locales/format-money'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import type { InvoicedOrders } from '../invoiced-orders'

/** Draws the subject of an invoice and the number of its order. Several orders are drawn with their amounts. */
export function OrderFacts({
  of: { invoiceKind, subject, orders },
}: {
  of: InvoicedOrders & Pick<InvoiceBrief, 'subject'>
}) {
  const t = useTexts(invoiceTexts)
  const [{ orderNumber }, ...others] = orders
  return (
    <>
      <FactRow title={t(`invoice.subject.${invoiceKind}`)} value={subject} />
      {others.length === 0 ? (
        <FactRow title={t('invoice.orderNumber')} value={orderNumber} />
      ) : (
        orders.map(({ orderId, orderNumber: number, invoiceAmount: amount }) => (
          <FactRow key={orderId} title={number} value={t('price.amount', { amount: formatMoney(amount) })} />
        ))
      )}
    </>
  )
}
