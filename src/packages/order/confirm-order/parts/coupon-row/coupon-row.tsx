import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import type { PricingModel } from '../../pricing.model'
import { CouponSheet } from '../coupon-sheet/coupon-sheet'
import styles from './coupon-row.module.scss'

/** The coupon in use, or how many there are to use; opens the choice. */
export const CouponRow = observer(({ pricing }: { pricing: PricingModel }) => {
  const t = useTexts(orderTexts)
  const [open, setOpen] = useState(false)
  const pre = pricing.pre.value
  if (!pre) return null
  const { coupons, couponId } = pre
  const used = coupons.find((coupon) => coupon.couponId === couponId)
  const count = coupons.filter(({ usable }) => usable).length
  const value = used
    ? t('price.minus', { amount: formatMoney(used.discountAmount) })
    : count > 0
      ? t('confirm.couponCount', { count })
      : t('confirm.couponEmpty')
  return (
    <>
      <Pressable
        className={styles.row}
        disabled={coupons.length === 0}
        ariaHaspopup="dialog"
        still
        onClick={() => setOpen(true)}
      >
        <Text className={styles.title}>{t('confirm.coupon')}</Text>
        <Text className={classes(styles.value, used && styles.used, !used && count > 0 && styles.offered)}>
          {value}
        </Text>
        {coupons.length > 0 && <Icon name="chevron-right" size="s" className={styles.mark} />}
      </Pressable>
      <CouponSheet pricing={pricing} open={open} onClose={() => setOpen(false)} />
    </>
  )
})
