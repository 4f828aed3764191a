import * as v from 'valibot'
import { get } from '@/request/call'
import { captchaSwitch } from './captcha-switch'
import { type ShowCard, showCard } from './show-card'
import { list, number, oneOf, reader, text } from './wire'

const showGroupSchema = v.object({
  showGroupId: text(),
  showGroupName: text(),
  posterUrl: text(),
  posterColor: text(),
  theaterOrLocationName: text(),
  address: text(),
  /** VENUE: one house. PLACE: a site or an area where its shows are spread. */
  addressType: oneOf(['VENUE', 'PLACE'], 'VENUE'),
  description: text(),
  shows: list(showCard),
  /** Those of its shows that ask for a captcha, and when. */
  captchaInfos: list(v.object({ showId: v.pipe(v.string(), v.nonEmpty()), captchaSwitch })),
})
/** A group of shows sold under one name; its id contains SG (domain §3). */
export type ShowGroup = v.InferOutput<typeof showGroupSchema>

/** Path ours: the specification names the screen, not the call. */
export const showGroup = get<{ showId: string }, ShowGroup>('show/pub/v5/show_group/{showId}', {
  auth: 'public',
  importance: 'high',
  read: reader(showGroupSchema),
})

const tourSchema = v.object({
  tourId: text(),
  tourName: text(),
  posterUrl: text(),
  posterColor: text(),
  description: text(),
  /** How many buyers marked it with a heart. */
  favoriteCount: number(),
  stops: list(v.object({ cityId: text(), cityName: text(), show: showCard })),
})
export type Tour = v.InferOutput<typeof tourSchema>
export type TourStop = { cityId: string; cityName: string; show: ShowCard }

/** Path ours: the specification names the screen, not the call. */
export const tourDetail = get<{ tourId: string }, Tour>('home/pub/v3/tour/{tourId}', {
  auth: 'public',
  importance: 'high',
  read: reader(tourSchema),
})
