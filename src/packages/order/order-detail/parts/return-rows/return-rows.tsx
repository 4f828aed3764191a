import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { orderFlags } from '@/domain/order/operations'
import { offerTexts } from '@/locales/namespaces/offer'
import { linkTo } from '@/router/link-to'

/** The order's tickets can be offered to those who wait for them. */
export function ReturnRows({ order }: { order: OrderDetail }) {
  const t = useTexts(offerTexts)
  if (!orderFlags(order).canReturn) return null
  return (
    <ListGroup>
      <ListRow
        icon="people"
        title={t('offer.entry')}
        note={t('offer.entryNote')}
        to={linkTo('offer-tickets', { orderId: order.orderId })}
      />
    </ListGroup>
  )
}
