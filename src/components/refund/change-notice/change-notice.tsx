import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import type { ShowChange } from '@/domain/refund/rule'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'

export interface ChangeNoticeProps {
  /** Change of the show. Absent if the gateway does not report changes. */
  change: ShowChange | 'NONE' | undefined
  /** Id of the order to refund. Without it, the notice has no button. */
  orderId?: string
  className?: string
}

/**
 * Draws a notice that the tickets of a changed show are refunded without a fee. Draws nothing if the show has not
 * changed.
 */
export function ChangeNotice({ change = 'NONE', orderId, className }: ChangeNoticeProps) {
  const t = useTexts(refundTexts)
  if (change === 'NONE') return null
  const refund = orderId ? (
    <Button kind="secondary" size="s" to={linkTo('refund-order-tickets', { orderId })}>
      {t('button.returnTickets')}
    </Button>
  ) : undefined
  return (
    <Notice tone="notice" action={refund} className={className}>
      {t(`refund.change.${change}`)}
    </Notice>
  )
}
