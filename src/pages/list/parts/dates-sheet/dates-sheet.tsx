import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Chip } from '@/components/ui/chip/chip'
import { RangeCalendar } from '@/components/ui/range-calendar/range-calendar'
import { Sheet } from '@/components/ui/sheet/sheet'
import { type DateChoice, type DateRange, rangeOf } from '@/domain/schedule/date-range'
import { addDays } from '@/domain/schedule/month-grid'
import type { ListModel } from '../../list.model'
import { useFilterLabels } from '../../use-filter-labels'
import styles from './dates-sheet.module.scss'

/** How far ahead one may look, days. */
export const HORIZON = 365

/** When: a week, a month, or dates of one's own on a calendar. */
export const DatesSheet = observer(
  ({ open, model, onClose }: { open: boolean; model: ListModel; onClose: () => void }) => {
    const t = useTexts()
    const { today, filter, change } = model
    const { dateLabels } = useFilterLabels(model)
    const [range, setRange] = useState<DateRange | null>(null)
    useEffect(() => {
      if (open) setRange(filter.dates.kind === 'dates' ? rangeOf(filter.dates, today) : null)
    }, [open, filter, today])

    const choose = (dates: DateChoice): void => {
      change({ dates })
      onClose()
    }
    const show = (
      <Button block disabled={!range} onClick={() => range && choose({ kind: 'dates', ...range })}>
        {t('calendar.show')}
      </Button>
    )
    return (
      <Sheet open={open} title={t('list.date')} onClose={onClose} footer={show}>
        <View className={styles.quick}>
          {dateLabels.map(
            ({ value, text }) =>
              value !== 'dates' && (
                <Chip
                  key={value}
                  className={styles.chip}
                  selected={!range && filter.dates.kind === value}
                  onClick={() => choose({ kind: value })}
                >
                  {text}
                </Chip>
              ),
          )}
        </View>
        <Text className={styles.hint}>{t('calendar.hint')}</Text>
        <RangeCalendar value={range} onChange={setRange} first={today} last={addDays(today, HORIZON)} />
      </Sheet>
    )
  },
)
