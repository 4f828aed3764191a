import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

/** Ways to reach a venue: metro and light rail, bus, car, and others. */
export const TRANSPORT_TYPES = ['METRO', 'BUS', 'PARKING', 'OTHER'] as const
export type TransportType = (typeof TRANSPORT_TYPES)[number]

const transport = v.object({ type: w.oneOf(TRANSPORT_TYPES, 'OTHER'), text: v.pipe(v.string(), v.nonEmpty()) })

const venueSchema = v.object({
  venueId: v.pipe(v.string(), v.nonEmpty()),
  venueName: w.text(),
  cityName: w.text(),
  address: w.text(),
  /** Latitude and longitude in degrees, datum gcj02. */
  lat: w.numberOrNull,
  lng: w.numberOrNull,
  imageUrl: w.text(),
  /** A sentence that describes the venue. */
  about: w.text(),
  /** Directions, in the merchant's order. */
  transport: w.list(transport),
})
export type Venue = v.InferOutput<typeof venueSchema>

/**
 * Returns a venue. `searchShows` with `venueId` returns its shows. The path is not in the specification: the
 * specification has no such call.
 */
export const venue = get<{ venueId: string }, Venue>('home/pub/v3/venue/{venueId}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(venueSchema),
})

const venueEntry = v.object({
  venueId: v.pipe(v.string(), v.nonEmpty()),
  venueName: w.text(),
  cityName: w.text(),
  address: w.text(),
  imageUrl: w.text(),
  /** Number of upcoming shows. */
  showCount: w.number(),
})
/** A venue in a list. */
export type VenueEntry = v.InferOutput<typeof venueEntry>

/**
 * Returns venues with upcoming shows, in a city or for a coupon. Venues with the most shows come first. The path is
 * not in the specification.
 */
export const venues = get<{ offset: number; length: number; cityId?: string; couponId?: string }, w.Page<VenueEntry>>(
  'home/pub/v3/venues',
  { auth: 'public', importance: 'high', read: w.pageReader(venueEntry) },
)
