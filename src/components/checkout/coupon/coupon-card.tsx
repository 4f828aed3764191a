import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Card } from '@/components/ui/card/card'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import textStyles from '@/styles/text.module.scss'
import type { CheckoutView } from '../checkout.model'
import { CouponSheet, type CouponSheetProps } from './coupon-sheet'
import styles from './coupon-card.module.scss'

interface CouponCardProps extends Partial<Pick<CouponSheetProps, 'onChange'>> {
  model: CheckoutView
}

/** Draws the applied coupon, or the number of usable coupons. A tap opens the selection. */
export const CouponCard = observer(({ model: { pricing, price }, onChange }: CouponCardProps) => {
  const t = useTexts(checkoutTexts)
  const [open, setOpen] = useState(false)
  if (!price?.coupons) return null
  const { coupons, couponId } = price
  const used = coupons.find((coupon) => coupon.couponId === couponId)
  const count = coupons.filter(({ usable }) => usable).length
  const value = used
    ? t('price.minus', { amount: formatMoney(used.discountAmount) })
    : count > 0
      ? t('confirm.couponCount', { count })
      : t('confirm.couponEmpty')
  return (
    <Card title={t('confirm.reductions')}>
      <Pressable
        className={styles.row}
        disabled={coupons.length === 0}
        ariaHaspopup="dialog"
        still
        onClick={() => setOpen(true)}
      >
        <Text className={styles.label}>{t('confirm.coupon')}</Text>
        <Text className={classes(styles.value, used && styles.used, !used && count > 0 && styles.offered)}>
          {value}
        </Text>
        {coupons.length > 0 && <Icon name="chevron-right" size="s" className={textStyles.tertiary} />}
      </Pressable>
      <CouponSheet pricing={pricing} open={open} onChange={onChange} onClose={() => setOpen(false)} />
    </Card>
  )
})
