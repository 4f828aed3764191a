import type { Language } from '../../core/localized-text'
import type { requireVenue } from '../place/service'

/** A venue on the wire (contract: api/venue). */
export const serializeVenue = (venue: Awaited<ReturnType<typeof requireVenue>>, lang: Language) => ({
  venueId: venue.venue_id,
  venueName: venue.name[lang],
  cityName: venue.city_name[lang],
  address: venue.address[lang],
  lat: venue.lat,
  lng: venue.lng,
  imageUrl: venue.image_url,
  about: venue.about[lang],
  transport: venue.transport.map(({ type, text }) => ({ type, text: text[lang] })),
})
