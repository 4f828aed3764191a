import type { Translate } from '@/locales/keys'
import type { parkingTexts } from '@/locales/namespaces/parking'

/** Returns a duration in hours and whole minutes as a text. @param duration ms */
export const durationText = (duration: number, t: Translate<typeof parkingTexts>): string => {
  const minutes = Math.max(0, Math.floor(duration / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? t('parking.hours', { hours, minutes: minutes % 60 }) : t('parking.minutes', { minutes })
}
