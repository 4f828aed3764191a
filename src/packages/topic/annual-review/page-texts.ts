import type { AnnualReview, ReviewNight } from '@/api/annual-review'
import type { Translate } from '@/locales/keys'
import type { topicTexts } from '@/locales/namespaces/topic'
import { hoursOf, type PageKind } from './review-pages'

interface PageTexts {
  kicker: string
  figure: string
  heading: string
  note: string
}

/** Formats a time in the show's time zone with one of the date patterns. */
export type FormatMoment = (moment: { time: number; utcOffset: number; pattern: 'monthDay' | 'time' }) => string

const NOTHING: PageTexts = { kicker: '', figure: '', heading: '', note: '' }

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ')

export const pageTexts = (
  kind: PageKind,
  review: AnnualReview,
  t: Translate<typeof topicTexts>,
  format: FormatMoment,
): PageTexts => {
  const { year, nights, latest, venue, cityNames, companionCount, showCount, ticketCount } = review
  const counted = (unit: 'shows' | 'hours' | 'cities' | 'companions', count: number, note: string): PageTexts => ({
    ...NOTHING,
    figure: String(count),
    heading: t(`review.unit.${unit}`, { count }),
    note,
  })
  const day = ({ showTime, utcOffset }: ReviewNight) => format({ time: showTime, utcOffset, pattern: 'monthDay' })
  const [first] = nights
  switch (kind) {
    case 'shows':
      return counted('shows', showCount, t('review.tickets', { count: ticketCount }))
    case 'hours':
      return counted('hours', hoursOf(review), t('review.hoursNote'))
    case 'cities':
      return counted('cities', cityNames.length, cityNames.join(t('common.separator')))
    case 'first':
      return {
        ...NOTHING,
        kicker: t('review.first'),
        heading: first?.showName ?? '',
        note: first ? joined(day(first), first.venueName) : '',
      }
    case 'latest': {
      if (!latest) return NOTHING
      const time = format({ time: latest.endTime, utcOffset: latest.utcOffset, pattern: 'time' })
      return {
        ...NOTHING,
        kicker: t('review.latest'),
        heading: latest.showName,
        note: joined(day(latest), t('review.endedAt', { time })),
      }
    }
    case 'venue':
      return {
        ...NOTHING,
        kicker: t('review.venue'),
        heading: venue?.venueName ?? '',
        note: joined(t('review.visits', { count: venue?.visits ?? 0 }), venue?.cityName ?? ''),
      }
    case 'companions':
      return counted('companions', companionCount, t('review.companionsNote'))
    case 'cover':
      return { ...NOTHING, figure: String(year), heading: t('review.cover'), note: t('review.coverNote') }
    case 'end':
      return { ...NOTHING, heading: t('review.thanks'), note: t('review.thanksNote', { year }) }
  }
}
