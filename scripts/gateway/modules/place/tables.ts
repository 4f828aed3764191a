import type { LocalizedText } from '../../core/localized-text'

export interface SiteTable {
  site_id: string
  bs_city_id: string
  city_id: string
  province_id: string
  name: LocalizedText
  status: string
  lat: number
  lng: number
  sort: number
}

export interface CityTable {
  city_id: string
  site_id: string | null
  name: LocalizedText
}

/** A way to a venue: METRO (light rail too), BUS, PARKING or OTHER. */
interface VenueTransport {
  type: string
  text: LocalizedText
}

export interface VenueTable {
  venue_id: string
  city_id: string
  name: LocalizedText
  address: LocalizedText
  lat: number
  lng: number
  image_url: string
  about: LocalizedText
  transport: VenueTransport[]
  sort: number
}

declare module '../../core/database/database' {
  interface Database {
    sites: SiteTable
    cities: CityTable
    venues: VenueTable
  }
}
