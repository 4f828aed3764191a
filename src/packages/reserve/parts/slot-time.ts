import { dayText } from '@/components/dates'
import { formatTime, weekdayOf } from '@/domain/schedule/local-time'
import type { Translate } from '@/locales/keys'
import type { reserveTexts } from '@/locales/namespaces/reserve'

/** Times of a slot, epoch ms. */
interface Times {
  from: number
  to: number
}

interface At {
  /** Epoch ms. */
  now: number
  /** Minutes east of UTC at the venue. */
  utcOffset: number
}

type ReserveTranslate = Translate<typeof reserveTexts>

/** Returns the hours of a slot: `09:00–11:30`. */
export const spanText = ({ from, to }: Times, utcOffset: number, t: ReserveTranslate): string => {
  const textOf = (time: number): string => formatTime(time, utcOffset, t('date.pattern.time'))
  return t('reserve.span', { from: textOf(from), to: textOf(to) })
}

/** Returns day and weekday of a slot: `12月5日 周六`. */
export const slotDayText = ({ from }: Pick<Times, 'from'>, at: At, t: ReserveTranslate): string =>
  t('date.withWeekday', { date: dayText(from, at, t), weekday: t(`date.weekday.${weekdayOf(from, at.utcOffset)}`) })

/** Returns day, weekday and hours of a slot: `12月5日 周六 09:00–11:30`. */
export const slotTimeText = (times: Times, at: At, t: ReserveTranslate): string =>
  t('date.withWeekdayTime', {
    date: dayText(times.from, at, t),
    weekday: t(`date.weekday.${weekdayOf(times.from, at.utcOffset)}`),
    time: spanText(times, at.utcOffset, t),
  })
