import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import type { Fen } from '@/domain/money'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import boxStyles from '@/styles/box.module.scss'
import type { CheckoutPrice } from '../checkout-price'
import type { PricingModel } from '../pricing.model'
import { reasonText } from './coupon-reason'
import { reductionOf } from './reductions'
import styles from './best-line.module.scss'

/**
 * Draws whether the choice is the best combination, or how much more is possible with one tap. Above it, draws why a
 * choice ended or the price changed.
 */
export const BestLine = observer(({ pricing }: { pricing: PricingModel<CheckoutPrice> }) => {
  const t = useTexts(checkoutTexts)
  const { better, difference, pricedChoice, price } = pricing
  if (!price.value) return null
  const money = (amount: Fen): string => t('price.amount', { amount: formatMoney(amount) })
  const isBest = pricedChoice !== null && better === null && reductionOf(price.value) > 0
  return (
    <View className={styles.lines}>
      <LostCoupon pricing={pricing} />
      {difference && (
        <Notice>{t('reductions.differs', { from: money(difference.from), to: money(difference.to) })}</Notice>
      )}
      {better && (
        <View className={styles.more}>
          <Text className={styles.moreText}>{t('reductions.more', { amount: money(better.more) })}</Text>
          <Button kind="secondary" size="s" onClick={() => pricing.chooseCoupon(better.couponId)}>
            {t('reductions.useBest')}
          </Button>
        </View>
      )}
      {isBest && (
        <View className={styles.best}>
          <Icon name="check" size="s" />
          <Text>{t('reductions.best')}</Text>
        </View>
      )}
    </View>
  )
})

/** Draws which of the buyer's coupons stopped applying, and why. No other coupon has replaced it (decision 42). */
const LostCoupon = observer(({ pricing: { lostCouponId, price } }: { pricing: PricingModel<CheckoutPrice> }) => {
  const t = useTexts(checkoutTexts)
  const { clock } = useServices()
  if (lostCouponId === '') return null
  const { coupons = [], utcOffset = 480 } = price.value ?? {}
  const coupon = coupons.find(({ couponId }) => couponId === lostCouponId)
  const why = coupon?.reason ? reasonText(coupon, { now: clock.now(), utcOffset }, t) : ''
  return (
    <Notice tone="notice">
      <Text className={boxStyles.grow}>
        {joinFacts([coupon ? t('reductions.lost', { title: coupon.title }) : t('reductions.lostUnnamed'), why])}
      </Text>
    </Notice>
  )
})
