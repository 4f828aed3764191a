import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReservableSlot } from '@/api/reservation'
import { dayText, nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { reserveTexts } from '@/locales/namespaces/reserve'
import textStyles from '@/styles/text.module.scss'
import { spanText } from '../../parts/slot-time'
import type { ReserveDetailModel } from '../reserve-detail.model'
import styles from '../reserve-detail.module.scss'

/** Draws the slots of the chosen day, with their state and the number of places if few are left. */
export const SlotCard = observer(({ model }: { model: ReserveDetailModel }) => {
  const t = useTexts(reserveTexts)
  const now = useNow()
  const { date, slots, slotsOfDay, slot, chooseSlot, required, utcOffset, isChange } = model
  const day = dayText(Date.parse(`${date}T00:00:00Z`), { now, utcOffset: 0 }, t)
  // A new reservation can wait for full slots, which WaitCard draws.
  const offered = isChange ? slotsOfDay : slotsOfDay.filter(({ state }) => state !== 'FULL')
  if (slots.value === null && slots.status === 'failed') return null
  return (
    <Card
      id={required.idOf('slot')}
      title={t('reserve.slots', { date: day })}
      problem={required.isMissing('slot') ? t('reserve.need.slot') : ''}
    >
      {slots.value === null ? (
        <Skeleton shape="block" height="120px" />
      ) : offered.length === 0 ? (
        <Empty
          compact
          scene="no-result"
          sentence={t(slotsOfDay.length === 0 ? 'reserve.noSlots' : 'reserve.allFull')}
        />
      ) : (
        <RadioGroup
          label={t('reserve.slot')}
          value={slot?.slotId ?? null}
          options={offered.map((each) => ({
            value: each.slotId,
            disabled: each.state !== 'OPEN' && each.state !== 'FEW',
            content: <SlotLine slot={each} utcOffset={utcOffset} />,
          }))}
          onChange={chooseSlot}
        />
      )}
    </Card>
  )
})

function SlotLine({ slot, utcOffset }: { slot: ReservableSlot; utcOffset: number }) {
  const t = useTexts(reserveTexts)
  const now = useNow()
  const { state, left, opensAt } = slot
  return (
    <View className={styles.slot}>
      <Text className={styles.times}>{spanText(slot, utcOffset, t)}</Text>
      {state === 'NOT_YET' ? (
        <Text className={textStyles.meta}>
          {t('reserve.opensAt', { time: nearTime(opensAt, { now, utcOffset }, t) })}
        </Text>
      ) : (
        <Badge tone={state === 'OPEN' ? 'success' : state === 'FEW' ? 'notice' : 'plain'}>
          {left === null ? t(`reserve.day.${state}`) : t('reserve.left', { count: left })}
        </Badge>
      )}
    </View>
  )
}
