import * as v from 'valibot'
import { get } from '@/request/call'
import { captchaSwitch } from './captcha-switch'
import { type ShowCard, showCard } from './show-card'
import * as w from './wire'

const showGroupSchema = v.object({
  showGroupId: w.text(),
  showGroupName: w.text(),
  posterUrl: w.text(),
  posterColor: w.text(),
  theaterOrLocationName: w.text(),
  address: w.text(),
  /** VENUE is a single venue. PLACE is a site or an area with several locations. */
  addressType: w.oneOf(['VENUE', 'PLACE'], 'VENUE'),
  description: w.text(),
  shows: w.list(showCard),
  /** Shows that require a captcha, and the periods in which they require it. */
  captchaInfos: w.list(v.object({ showId: v.pipe(v.string(), v.nonEmpty()), captchaSwitch })),
})
/** A group of shows sold under one name; its id contains SG (domain §3). */
export type ShowGroup = v.InferOutput<typeof showGroupSchema>

/**
 * Returns a show group. The specification only names the screen, so the path of the call is not in the specification.
 */
export const showGroup = get<{ showId: string }, ShowGroup>('show/pub/v5/show_group/{showId}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(showGroupSchema),
})

const tourSchema = v.object({
  tourId: w.text(),
  tourName: w.text(),
  posterUrl: w.text(),
  posterColor: w.text(),
  description: w.text(),
  /** Number of buyers with this favorite. */
  favoriteCount: w.number(),
  stops: w.list(v.object({ cityId: w.text(), cityName: w.text(), show: showCard })),
})
export type Tour = v.InferOutput<typeof tourSchema>
export type TourStop = { cityId: string; cityName: string; show: ShowCard }

/** Returns a tour. The specification only names the screen, so the path of the call is not in the specification. */
export const tourDetail = get<{ tourId: string }, Tour>('home/pub/v3/tour/{tourId}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(tourSchema),
})
