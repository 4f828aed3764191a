import { joinFacts } from '@/lib/join-facts'

/** Summarizes a show for search engines and link previews: date and venue. */
export const showSummary = (show: { showDate: string; cityName: string; venueName: string }): string =>
  joinFacts([show.showDate, show.cityName, show.venueName])

/** Summarizes a venue for search engines and link previews: address and description. */
export const venueSummary = (venue: { address: string; about: string }): string =>
  joinFacts([venue.address, venue.about])
