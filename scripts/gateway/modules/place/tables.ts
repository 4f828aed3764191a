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

export interface VenueTable {
  venue_id: string
  city_id: string
  name: LocalizedText
  address: LocalizedText
  lat: number
  lng: number
  image_url: string
  sort: number
}

declare module '../../core/database/database' {
  interface Database {
    sites: SiteTable
    cities: CityTable
    venues: VenueTable
  }
}
