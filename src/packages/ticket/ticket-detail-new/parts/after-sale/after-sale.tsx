import { observer } from 'mobx-react'
import { orderDetail } from '@/api/order'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { orderFlags } from '@/domain/order/operations'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { linkTo } from '@/router/link-to'

interface AfterSaleProps {
  orderId: string
  /**
   * True if the displayed ticket is valid. A ticket that is no longer valid or is in a gift can neither be refunded nor
   * rebooked.
   */
  live: boolean
}

/**
 * Draws the operations on the order of the ticket, and a link to the order. If the request fails, draws only the link.
 */
export const AfterSale = observer(({ orderId, live }: AfterSaleProps) => {
  const t = useTexts(ticketTexts)
  const { order } = useModel(({ screen }) => ({
    order: screen.query(orderDetail, { orderId }, { options: { silent: true } }),
  }))
  const { orderOperations = [] } = order.value ?? {}
  const { canRefund, canRebook, canReturn } = orderFlags(order.value ?? { orderState: 'CLOSED', orderOperations })
  const invoice = orderOperations.includes('VIEW_INVOICE') || orderOperations.includes('APPLY_INVOICE')
  const toInvoice = linkTo(orderOperations.includes('VIEW_INVOICE') ? 'invoice-detail' : 'invoice', { orderId })
  return (
    <Section title={t('detail.afterSale')}>
      <ListGroup>
        {live && canRefund && (
          <ListRow icon="wallet" title={t('button.returnTickets')} to={linkTo('refund-order-tickets', { orderId })} />
        )}
        {live && canRebook && (
          <ListRow icon="refresh" title={t('detail.rebook')} to={linkTo('rebook-ticket', { orderId })} />
        )}
        {live && canReturn && (
          <ListRow icon="people" title={t('detail.resale')} to={linkTo('offer-tickets', { orderId })} />
        )}
        {invoice && <ListRow icon="invoice" title={t('detail.invoice')} to={toInvoice} />}
        <ListRow icon="order" title={t('detail.order')} to={linkTo('order-detail', { orderId })} />
      </ListGroup>
    </Section>
  )
})
