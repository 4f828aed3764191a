import * as v from 'valibot'
import { WAIT_STATES } from '@/domain/waitlist'
import type { NoticeChannel } from '@/domain/notice-channel'
import { get, post } from '@/request/call'
import { remindType } from './message'
import * as w from './wire'

const waitPlace = v.object({
  waitId: v.pipe(v.string(), v.nonEmpty()),
  showId: w.text(),
  sessionId: w.text(),
  sessionName: w.text(),
  seatPlanId: w.text(),
  seatPlanName: w.text(),
  /** Price of one unit, fen. */
  price: w.price,
  /** Number of requested units. */
  quantity: w.number(),
  remindType,
  state: w.oneOf(WAIT_STATES, 'CLOSED'),
  /** Position on the waitlist, from 1; null if the buyer is no longer waiting. */
  place: w.numberOrNull,
  /** Number of units that the buyers ahead requested. */
  unitsBefore: w.numberOrNull,
  /** Number of offered units; may be fewer than requested. */
  offered: w.number(),
  /** Time at which the offer expires, epoch ms. */
  offerUntil: w.momentOrNull,
})
/** A buyer's entry on the waitlist of a tier. */
export type WaitPlace = v.InferOutput<typeof waitPlace>

const waitlistSchema = v.object({
  /** Maximum number of buyers on the waitlist of one tier. */
  capacity: w.number(),
  /** Tiers with at least one waiting buyer. */
  tiers: w.list(v.object({ seatPlanId: v.pipe(v.string(), v.nonEmpty()), waiting: w.number() })),
  /** This buyer's entries: open entries, and recently missed offers. Newest first. */
  places: w.list(waitPlace),
})
export type Waitlist = v.InferOutput<typeof waitlistSchema>

/**
 * Returns the waitlists of a show. The specification only names the waitlist, so the path of the call is not in the
 * specification.
 */
export const waitlist = get<{ showId: string }, Waitlist>('show/buyer/v3/shows/{showId}/wait_list', {
  auth: 'buyer',
  read: w.reader(waitlistSchema),
})

/**
 * Joins a waitlist. A buyer who is already waiting for the tier does not lose the position. The path is not in the
 * specification.
 */
export const joinWaitlist = post<
  { showId: string; sessionId: string; seatPlanId: string; quantity: number; remindType?: NoticeChannel | undefined },
  WaitPlace
>('show/buyer/v3/shows/{showId}/wait_list/join', { auth: 'buyer', importance: 'high', read: w.reader(waitPlace) })

/** Changes the channel for notices about offers. The path is not in the specification. */
export const setWaitChannel = post<{ waitId: string; remindType: NoticeChannel }, WaitPlace>(
  'show/buyer/v3/wait_list/{waitId}/remind_type',
  { auth: 'buyer', importance: 'high', read: w.reader(waitPlace) },
)

/** Leaves a waitlist, or declines an offer. The path is not in the specification. */
export const leaveWaitlist = post<{ waitId: string }, WaitPlace>('show/buyer/v3/wait_list/{waitId}/leave', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(waitPlace),
})
