import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { ListRow } from '@/components/ui/list-row/list-row'
import { shareTexts } from '@/locales/namespaces/share'
import { linkTo } from '@/router/link-to'

/** Returns true if the order has a coupon packet for friends, or can create one. */
export const hasPacket = ({ orderOperations }: Pick<OrderDetail, 'orderOperations'>): boolean =>
  orderOperations.includes('PACKET')

/** Draws the row that opens the coupon packet of an order. Draws nothing if the order has no packet. */
export function PacketRow({ order }: { order: OrderDetail }) {
  const t = useTexts(shareTexts)
  if (!hasPacket(order)) return null
  return (
    <ListRow
      icon="gift"
      title={t('packetRow.title')}
      note={t(order.orderOperations.includes('PACKET_MADE') ? 'packetRow.made' : 'packetRow.note')}
      to={linkTo('coupon-create', { orderId: order.orderId })}
    />
  )
}
