import type { Row } from '../../core/database/database'
import type { LocalizedText } from '../../core/localized-text'

export type SiteTable = Row<'sites'>

export type CityTable = Row<'cities'>

/** A way to a venue: METRO (light rail too), BUS, PARKING or OTHER. */
interface VenueTransport {
  type: string
  text: LocalizedText
}

export type VenueTable = Row<'venues'>

declare module '../../core/database/database' {
  interface Narrowed {
    sites: {
      name: LocalizedText
    }
    cities: {
      name: LocalizedText
    }
    venues: {
      name: LocalizedText
      address: LocalizedText
      about: LocalizedText
      transport: VenueTransport[]
    }
  }
}
