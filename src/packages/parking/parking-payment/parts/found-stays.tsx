import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayAnswer } from '@/api/parking'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { Price } from '@/components/ui/price/price'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { formatMoney } from '@/locales/format-money'
import { parkingTexts } from '@/locales/namespaces/parking'
import textStyles from '@/styles/text.module.scss'
import type { ParkingPaymentModel } from '../parking-payment.model'
import styles from '../parking-payment.module.scss'
import { StayCard } from './stay-card'

/** Draws the result of the search: stays, the amount for an unproven plate, or that nothing is due. */
export const FoundStays = observer(({ model, answer }: { model: ParkingPaymentModel; answer: StayAnswer }) => {
  const t = useTexts(parkingTexts)
  const { stay } = model
  if (stay)
    return (
      <>
        {answer.stays.length > 1 && (
          <Card title={t('parking.several')}>
            <RadioGroup
              label={t('parking.several')}
              value={stay.stayId}
              onChange={model.chooseStay}
              options={answer.stays.map(({ stayId, park, enteredAt, facts: { utcOffset } }) => ({
                value: stayId,
                content: t('parking.since', {
                  park: park.name,
                  time: formatTime(enteredAt, utcOffset, t('date.pattern.time')),
                }),
              }))}
            />
          </Card>
        )}
        <StayCard model={model} stay={stay} />
      </>
    )
  if (!answer.unproven) {
    const isProven = model.plate !== null && model.plate.proof !== 'NONE'
    return <Empty scene="no-result" compact sentence={t(isProven ? 'parking.absent' : 'parking.nothing')} />
  }
  const { amount, paidUntil, park } = answer.unproven
  return (
    <Card title={park.name} note={park.address}>
      <View className={styles.head} role="status">
        <Price price={{ kind: 'amount', amount, from: false }} size="xl" />
        <Text className={textStyles.lead}>
          {t('parking.unproven', {
            amount: formatMoney(amount),
            time: formatTime(paidUntil, SHOP_OFFSET, t('date.pattern.time')),
          })}
        </Text>
      </View>
      <Text className={textStyles.meta}>{t('parking.unprovenHint')}</Text>
    </Card>
  )
})
