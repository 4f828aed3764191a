import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { GiftRow } from '@/components/ticket/gift-row/gift-row'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { orderGiftEntry } from '@/domain/order/gift-entry'
import { amountKind, isPaid } from '@/domain/order/state'
import { areAllGiving } from '@/domain/order/ticket-state'
import { orderFlags } from '@/domain/order/operations'
import { listingTexts } from '@/locales/namespaces/listing'
import { orderTexts } from '@/locales/namespaces/order'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import { InvoiceRow } from '@/components/order/invoice-row'
import { hasPacket, PacketRow } from '@/components/order/packet-row'

const GIFT_BLOCKS = { open: null, forbidden: 'FORBIDDEN', canceled: 'CANCELLED', paper: 'PAPER' } as const

/**
 * Draws the operations for paid tickets. Also draws the reason why a refund is not possible, and a link to the original
 * order of a rebooking.
 */
export function AfterSale({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const rebook = useTexts(rebookTexts)
  const offer = useTexts(listingTexts)
  const refund = useTexts(refundTexts)
  const { orderId, orderOperations, rebookOf, voucherIds } = order
  const { canRefund, canRebook, canReturn } = orderFlags(order)
  const [canApply, canView] = (['APPLY_INVOICE', 'VIEW_INVOICE'] as const).map((name) => orderOperations.includes(name))
  const [voucherId = ''] = voucherIds
  const refundBlock = order.isEnd || canRefund ? 'NONE' : (order.refundBlockReason ?? 'NONE')
  // If an unpaid rebooking has ended, the main button already links to the original order.
  const isFromRebooking = rebookOf !== '' && amountKind(order.orderState) !== 'ended'
  const gift = voucherId === '' ? null : orderGiftEntry(order)
  const isGiving = areAllGiving(order.tickets)
  const rows = [
    gift,
    canRefund,
    refundBlock !== 'NONE',
    canRebook,
    canReturn,
    canApply,
    canView,
    order.invoiceWaits,
    isFromRebooking,
  ]
  if (!rows.some(Boolean) && !hasPacket(order)) return null
  return (
    <ListGroup>
      <PacketRow order={order} />
      {gift && <GiftRow block={GIFT_BLOCKS[gift] ?? (isGiving ? 'GIVING' : null)} voucherId={voucherId} />}
      {canRefund && order.showChange !== 'CANCELED' && (
        <ListRow
          icon="wallet"
          title={t('button.returnTickets')}
          note={isGiving ? refund('refund.blockReason.GIVING') : undefined}
          to={isGiving ? undefined : linkTo('refund-order-tickets', { orderId })}
        />
      )}
      {refundBlock !== 'NONE' && (
        <ListRow icon="wallet" title={t('button.returnTickets')} note={refund(`refund.blockReason.${refundBlock}`)} />
      )}
      {canRebook && (
        <ListRow
          icon="refresh"
          title={rebook('rebook.entry')}
          note={rebook(
            isGiving ? 'rebook.blockReason.GIVING' : canRefund ? 'rebook.entryNote' : 'rebook.entryNoteLoss',
          )}
          to={isGiving ? undefined : linkTo('rebook-ticket', { orderId })}
        />
      )}
      {isFromRebooking && (
        <ListRow
          icon="refresh"
          title={isPaid(order.orderState) ? rebook('rebook.from') : t('detail.rebooking.toOriginal')}
          note={isPaid(order.orderState) ? rebook('rebook.blockReason.TWICE') : undefined}
          to={linkTo('order-detail', { orderId: rebookOf })}
        />
      )}
      {canReturn && !isGiving && (
        <ListRow
          icon="people"
          title={offer('listing.entry')}
          note={offer('listing.entryNote')}
          to={linkTo('offer-tickets', { orderId })}
        />
      )}
      <InvoiceRow
        invoice={order.invoice}
        apply={canApply && linkTo('invoice', { orderId })}
        view={canView && linkTo('invoice-detail', { orderId })}
        waits={order.invoiceWaits}
      />
    </ListGroup>
  )
}
