import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { ShowDay } from '@/api/search'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Chip } from '@/components/ui/chip/chip'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Sheet } from '@/components/ui/sheet/sheet'
import { type DateChoice, type DateRange, rangeOf } from '@/domain/schedule/date-range'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import type { ListModel } from '../../list.model'
import { useFilterLabels } from '../../use-filter-labels'
import { ListCalendar } from '../list-calendar/list-calendar'
import styles from './dates-sheet.module.scss'

/** Draws the date filter: a named range, or selected days on a calendar. */
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
        <View className={boxStyles.chips}>
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
        <ListCalendar model={model} value={range} onChange={setRange} />
        {range?.from === range?.to && <DayShows shows={model.showsOn(range?.from)} />}
      </Sheet>
    )
  },
)

/** Draws the shows of the selected day. */
function DayShows({ shows }: { shows: ShowDay['shows'] }) {
  const t = useTexts()
  if (shows.length === 0) return null
  return (
    <>
      <View className={styles.hint}>{t('calendar.on')}</View>
      <ListGroup>
        {shows.map(({ showId, showName }) => (
          <ListRow key={showId} title={showName} to={linkTo('show-detail', { showId })} />
        ))}
      </ListGroup>
    </>
  )
}
