import type { Site } from '@/api/shop'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import type { ticketTexts } from '@/locales/namespaces/ticket'

/**
 * Returns the number of a city's shows as text. The text contains a note if the number includes shows of nearby cities.
 */
export const siteShows = ({ cityName, showCount, hasNearby }: Site, t: Translate<typeof ticketTexts>): string => {
  if (showCount === 0) return t('city.none')
  return joinFacts([hasNearby ? t('list.nearby', { city: cityName }) : '', t('home.showCount', { count: showCount })])
}
