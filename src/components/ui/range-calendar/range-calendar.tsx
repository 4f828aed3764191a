import { Text, View } from '@tarojs/components'
import { useEffect, useId, useState } from 'react'
import { type DateRange, tapDate } from '@/domain/schedule/date-range'
import { addDays, addMonths, monthGrid, monthOf } from '@/domain/schedule/month-grid'
import { formatTime, type Weekday } from '@/domain/schedule/local-time'
import { own } from '@/lib/own'
import { focus } from '@/platform/focus'
import textStyles from '@/styles/text.module.scss'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import { DayContent, type DayFigures, type DayNote } from './day-content'
import styles from './range-calendar.module.scss'

export interface RangeCalendarProps {
  value: DateRange | null
  onChange: (range: DateRange) => void
  /** First and last selectable date, `YYYY-MM-DD`. */
  first: string
  last: string
  /** The current date; `first` by default. */
  today?: string
  /** Returns true for dates between first and last that cannot be selected. */
  isOff?: (date: string) => boolean
  figures?: ReadonlyMap<string, DayFigures>
  /** Notes of days, by date. */
  notes?: ReadonlyMap<string, DayNote>
  /** True to select one day. A second tap then never extends the selection to a range. */
  single?: boolean
  /** Called with the visible month, such as `2026-12`, also when the calendar opens. */
  onMonth?: (month: string) => void
}

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * Draws a calendar of one month. A tap selects a day, and a second tap extends the selection to a range. Arrow keys
 * move by days and weeks.
 */
export function RangeCalendar(props: RangeCalendarProps) {
  const {
    value,
    onChange,
    first,
    last,
    figures,
    notes,
    single = false,
    onMonth,
    today = first,
    isOff = () => false,
  } = props
  const t = useTexts()
  const id = useId()
  const [month, setMonth] = useState(() => monthOf(value?.from ?? first))
  const [open, setOpen] = useState<string | null>(null)
  const [at, setAt] = useState(() => value?.from ?? first)

  useEffect(() => {
    onMonth?.(month)
  }, [month, onMonth])

  const choose = (date: string): void => {
    const next = tapDate(date, single ? null : open)
    setOpen(next.open)
    setAt(date)
    onChange(next.range)
  }
  const move = (event: { key: string; preventDefault: () => void }): void => {
    const by = own(STEPS, event.key)
    if (by === undefined) return
    event.preventDefault()
    let to = addDays(at, by)
    // A date that cannot be selected cannot receive the focus.
    while (to >= first && to <= last && isOff(to)) to = addDays(to, by)
    if (to < first || to > last) return
    setAt(to)
    setMonth(monthOf(to))
    // The focus moves later, because the new month may not be rendered yet.
    setTimeout(() => focus.move(`${id}-${to}`))
  }
  const isOutside = (date: string): boolean => date < first || date > last || isOff(date)
  const isIn = (date: string): boolean => value !== null && date >= value.from && date <= value.to
  const entry = monthOf(at) === month ? at : [first, `${month}-01`].sort()[1]

  return (
    <View role="group" ariaLabel={t('calendar.label')}>
      <View className={styles.head}>
        <Pressable
          className={classes(styles.turn, month <= monthOf(first) && styles.still)}
          label={t('calendar.before')}
          disabled={month <= monthOf(first)}
          onClick={() => setMonth(addMonths(month, -1))}
        >
          <Icon name="chevron-left" size="m" />
        </Pressable>
        <View className={textStyles.item} ariaLive="polite">
          {formatTime(Date.parse(`${month}-01T00:00:00Z`), 0, t('date.pattern.month'))}
        </View>
        <Pressable
          className={classes(styles.turn, month >= monthOf(last) && styles.still)}
          label={t('calendar.after')}
          disabled={month >= monthOf(last)}
          onClick={() => setMonth(addMonths(month, 1))}
        >
          <Icon name="chevron-right" size="m" />
        </Pressable>
      </View>
      <View className={styles.week} ariaHidden>
        {WEEK.map((day) => (
          <Text key={day} className={textStyles.captionTertiary}>
            {t(`date.weekdayShort.${day}`)}
          </Text>
        ))}
      </View>
      <View className={styles.grid} onKeyDown={move}>
        {monthGrid(month)
          .flat()
          .map((date, index) =>
            date === null ? (
              <View key={index} />
            ) : (
              <Pressable
                key={date}
                id={`${id}-${date}`}
                className={classes(
                  styles.day,
                  notes && styles.low,
                  date === today && styles.today,
                  isIn(date) && styles.within,
                  (date === value?.from || date === value?.to) && styles.end,
                  date === value?.from && styles.from,
                  date === value?.to && styles.to,
                  isOutside(date) && styles.off,
                )}
                tabIndex={date === entry ? 0 : -1}
                ariaCurrent={date === today ? 'date' : undefined}
                ariaPressed={isIn(date)}
                disabled={isOutside(date)}
                still
                onClick={() => choose(date)}
              >
                <DayContent date={date} figures={figures?.get(date)} note={notes?.get(date)} />
              </Pressable>
            ),
          )}
      </View>
    </View>
  )
}
