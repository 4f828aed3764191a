import { formatTime, nearDay } from '@/domain/schedule/local-time'
import type { Translate } from '@/locales/keys'

/** A moment to come on the show's clock: `今天 19:30`, `明天 10:00`, else `12月5日 10:00`. Times in epoch ms. */
export const nearTime = (at: number, { now, utcOffset }: { now: number; utcOffset: number }, t: Translate): string => {
  const day = nearDay(at, now, utcOffset)
  if (day === null) return formatTime(at, utcOffset, t('date.pattern.monthDayTime'))
  return t(`date.near.${day}`, { time: formatTime(at, utcOffset, t('date.pattern.time')) })
}
