import type { LocalizedText } from '../../../core/localized-text'

/** Transport to a venue: METRO (including light rail), BUS, PARKING or OTHER. */
interface VenueTransport {
  type: string
  text: LocalizedText
}

declare module '../../../core/database/database' {
  interface Narrowed {
    sites: { name: LocalizedText }
    cities: { name: LocalizedText }
    venues: { name: LocalizedText; address: LocalizedText; about: LocalizedText; transport: VenueTransport[] }
  }
}
