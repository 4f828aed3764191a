import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { ticketsLeft } from '@/domain/order/state-label'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import styles from '../../order-detail.module.scss'

/** The money that comes back by the rebooking that made the order, with its progress. */
function DifferenceNotice({ order: { rebooking, rebookOf } }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const refund = useTexts(refundTexts)
  if (!rebooking || rebooking.back === 0 || !rebookOf) return null
  const { state, back } = rebooking
  const progress = (
    <Button kind="quiet" size="s" to={linkTo('refund-order-tickets', { orderId: rebookOf })}>
      {refund('refund.seeProgress')}
    </Button>
  )
  return (
    <Notice tone={state === 'REFUNDED' ? 'success' : 'info'} action={progress} className={styles.notice}>
      <Text>{t(`detail.rebookBack.${state}`, { amount: formatMoney(back) })}</Text>
    </Notice>
  )
}

/** What a rebooking did with the order: other tickets took the place of its own, or its tickets are the new ones. */
export function RebookNotice({ order }: { order: OrderDetail }) {
  return (
    <>
      <DifferenceNotice order={order} />
      <MovedNotice order={order} />
    </>
  )
}

/** Why some of the order's tickets are not valid: others took their place. Without a ticket left, it names the order to go to. */
function MovedNotice({ order }: { order: OrderDetail }) {
  const t = useTexts(rebookTexts)
  const { qty, rebookedQty, rebookedTo } = order
  if (!rebookedQty || !rebookedTo) return null
  const toNew = (
    <Button kind="quiet" size="s" to={linkTo('order-detail', { orderId: rebookedTo })}>
      {t('rebook.toNew')}
    </Button>
  )
  return (
    <Notice action={ticketsLeft(order) > 0 ? toNew : undefined} className={styles.notice}>
      <View>
        <Text>{rebookedQty === qty ? t('rebook.noticeAll') : t('rebook.notice', { count: rebookedQty })}</Text>
      </View>
    </Notice>
  )
}
