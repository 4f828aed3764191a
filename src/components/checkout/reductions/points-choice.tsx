import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PointUsage } from '@/api/points'
import { pointCount } from '@/components/points/points-text'
import { useTexts } from '@/components/texts'
import { Stepper } from '@/components/ui/stepper/stepper'
import { Switch } from '@/components/ui/switch/switch'
import { type Fen, fen } from '@/domain/money'
import { pointsFor, wholeYuan, yuanToFen } from '@/domain/pricing/points'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import type { CheckoutPrice } from '../checkout-price'
import type { PricingModel } from '../pricing.model'
import { Part } from './part'
import styles from './points-choice.module.scss'

/** Draws the points that pay a part of the order; nothing if no points are offered (decision 43). */
export const PointsChoice = observer(({ pricing }: { pricing: PricingModel<CheckoutPrice> }) => {
  const t = useTexts(checkoutTexts)
  const usage = pricing.price.value?.pointUsage
  if (!usage) return null
  const { usable, rate, most, amount } = usage
  const isOn = amount > 0
  const money = (sum: Fen): string => t('price.amount', { amount: formatMoney(sum) })
  const count = (points: number): string => t('price.pointCount', { count: points, number: pointCount(points) })
  return (
    <Part
      title={t('confirm.points.title')}
      note={t('confirm.points.offer', {
        usable: count(usable),
        amount: money(most),
        points: count(pointsFor(most, rate)),
      })}
      mark={
        <Switch
          on={isOn}
          label={t('confirm.points.use')}
          onChange={(on) => void pricing.choosePoints(on ? most : fen(0))}
        />
      }
    >
      {isOn && <Amount usage={usage} onChange={(sum) => void pricing.choosePoints(sum)} />}
      <View ariaLive="polite">
        {pricing.arePointsLimited && (
          <Text className={styles.limited}>{t('confirm.points.limited', { amount: money(amount) })}</Text>
        )}
      </View>
    </Part>
  )
})

/** Draws the amount, which changes by whole yuan, and the points that remain. */
function Amount({ usage, onChange }: { usage: PointUsage; onChange: (amount: Fen) => void }) {
  const t = useTexts(checkoutTexts)
  const { most, amount, points, left } = usage
  return (
    <View className={styles.row}>
      <View className={styles.text}>
        <Text>{t('confirm.points.amount')}</Text>
        <Text className={styles.note}>
          {t('confirm.points.uses', { count: points, number: pointCount(points), left: pointCount(left) })}
        </Text>
      </View>
      <Stepper
        value={wholeYuan(amount)}
        max={wholeYuan(most)}
        label={t('confirm.points.amount')}
        onChange={(yuan) => onChange(yuanToFen(yuan))}
      />
    </View>
  )
}
