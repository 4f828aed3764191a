import { Text, View } from '@tarojs/components'
import { type Refund, refunds } from '@/api/refund'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { momentText } from '@/components/dates'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Poster } from '@/components/ui/poster/poster'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Price } from '@/components/ui/price/price'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { drawnWidth } from '@/domain/drawn-picture'
import { joinFacts } from '@/lib/join-facts'
import { refundTexts } from '@/locales/namespaces/refund'
import { type LinkTo, linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { refundOfGoods, refundTone, refundWhen } from '../parts/refund-facts'
import styles from './refund-orders.module.scss'

const LENGTH = 10
const POSTER = drawnWidth(56)

/** Returns the screen that shows a refund. */
const refundLink = ({ itemKind, orderId }: Refund): LinkTo => {
  if (!itemKind) return linkTo('refund-order-tickets', { orderId })
  if (itemKind === 'GOODS') return refundOfGoods(orderId)
  return linkTo('product-detail', { orderId })
}

/** Draws a refund in the list: state, show, kind, amount, and the time at which the state began. */
function RefundRow({ item }: { item: Refund }) {
  const t = useTexts(refundTexts)
  const now = useNow()
  const { state, kind, itemKind, showName, posterUrl, posterColor, qty, amount, utcOffset, progress } = item
  const since = progress[progress.length - 1]?.time
  return (
    <Pressable className={styles.card} still to={refundLink(item)}>
      <View className={styles.poster}>
        <Poster src={posterUrl} color={posterColor} width={POSTER} />
      </View>
      <View className={styles.text}>
        <View className={styles.head}>
          <StateTag tone={refundTone(state)}>{t(`refund.state.${state}`)}</StateTag>
          {since !== undefined && <Text className={textStyles.meta}>{momentText(since, { now, utcOffset }, t)}</Text>}
        </View>
        <View className={textStyles.itemLines}>{showName}</View>
        {!itemKind && <View className={textStyles.meta}>{refundWhen(item, t, now)}</View>}
        <View className={styles.foot}>
          <Text className={textStyles.meta}>
            {joinFacts([
              kind === 'REFUND' ? '' : t(`refund.kind.${kind}`),
              t(itemKind ? 'refund.pieces' : 'refund.qty', { count: qty }),
            ])}
          </Text>
          <Price price={{ kind: 'amount', amount, from: false }} size="s" tone="ink" />
        </View>
      </View>
    </Pressable>
  )
}

/**
 * Screen of the buyer's refunds, newest first. The list reloads when the screen is shown again, because the states
 * change.
 */
export default listScreen('refund-orders', {
  texts: refundTexts,
  title: (t) => t('mine.refunds'),
  load:
    ({ client }) =>
    (offset) =>
      client.call(refunds, { offset, length: LENGTH }, pageOptions(offset)),
  keyOf: ({ refundId }) => refundId,
  rules: { perUser: true },
  Row: RefundRow,
  ghost: <Skeleton shape="block" height="132px" />,
  empty: (t) => ({
    scene: 'no-order',
    sentence: t('refund.list.empty'),
    hint: t('refund.list.emptyHint'),
    action: { text: t('refund.list.toOrders'), to: linkTo('orders') },
  }),
})
