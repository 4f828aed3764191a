import { ScrollView, Text, View } from '@tarojs/components'
import { useState } from 'react'
import { classes } from '../classes'
import { Pressable } from '../pressable/pressable'
import { useDeferredMount } from '../use-deferred-mount'
import { useRovingFocus } from '../use-roving-focus'
import styles from './calendar-strip.module.scss'

export interface StripDay {
  /** Local date, `2026-12-05`. */
  key: string
  /** Short texts over and under the number: weekday, month or "today". */
  weekday: string
  day: string
  month?: string
  /** State or number of shows, under the day. */
  note?: string
  disabled?: boolean
  /** Full text for screen readers. */
  label: string
}

export interface CalendarStripProps {
  days: readonly StripDay[]
  /** Key of the selected day; null if none is selected. */
  value: string | null
  onChange: (key: string) => void
  /** Accessible name of the selection. */
  label: string
  className?: string
}

/** Number of days that are visible on a phone, plus one. */
const IN_VIEW = 8

/**
 * Draws dates in a row: the days of this week on the home page, or of a show's sessions. Arrow keys move the selection.
 * A day that was selected elsewhere (the next session, a link) is scrolled into view.
 */
export function CalendarStrip({ days, value, onChange, label, className }: CalendarStripProps) {
  const whole = useDeferredMount()
  const [picked, setPicked] = useState<string | null>(null)
  const choose = (key: string) => {
    setPicked(key)
    onChange(key)
  }
  const open = days.filter((day) => !day.disabled).map((day) => day.key)
  const { idOf, handleKeyDown } = useRovingFocus(open, value, choose)
  const entry = value !== null && open.includes(value) ? value : open[0]
  // Scrolls to the day before, so that buyers notice the earlier days on the left. A tapped day needs no scrolling.
  const at = value === picked ? -1 : days.findIndex(({ key }) => key === value)
  const drawn = whole || at >= IN_VIEW ? days : days.slice(0, IN_VIEW)
  return (
    <ScrollView
      className={classes(styles.strip, className)}
      scrollX
      enhanced
      showScrollbar={false}
      scrollIntoView={at > 0 ? idOf(days[at - 1].key) : undefined}
    >
      <View className={styles.days} role="radiogroup" ariaLabel={label} onKeyDown={handleKeyDown}>
        {drawn.map((day) => (
          <Pressable
            key={day.key}
            id={idOf(day.key)}
            className={classes(styles.day, day.key === value && styles.chosen, day.disabled && styles.off)}
            role="radio"
            tabIndex={day.key === entry ? 0 : -1}
            ariaChecked={day.key === value}
            label={day.label}
            disabled={day.disabled}
            onClick={() => choose(day.key)}
          >
            {day.weekday}
            <Text className={styles.number}>{day.day}</Text>
            {day.note ?? day.month}
          </Pressable>
        ))}
      </View>
    </ScrollView>
  )
}
