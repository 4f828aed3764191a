import { joinFacts } from '@/lib/join-facts'

/** Returns the date and venue of a show in one line, for search engines and link previews. */
export const showSummary = (show: { showDate: string; cityName: string; venueName: string }): string =>
  joinFacts([show.showDate, show.cityName, show.venueName])

/** Returns the address and description of a venue in one text, for search engines and link previews. */
export const venueSummary = (venue: { address: string; about: string }): string =>
  joinFacts([venue.address, venue.about])
