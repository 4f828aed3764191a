import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/api/order'
import { ChangeNotice } from '@/components/refund/change-notice/change-notice'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { orderFlags } from '@/domain/order/operations'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import { refundsIn } from '../../../parts/order-refunds'
import styles from '../../order-detail.module.scss'

const TONES = { REFUNDING: 'info', FAILED: 'info', PARTIAL: 'info', REFUNDED: 'success' } as const

interface RefundNoticeProps {
  order: OrderDetail
  /** Tickets that went to the waitlist: they have a notice of their own. */
  sold: number
}

/** Where the refunds of an order are; and that a changed show is refunded without a fee while something is left. */
export function RefundNotice({ order, sold }: RefundNoticeProps) {
  const t = useTexts(refundTexts)
  const { orderId, orderRefundState: state, refundedQty, rebookedQty, showChange } = order
  // What other tickets took the place of, and what somebody else has now, is not refunded.
  const others = (rebookedQty ?? 0) + sold
  const back = (refundedQty ?? 0) - others
  const settled = state === 'PARTIAL' || state === 'REFUNDED'
  const notice = settled && others > 0 ? 'PARTIAL' : state
  const { qty, amount } = refundsIn('IN_PROGRESS', order)
  return (
    <>
      {orderFlags(order).canRefund && <ChangeNotice change={showChange} orderId={orderId} className={styles.notice} />}
      {notice !== 'NONE' && (!settled || back > 0 || others === 0) && (
        <Notice
          tone={TONES[notice]}
          className={styles.notice}
          action={
            <Button kind="quiet" size="s" to={linkTo('refund-order-tickets', { orderId })}>
              {t('refund.seeProgress')}
            </Button>
          }
        >
          <View>
            <Text>
              {notice === 'REFUNDING' && qty > 0
                ? t('refund.inProgress', { count: qty, amount: formatMoney(amount) })
                : t(`refund.notice.${notice}`, { count: back })}
            </Text>
          </View>
        </Notice>
      )}
    </>
  )
}
