import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { ticketsLeft } from '@/domain/order/state-label'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { linkTo } from '@/router/link-to'
import styles from '../../order-detail.module.scss'

/** Why some of the order's tickets are not valid: others took their place. Without a ticket left, it names the order to go to. */
export function RebookNotice({ order }: { order: OrderDetail }) {
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
