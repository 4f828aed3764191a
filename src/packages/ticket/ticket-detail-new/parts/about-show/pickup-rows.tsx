import { Text } from '@tarojs/components'
import type { GoodsPickup } from '@/api/voucher'
import { openingText } from '@/components/checkout/goods-checkout/place-text'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { groupTicketCode } from '@/domain/ticket/ticket-code'
import { goodsOrderTexts } from '@/locales/namespaces/goods-order'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'

/** Draws the goods that a counter hands out at the show, also after the entry: code, place and time. */
export function PickupRows({ pickups }: { pickups: readonly GoodsPickup[] }) {
  const t = useTexts(ticketTexts)
  const goods = useTexts(goodsOrderTexts)
  const now = useNow()
  if (pickups.length === 0) return null
  return (
    <ListGroup>
      {pickups.map(({ orderId, pickupCode, qty, place }) => (
        <ListRow
          key={orderId}
          icon="shop"
          title={t('detail.goods', { count: qty })}
          note={[
            place.name,
            openingText(place, now, goods),
            t('detail.goodsCode', { code: groupTicketCode(pickupCode) }),
          ]
            .filter(Boolean)
            .map((line) => (
              <Text key={line} className={textStyles.meta}>
                {line}
              </Text>
            ))}
          to={linkTo('product-detail', { orderId })}
        />
      ))}
    </ListGroup>
  )
}
