import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'

/** What can be done about the order's invoice (its named operations): asked for, looked at; both after a rejection. */
export function InvoiceRows({ order }: { order: Pick<OrderDetail, 'orderId' | 'orderOperations'> }) {
  const t = useTexts(orderTexts)
  const { orderId, orderOperations } = order
  const [apply, view] = ['APPLY_INVOICE', 'VIEW_INVOICE'].map((name) => orderOperations.includes(name))
  if (!apply && !view) return null
  return (
    <ListGroup>
      {view && <ListRow icon="invoice" title={t('detail.viewInvoice')} to={linkTo('invoice-detail', { orderId })} />}
      {apply && <ListRow icon="invoice" title={t('detail.applyInvoice')} to={linkTo('invoice', { orderId })} />}
    </ListGroup>
  )
}
