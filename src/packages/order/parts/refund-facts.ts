import type { OrderRefund, Refund } from '@/api/refund'
import { fen } from '@/domain/money'
import { feePercent } from '@/domain/refund/amounts'
import type { OrderTone } from '@/components/order/order-tone'
import type { RefundState } from '@/domain/refund/state'
import { sessionDate, sessionText } from '@/components/dates'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { refundTexts } from '@/locales/namespaces/refund'
import { type LinkTo, linkTo } from '@/router/link-to'

const TONES: Record<RefundState, OrderTone> = { IN_PROGRESS: 'plain', REFUNDED: 'good', FAILED: 'plain' }

/** Returns the screen that refunds goods of an order. */
export const refundOfGoods = (orderId: string): LinkTo =>
  linkTo('refund-order-tickets', { orderId, orderType: 'goods' })

export const refundTone = (state: RefundState): OrderTone => TONES[state]

/**
 * Returns the original time of the refunded show in the venue's time zone; the session's name for a show without a
 * fixed time.
 */
export const refundWhen = (
  {
    showTime,
    utcOffset,
    isPermanent,
    sessionName,
    change = 'NONE',
  }: Pick<OrderRefund, 'showTime' | 'utcOffset' | 'isPermanent' | 'sessionName'> & Partial<Pick<OrderRefund, 'change'>>,
  t: Translate<typeof refundTexts>,
  now: number,
): string => {
  if (isPermanent || showTime === null) return sessionName || t('show.dateToBeSet')
  const timed = { showTime, utcOffset, isPermanent }
  return change === 'NONE' ? sessionText(timed, t, now) : t('date.formerly', { when: sessionDate(timed, t, now) })
}

/**
 * Returns the text of a refund fee: no fee, or its rate.
 * @param rate basis points
 */
export const feeText = (rate: number, t: Translate<typeof refundTexts>): string =>
  rate === 0 ? t('refund.free') : t('refund.feeRate', { rate: feePercent(rate) })

/**
 * Returns the text about the order's coupon after the refund, or null if the order has no coupon. @param isLast true if
 * no further refund is possible
 */
export const couponOutcomeText = (
  { coupon, couponCompensation: worth }: Pick<Refund, 'coupon' | 'couponCompensation'>,
  isLast: boolean,
  t: Translate<typeof refundTexts>,
): string | null => {
  if (coupon === 'NONE') return null
  if (coupon === 'COMPENSATED')
    return t('refund.couponOutcome.COMPENSATED', {
      amount: t('price.amount', { amount: formatMoney(worth ?? fen(0)) }),
    })
  return t(`refund.couponOutcome.${coupon === 'LATER' && isLast ? 'NEVER' : coupon}`)
}
