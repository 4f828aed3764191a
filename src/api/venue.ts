import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

/** Metro and light rail, bus, car, and anything else. */
export const TRANSPORT_TYPES = ['METRO', 'BUS', 'PARKING', 'OTHER'] as const
export type TransportType = (typeof TRANSPORT_TYPES)[number]

const transport = v.object({ type: w.oneOf(TRANSPORT_TYPES, 'OTHER'), text: v.pipe(v.string(), v.nonEmpty()) })

const venueSchema = v.object({
  venueId: v.pipe(v.string(), v.nonEmpty()),
  venueName: w.text(),
  cityName: w.text(),
  address: w.text(),
  /** Degrees, datum gcj02. */
  lat: w.numberOrNull,
  lng: w.numberOrNull,
  imageUrl: w.text(),
  /** A sentence on what the venue is like. */
  about: w.text(),
  /** How to get there, in the merchant's order. */
  transport: w.list(transport),
})
/** A place where shows play. */
export type Venue = v.InferOutput<typeof venueSchema>

/** Path ours: the specification names the screen, not the call. What is on there: `searchShows` with its `venueId`. */
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
  /** Shows that are still to come. */
  showCount: w.number(),
})
/** A venue in a list. */
export type VenueEntry = v.InferOutput<typeof venueEntry>

/** Venues with something to come, those with most first; of one city, or where a coupon can be used. Path ours. */
export const venues = get<{ offset: number; length: number; cityId?: string; couponId?: string }, w.Page<VenueEntry>>(
  'home/pub/v3/venues',
  { auth: 'public', importance: 'high', read: w.pageReader(venueEntry) },
)
