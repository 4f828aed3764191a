import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Stay } from '@/api/parking'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ChoiceChips } from '@/components/ui/choice-chips/choice-chips'
import { formatTime } from '@/domain/schedule/local-time'
import { formatMoney } from '@/locales/format-money'
import { parkingTexts } from '@/locales/namespaces/parking'
import textStyles from '@/styles/text.module.scss'
import { leaveTimes } from '../leave-times'
import type { ParkingPaymentModel } from '../parking-payment.model'
import styles from '../parking-payment.module.scss'

/** Draws the choice of the time to leave, with the amount for each time. */
export const LeaveAt = observer(({ model, stay }: { model: ParkingPaymentModel; stay: Stay }) => {
  const t = useTexts(parkingTexts)
  const { clock } = useServices()
  const times = leaveTimes(stay, clock.now())
  const wordOf = (id: (typeof times)[number]['id'], time: number): string =>
    id === 'NOW' || id === 'SHOW'
      ? t(`parking.leave.${id}`)
      : formatTime(time, stay.facts.utcOffset, t('date.pattern.time'))
  return (
    <View className={styles.leaving}>
      <View className={textStyles.bodyStrong}>{t('parking.leaveAt')}</View>
      <ChoiceChips
        label={t('parking.leaveAt')}
        value={model.leaveId}
        chips={times.map(({ id, time, amount }) => ({
          ...{ value: id, word: wordOf(id, time) },
          notes: [amount > 0 ? t('price.amount', { amount: formatMoney(amount) }) : t('price.free')],
        }))}
        onChange={(value) => {
          const chosen = times.find(({ id }) => id === value)
          if (chosen) void model.leaveAt({ id: chosen.id, time: chosen.time })
        }}
      />
      <View className={textStyles.metaBlock}>{t('parking.leaveHint', { count: stay.park.graceMinutes })}</View>
    </View>
  )
})
