import { Text, View } from '@tarojs/components'
import type { OrderBrief } from '@/api/order'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { wasReturned } from '@/domain/order/buyer-state'
import { isGoodNews, isRefundNews } from '@/domain/order/news'
import { namesWaitList } from '@/domain/order/wait-list'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import styles from './order-card.module.scss'

interface OrderNotesProps {
  order: OrderBrief
  /** Text about refunded money. If set, it replaces the unread update about a refund. */
  moved: string
}

/**
 * Draws notes of an order that its state does not include: refunded money, an unread update, tickets listed for resale.
 */
export function OrderNotes({ order, moved }: OrderNotesProps) {
  const t = useTexts(orderTexts)
  const returned = wasReturned(order) ? order.payment : null
  const tickets = namesWaitList(order) ? order.waitListStateTitle : ''
  return (
    <>
      {returned && (
        <View className={styles.returned}>
          <Text>{t('pay.returned', { amount: formatMoney(returned.amount) })}</Text>
        </View>
      )}
      {order.news && (
        <View className={styles.news}>
          <View className={classes(styles.dot, isGoodNews(order.news) && styles.done)} ariaHidden />
          <Text>{(isRefundNews(order.news) && moved) || t(`orders.news.${order.news}`)}</Text>
        </View>
      )}
      {tickets && (
        <View className={styles.tickets}>
          <Text>{tickets}</Text>
        </View>
      )}
    </>
  )
}
