import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { SumRow } from '@/components/ui/sum-row/sum-row'
import { formatTime } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { parkingTexts } from '@/locales/namespaces/parking'
import { UNTRANSLATED } from '@/platform/untranslated'
import textStyles from '@/styles/text.module.scss'
import { durationText } from '../duration'
import type { ParkingPaymentModel } from '../parking-payment.model'
import styles from '../parking-payment.module.scss'

/** Draws the fee as a list of steps, with the reductions. */
export const FeeSteps = observer(({ model, utcOffset }: { model: ParkingPaymentModel; utcOffset: number }) => {
  const t = useTexts(parkingTexts)
  const { fee, stay } = model
  if (!fee || !stay) return null
  const clock = (time: number) => formatTime(time, utcOffset, t('date.pattern.time'))
  return (
    <>
      <View className={textStyles.bodyStrong}>{t('parking.steps')}</View>
      <View role="list">
        {fee.steps.map(({ from, to, minutes, price, rule }) => (
          <View key={from} className={styles.step} role="listitem">
            <View className={styles.stepText}>
              <Text className={styles.times} {...UNTRANSLATED}>{`${clock(from)}–${clock(to)}`}</Text>
              <Text className={textStyles.meta}>
                {joinFacts([durationText(minutes * 60_000, t), rule === 'BAND' ? '' : t(`parking.rule.${rule}`)])}
              </Text>
            </View>
            <Text className={styles.times}>{t('price.amount', { amount: formatMoney(price) })}</Text>
          </View>
        ))}
      </View>
      {fee.reduction && (
        <FactRow
          title={t(`parking.who.${fee.reduction.who}`)}
          value={t('price.minus', { amount: formatMoney(fee.reduction.amount) })}
        />
      )}
      {stay.settled > 0 && (
        <FactRow title={t('parking.settled')} value={t('price.minus', { amount: formatMoney(stay.settled) })} />
      )}
      <SumRow title={t('parking.sum')} amount={fee.amount} />
    </>
  )
})
