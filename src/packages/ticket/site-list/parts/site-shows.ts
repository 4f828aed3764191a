import type { Site } from '@/api/shop'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import type { ticketTexts } from '@/locales/namespaces/ticket'

/** The number of a city's shows, and whether shows of nearby cities are among them. */
export const siteShows = ({ cityName, showCount, hasNearby }: Site, t: Translate<typeof ticketTexts>): string => {
  if (showCount === 0) return t('city.none')
  return joinFacts([hasNearby ? t('list.nearby', { city: cityName }) : '', t('home.showCount', { count: showCount })])
}
