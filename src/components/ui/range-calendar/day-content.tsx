import { Text, View } from '@tarojs/components'
import { formatTime } from '@/domain/schedule/local-time'
import textStyles from '@/styles/text.module.scss'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import styles from './range-calendar.module.scss'

/** Figures below a day's number. */
export interface DayFigures {
  count: number
  /** Formatted price, such as `¥180`; '' without a price. */
  price: string
  /** The price within its text, such as `from ¥180`. */
  priceText: string
}

/** Short text below a day's number, such as its state. */
export interface DayNote {
  text: string
  /** True for a state in which the day cannot be used. */
  muted: boolean
}

interface DayContentProps {
  date: string
  figures?: DayFigures | undefined
  note?: DayNote | undefined
}

/**
 * Draws a day: its number, the number of shows and the lowest price, or a note.
 *
 * Screen readers also read the hidden text around the number and the price. A separate label would not contain the
 * visible text (WCAG 2.5.3).
 */
export function DayContent({ date, figures, note }: DayContentProps) {
  const t = useTexts()
  const day = formatTime(Date.parse(`${date}T00:00:00Z`), 0, t('date.pattern.monthDay'))
  const number = (
    <View className={styles.number}>
      <Figure text={day} figure={String(Number(date.slice(8)))} />
    </View>
  )
  if (!figures)
    return (
      <>
        {number}
        {note && (
          <View className={classes(styles.count, note.muted && styles.muted)}>
            <Text>{note.text}</Text>
          </View>
        )}
      </>
    )
  const { count, price, priceText } = figures
  return (
    <>
      {number}
      <View className={styles.count}>
        <Text>{t('calendar.day', { count })}</Text>
      </View>
      {price !== '' && (
        <View className={styles.price}>
          <Figure text={priceText} figure={price} />
        </View>
      )}
    </>
  )
}

/** Draws a text in which only the last occurrence of one figure is visible, as in 1月1日. */
function Figure({ text, figure }: { text: string; figure: string }) {
  const at = text.lastIndexOf(figure)
  const before = text.slice(0, at)
  const after = text.slice(at + figure.length)
  return (
    <>
      {before !== '' && <Text className={textStyles.hidden}>{before}</Text>}
      <Text>{figure}</Text>
      {after !== '' && <Text className={textStyles.hidden}>{after}</Text>}
    </>
  )
}
