import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderBrief } from '@/api/order'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useNow, useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { Button } from '@/components/ui/button/button'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Poster } from '@/components/ui/poster/poster'
import { Price } from '@/components/ui/price/price'
import { Pressable } from '@/components/ui/pressable/pressable'
import { buyerState } from '@/domain/order/buyer-state'
import { payDeadline } from '@/domain/order/payment-ttl'
import { listedSum } from '@/domain/order/worth'
import { isRefundNews } from '@/domain/order/news'
import { orderFlags } from '@/domain/order/operations'
import { giveTexts } from '@/locales/namespaces/give'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { orderTexts } from '@/locales/namespaces/order'
import {
  orderLocation,
  orderMoves,
  orderName,
  orderParcel,
  orderTickets,
  orderWhen,
  rebookedText,
} from '../../../parts/order-facts'
import { stateTone, stateWord } from '../../../parts/order-state'
import { drawnWidth } from '@/domain/drawn-picture'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import type { OrdersModel } from '../../orders.model'
import { actionLink, actionsOf, actionText } from '../order-actions'
import { OrderNotes } from './order-notes'
import { PayRow } from './pay-row'
import styles from './order-card.module.scss'

const POSTER = drawnWidth(72)

export interface OrderCardProps {
  order: OrderBrief
  model: OrdersModel
}

/** Draws an order in the list, with a button for its tickets and further actions behind "more". */
export const OrderCard = observer(({ order, model }: OrderCardProps) => {
  const t = useTexts(orderTexts)
  const promotion = useTexts(checkoutTexts)('price.lines.PROMOTION')
  const now = useNow()
  const { unpaidMinutes } = useServices().stores.shop
  const flags = orderFlags(order)
  const moved = orderMoves(order, t)
  const rebooked = rebookedText(order, t, now)
  return (
    <View className={styles.card} role="listitem">
      <Pressable className={styles.order} still to={linkTo('order-detail', { orderId: order.orderId })}>
        <View className={styles.poster}>
          <Poster
            src={order.displayPosterURL}
            color={order.posterColor}
            width={POSTER}
            className={order.isEnd ? styles.past : undefined}
          />
        </View>
        <View className={styles.text}>
          <View className={styles.head}>
            <StateTag tone={stateTone(order)}>{stateWord(order, t)}</StateTag>
            {order.hasPromotion && <Badge tone={order.isEnd ? 'plain' : 'accent'}>{promotion}</Badge>}
          </View>
          <View className={classes(styles.name, order.isEnd && styles.quiet)}>{orderName(order, t)}</View>
          <View className={textStyles.meta}>{orderWhen(order, t, now)}</View>
          <View className={textStyles.meta}>{orderLocation(order, t)}</View>
          <View className={styles.foot}>
            <Text className={textStyles.meta}>{orderTickets(order, t)}</Text>
            <Price price={{ kind: 'amount', amount: listedSum(order), from: false }} size="s" tone="ink" />
          </View>
          {moved && !isRefundNews(order.news) && <Text className={styles.refunded}>{moved}</Text>}
          {rebooked && <View className={textStyles.meta}>{rebooked}</View>}
        </View>
      </Pressable>
      <OrderNotes order={order} moved={moved} />
      {flags.canTrack && !order.isEnd && (
        <Pressable
          className={styles.parcel}
          still
          to={linkTo('express', { orderId: order.orderId })}
          onClick={() => model.track(order)}
        >
          <Icon name="truck" size="s" />
          <Text className={styles.track}>{orderParcel(order) || t('orders.track')}</Text>
          <Icon name="chevron-right" size="s" />
        </Pressable>
      )}
      <More order={order} model={model} />
      {flags.canPay ? (
        <PayRow
          until={payDeadline(order, unpaidMinutes)}
          failed={buyerState(order) === 'failed'}
          onEnd={model.list.reload}
          onPay={() => model.pay(order)}
        />
      ) : (
        <ActionRow order={order} />
      )}
    </View>
  )
})

/** Draws the "more" button in the corner of the card, beside the state. */
function More({ order, model }: OrderCardProps) {
  const t = useTexts(orderTexts)
  if (actionsOf(order).more.length === 0) return null
  return (
    <Pressable
      className={styles.more}
      label={t('orders.more', { name: orderName(order, t) })}
      onClick={() => model.openMore(order)}
    >
      <Icon name="more" />
    </Pressable>
  )
}

function ActionRow({ order }: Pick<OrderCardProps, 'order'>) {
  const t = useTexts(orderTexts)
  const give = useTexts(giveTexts)
  const { shown } = actionsOf(order)
  if (shown.length === 0) return null
  return (
    <View className={styles.acts}>
      {shown.map((action) => (
        <Button key={action} kind="secondary" size="m" to={actionLink(order, action)}>
          {actionText(order, action, t, give)}
        </Button>
      ))}
    </View>
  )
}
