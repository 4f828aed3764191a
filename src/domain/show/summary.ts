import { joinFacts } from '@/lib/join-facts'

/** A show in one line, for engines and link previews: when and where. */
export const showSummary = (show: { showDate: string; cityName: string; venueName: string }): string =>
  joinFacts([show.showDate, show.cityName, show.venueName])

/** A venue in one line, for engines and link previews: where it is and what it is like. */
export const venueSummary = (venue: { address: string; about: string }): string =>
  joinFacts([venue.address, venue.about])
