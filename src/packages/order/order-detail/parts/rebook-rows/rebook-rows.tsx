import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { orderFlags } from '@/domain/order/operations'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { linkTo } from '@/router/link-to'
import styles from '../../order-detail.module.scss'

interface RebookProps {
  order: OrderDetail
}

/** That other tickets took the place of some of the order's, with the way to them. */
export function RebookNotice({ order: { rebookedQty, rebookedTo } }: RebookProps) {
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

/** The order's tickets can be rebooked, or came of a rebooking. */
export function RebookRows({ order }: RebookProps) {
  const t = useTexts(rebookTexts)
  const { orderId, rebookOf } = order
  const { canRebook, canRefund } = orderFlags(order)
  if (!canRebook && !rebookOf) return null
  return (
    <ListGroup>
      {canRebook && (
        <ListRow
          icon="refresh"
          title={t('rebook.entry')}
          note={t(canRefund ? 'rebook.entryNote' : 'rebook.entryNoteKept')}
          to={linkTo('rebook-ticket', { orderId })}
        />
      )}
      {rebookOf && (
        <ListRow icon="refresh" title={t('rebook.from')} to={linkTo('order-detail', { orderId: rebookOf })} />
      )}
    </ListGroup>
  )
}
