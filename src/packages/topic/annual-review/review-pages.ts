import type { AnnualReview } from '@/api/annual-review'

const KINDS = ['cover', 'shows', 'hours', 'cities', 'first', 'latest', 'venue', 'companions', 'end'] as const
export type PageKind = (typeof KINDS)[number]

const HOUR = 60

/** Returns the total duration of a year's shows in whole hours. */
export const hoursOf = ({ minutes }: Pick<AnnualReview, 'minutes'>): number => Math.round(minutes / HOUR)

/**
 * Returns the pages of a year's story. Omits pages that have no data. The list is empty for a year that has no visits.
 */
export const reviewPages = (review: AnnualReview): PageKind[] => {
  if (review.visitCount === 0) return []
  const has: Partial<Record<PageKind, boolean>> = {
    hours: hoursOf(review) > 0,
    cities: review.cityNames.length > 0,
    first: review.nights.length > 0,
    latest: review.latest !== null && review.visitCount > 1,
    venue: review.venue !== null,
    companions: review.companionCount > 0,
  }
  return KINDS.filter((kind) => has[kind] ?? true)
}
