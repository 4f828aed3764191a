import type { OrderRefund, Refund } from '@/api/refund'
import { feePercent } from '@/domain/refund/amounts'
import type { OrderTone } from '@/components/order/order-tone'
import type { RefundState } from '@/domain/refund/state'
import { sessionText } from '@/components/dates'
import type { Translate } from '@/locales/keys'
import type { refundTexts } from '@/locales/namespaces/refund'

const TONES: Record<RefundState, OrderTone> = { IN_PROGRESS: 'plain', REFUNDED: 'good', FAILED: 'plain' }

export const refundTone = (state: RefundState): OrderTone => TONES[state]

/** When the show of a refund is, on the venue's clock; what has no fixed time goes by the session's name. */
export const refundWhen = (
  {
    showTime,
    utcOffset,
    isPermanent,
    sessionName,
  }: Pick<Refund | OrderRefund, 'showTime' | 'utcOffset' | 'isPermanent' | 'sessionName'>,
  t: Translate<typeof refundTexts>,
  now: number,
): string =>
  isPermanent || showTime === null
    ? sessionName || t('show.dateToBeSet')
    : sessionText({ showTime, utcOffset, isPermanent }, t, now)

/** A fee in words: none, or its rate. @param rate basis points */
export const feeText = (rate: number, t: Translate<typeof refundTexts>): string =>
  rate === 0 ? t('refund.free') : t('refund.feeRate', { rate: feePercent(rate) })
