import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { reserveTexts } from '@/locales/namespaces/reserve'
import textStyles from '@/styles/text.module.scss'
import { slotTimeText } from '../../parts/slot-time'
import type { ReserveDetailModel } from '../reserve-detail.model'
import styles from '../reserve-detail.module.scss'

/** Draws the slots for which the buyer can wait: the full slots of the day, and the chosen slots of other days. */
export const WaitCard = observer(({ model }: { model: ReserveDetailModel }) => {
  const t = useTexts(reserveTexts)
  const now = useNow()
  const { awaited, date, slotsOfDay, utcOffset } = model
  const full = slotsOfDay.filter(({ state }) => state === 'FULL')
  const rows = [...awaited.list.filter((slot) => slot.date !== date), ...full].sort(
    (one, other) => one.from - other.from,
  )
  if (rows.length === 0) return null
  return (
    <Card title={t('reserve.waitFor')} note={t('reserve.waitHint')}>
      {rows.map((slot) => (
        <Checkbox
          key={slot.slotId}
          row
          checked={awaited.has(slot.slotId)}
          disabled={!awaited.canHave(slot.slotId)}
          onChange={(isAwaited) => model.setAwaited(slot, isAwaited)}
        >
          <View className={styles.slot}>
            <Text className={styles.times}>{slotTimeText(slot, { now, utcOffset }, t)}</Text>
            <Text className={textStyles.meta}>{t('reserve.waiting', { count: slot.waiting })}</Text>
          </View>
        </Checkbox>
      ))}
    </Card>
  )
})
