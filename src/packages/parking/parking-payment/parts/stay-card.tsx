import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Stay } from '@/api/parking'
import { useSecond } from '@/components/code/use-second'
import { momentText } from '@/components/dates'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Countdown } from '@/components/ui/countdown/countdown'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Price } from '@/components/ui/price/price'
import { formatPlate } from '@/domain/plate/plate'
import { formatMoney } from '@/locales/format-money'
import { parkingTexts } from '@/locales/namespaces/parking'
import textStyles from '@/styles/text.module.scss'
import { durationText } from '../duration'
import type { ParkingPaymentModel } from '../parking-payment.model'
import styles from '../parking-payment.module.scss'
import { FeeSteps } from './fee-steps'
import { LeaveAt } from './leave-at'

interface StayCardProps {
  model: ParkingPaymentModel
  stay: Stay
}

/** Draws a stay: what is due and until when, its facts, the time to leave, and the steps of its fee. */
export const StayCard = observer(({ model, stay }: StayCardProps) => {
  const t = useTexts(parkingTexts)
  const now = useSecond()
  const { park, plateNo, enteredAt, settled, facts } = stay
  const at = { now, utcOffset: facts.utcOffset }
  return (
    <Card title={park.name} note={park.address}>
      <StayHead model={model} stay={stay} now={now} />
      <FactRow title={t('parking.plate')} value={plateNo === '' ? t('parking.unread') : formatPlate(plateNo)} />
      <FactRow title={t('parking.entered')} value={momentText(enteredAt, at, t)} />
      <FactRow title={t('parking.parked')} value={durationText(now - enteredAt, t)} />
      <FactRow
        title={t('parking.settled')}
        value={settled > 0 ? t('price.amount', { amount: formatMoney(settled) }) : null}
      />
      <LeaveAt model={model} stay={stay} />
      <FeeSteps model={model} utcOffset={facts.utcOffset} />
    </Card>
  )
})

/** Draws the state of a stay in one sentence, with the amount that is due. */
const StayHead = observer(({ model: { fee }, stay, now }: StayCardProps & { now: number }) => {
  const t = useTexts(parkingTexts)
  const { facts, leaveBy, state } = stay
  const at = { now, utcOffset: facts.utcOffset }
  const { amount = stay.fee.amount, validUntil = stay.fee.validUntil } = fee ?? {}
  const due = amount > 0 && <Price price={{ kind: 'amount', amount, from: false }} size="xl" />
  if (state === 'PAID' && leaveBy !== null)
    return (
      <View className={styles.head} role="status">
        <Text className={textStyles.page}>{t('parking.leaveBy', { time: momentText(leaveBy, at, t) })}</Text>
        <View className={styles.line}>
          <Text className={textStyles.lead}>{t('parking.left')}</Text>
          <Countdown until={leaveBy} label={t('parking.left')} />
        </View>
        {due}
      </View>
    )
  const minutes = Math.max(0, Math.ceil((validUntil - now) / 60_000))
  const isFree = amount === 0
  return (
    <View className={styles.head} role="status">
      {due}
      <Text className={isFree ? textStyles.page : textStyles.lead}>
        {isFree
          ? t('parking.free', { count: minutes })
          : t(state === 'OVERTIME' ? 'parking.overtime' : 'parking.due', {
              time: momentText(stay.fee.paidUntil, at, t),
            })}
      </Text>
    </View>
  )
})
