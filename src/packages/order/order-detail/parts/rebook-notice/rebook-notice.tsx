import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { linkTo } from '@/router/link-to'
import styles from '../../order-detail.module.scss'

/** That other tickets took the place of some of the order's, with the way to them. */
export function RebookNotice({ order: { rebookedQty, rebookedTo } }: { order: OrderDetail }) {
  const t = useTexts(rebookTexts)
  if (!rebookedQty || !rebookedTo) return null
  const toNew = (
    <Button kind="quiet" size="s" to={linkTo('order-detail', { orderId: rebookedTo })}>
      {t('rebook.toNew')}
    </Button>
  )
  return (
    <Notice action={toNew} className={styles.notice}>
      {t('rebook.notice', { count: rebookedQty })}
    </Notice>
  )
}
