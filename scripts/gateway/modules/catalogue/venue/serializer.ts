import type { Language } from '../../../core/localized-text'
import type { requireVenue } from '../../base/place/service'

type VenueRow = Awaited<ReturnType<typeof requireVenue>>
type EntryRow = Pick<VenueRow, 'venue_id' | 'name' | 'city_name' | 'address' | 'image_url'>

/** Serializes the fields that both a venue and a list entry have. */
export const serializeEntry = (venue: EntryRow, lang: Language) => ({
  venueId: venue.venue_id,
  venueName: venue.name[lang],
  cityName: venue.city_name[lang],
  address: venue.address[lang],
  imageUrl: venue.image_url,
})

/** Serializes a venue (contract: api/venue). */
export const serializeVenue = (venue: VenueRow, lang: Language) => ({
  ...serializeEntry(venue, lang),
  lat: venue.lat,
  lng: venue.lng,
  about: venue.about[lang],
  transport: venue.transport.map(({ type, text }) => ({ type, text: text[lang] })),
})
