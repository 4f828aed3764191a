import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderCoupon } from '@/api/purchase'
import { dayText } from '@/components/dates'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import type { CheckoutPrice } from '../checkout-price'
import type { PricingModel } from '../pricing.model'
import styles from './coupon-sheet.module.scss'

/** Value of "no coupon" in the group, since an empty value means no selection. */
const NONE = 'none'

/** Selects one coupon or none; coupons that do not apply show the reason. */
export const CouponSheet = observer(
  ({ pricing, open, onClose }: { pricing: PricingModel<CheckoutPrice>; open: boolean; onClose: () => void }) => {
    const t = useTexts(checkoutTexts)
    const { coupons: all = [], couponId, utcOffset = 480 } = pricing.price.value ?? {}
    const coupons = [...all].sort((a, b) => Number(b.usable) - Number(a.usable))
    return (
      <ChoiceSheet
        open={open}
        title={t('confirm.coupon')}
        value={couponId || NONE}
        onChoose={(value) => void pricing.chooseCoupon(value === NONE ? '' : value)}
        onClose={onClose}
        options={[
          { value: NONE, content: t('confirm.couponNone') },
          ...coupons.map((coupon) => ({
            value: coupon.couponId,
            disabled: !coupon.usable,
            content: <Coupon coupon={coupon} utcOffset={utcOffset} />,
          })),
        ]}
      />
    )
  },
)

function Coupon({ coupon, utcOffset }: { coupon: OrderCoupon; utcOffset: number }) {
  const t = useTexts(checkoutTexts)
  const { clock } = useServices()
  const { title, usable, discountAmount, expireTime, reason } = coupon
  const until =
    expireTime && t('confirm.couponExpires', { time: dayText(expireTime, { now: clock.now(), utcOffset }, t) })
  const amount = <Text className={styles.amount}>{t('price.minus', { amount: formatMoney(discountAmount) })}</Text>
  return (
    <SelectRow
      title={title}
      notes={[until || null]}
      reason={usable ? '' : reason || t('confirm.couponUnusable')}
      trail={usable && amount}
    />
  )
}
