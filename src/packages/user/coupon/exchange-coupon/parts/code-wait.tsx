import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Countdown } from '@/components/ui/countdown/countdown'
import { Notice } from '@/components/ui/notice/notice'
import { couponCodeTexts } from '@/locales/namespaces/coupon-code'
import type { ExchangeCouponModel } from '../exchange-coupon.model'

/**
 * Draws the countdown of the waiting time after too many wrong codes. When the countdown ends, the buyer can try
 * again.
 */
export const CodeWait = observer(({ model: { lockedUntil, unlock } }: { model: ExchangeCouponModel }) => {
  const t = useTexts(couponCodeTexts)
  if (lockedUntil === null) return null
  return (
    <Notice
      tone="notice"
      action={<Countdown until={lockedUntil} hideHours label={t('couponCode.waitLeft')} onEnd={unlock} />}
    >
      {t('couponCode.wait')}
    </Notice>
  )
})
