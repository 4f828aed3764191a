import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/api/order'
import { ChangeNotice } from '@/components/refund/change-notice/change-notice'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { orderFlags } from '@/domain/order/operations'
import { formatTime } from '@/domain/schedule/local-time'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'

const TONES = { REFUNDING: 'info', FAILED: 'danger', PARTIAL: 'info', REFUNDED: 'success' } as const

/** Where the refunds of an order are, since when; and that a changed show is refunded without a fee while something is left. */
export function RefundNotice({ order }: { order: OrderDetail }) {
  const t = useTexts(refundTexts)
  const { orderId, orderRefundState: state, refundedQty, rebookedQty, refundTime, utcOffset, showChange } = order
  const back = (refundedQty ?? 0) - (rebookedQty ?? 0)
  // What other tickets took the place of did not come back for money.
  const settled = state === 'PARTIAL' || state === 'REFUNDED'
  const notice = settled && (rebookedQty ?? 0) > 0 ? 'PARTIAL' : state
  return (
    <>
      {orderFlags(order).canRefund && <ChangeNotice change={showChange} orderId={orderId} />}
      {notice !== 'NONE' && (!settled || back > 0 || !rebookedQty) && (
        <Notice
          tone={TONES[notice]}
          action={
            <Button kind="quiet" size="s" to={linkTo('refund-order-tickets', { orderId })}>
              {t('refund.seeProgress')}
            </Button>
          }
        >
          <View>
            <Text>{t(`refund.notice.${notice}`, { count: back })}</Text>
          </View>
          {refundTime !== null && <Text>{formatTime(refundTime, utcOffset, t('date.pattern.dayTime'))}</Text>}
        </Notice>
      )}
    </>
  )
}
