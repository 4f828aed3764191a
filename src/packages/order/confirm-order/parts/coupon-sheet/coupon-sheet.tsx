import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderCoupon } from '@/api/purchase'
import { dayText } from '@/components/dates'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import type { PricingModel } from '../../pricing.model'
import styles from './coupon-sheet.module.scss'

/** The value of "no coupon" in the group: an empty value means nothing is selected. */
const NONE = 'none'

/** One coupon or none; those that do not apply show the reason. */
export const CouponSheet = observer(
  ({ pricing, open, onClose }: { pricing: PricingModel; open: boolean; onClose: () => void }) => {
    const t = useTexts(orderTexts)
    const pre = pricing.pre.value
    const coupons = [...(pre?.coupons ?? [])].sort((a, b) => Number(b.usable) - Number(a.usable))
    return (
      <ChoiceSheet
        open={open}
        title={t('confirm.coupon')}
        value={pre?.couponId || NONE}
        onChoose={(value) => void pricing.chooseCoupon(value === NONE ? '' : value)}
        onClose={onClose}
        options={[
          { value: NONE, content: t('confirm.couponNone') },
          ...coupons.map((coupon) => ({
            value: coupon.couponId,
            disabled: !coupon.usable,
            content: <Coupon coupon={coupon} utcOffset={pre?.utcOffset ?? 480} />,
          })),
        ]}
      />
    )
  },
)

function Coupon({ coupon, utcOffset }: { coupon: OrderCoupon; utcOffset: number }) {
  const t = useTexts(orderTexts)
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
