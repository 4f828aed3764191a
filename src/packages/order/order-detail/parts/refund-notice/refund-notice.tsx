import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/api/order'
import { ChangeNotice } from '@/components/refund/change-notice/change-notice'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { orderFlags } from '@/domain/order/operations'
import type { RefundNotice as RefundFacts } from '@/domain/refund/notice'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import { differenceIn, refundsIn } from '../../../parts/order-refunds'
import styles from '../../order-detail.module.scss'

const TONES = { REFUNDING: 'info', FAILED: 'info', PARTIAL: 'info', REFUNDED: 'success' } as const

interface RefundNoticeProps {
  order: OrderDetail
  /** Null where other notices state the refunds. */
  notice: RefundFacts | null
}

/** Where the refunds of an order are; and that a changed show is refunded without a fee while something is left. */
export function RefundNotice({ order, notice }: RefundNoticeProps) {
  const t = useTexts(refundTexts)
  const { orderId, showChange } = order
  const detail = useTexts(orderTexts)
  const { qty, amount } = refundsIn('IN_PROGRESS', order)
  const difference = differenceIn('IN_PROGRESS', order)
  const underWay = [
    qty > 0 && t('refund.inProgress', { count: qty, amount: formatMoney(amount) }),
    difference > 0 && detail('detail.rebookBack.IN_PROGRESS', { amount: formatMoney(difference) }),
  ].filter((line) => line !== false)
  const lines =
    notice?.state === 'REFUNDING' && underWay.length > 0
      ? underWay
      : notice
        ? [t(`refund.notice.${notice.state}`, { count: notice.qty })]
        : []
  return (
    <>
      {orderFlags(order).canRefund && <ChangeNotice change={showChange} orderId={orderId} className={styles.notice} />}
      {notice && (
        <Notice
          tone={TONES[notice.state]}
          className={styles.notice}
          action={
            <Button kind="quiet" size="s" to={linkTo('refund-order-tickets', { orderId })}>
              {t('refund.seeProgress')}
            </Button>
          }
        >
          {lines.map((line) => (
            <View key={line}>
              <Text>{line}</Text>
            </View>
          ))}
        </Notice>
      )}
    </>
  )
}
