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
  /** Requested units. */
  quantity: w.number(),
  remindType,
  state: w.oneOf(WAIT_STATES, 'CLOSED'),
  /** Position, from 1; null if the buyer is no longer waiting. */
  place: w.numberOrNull,
  /** Units requested by the buyers ahead. */
  unitsBefore: w.numberOrNull,
  /** Offered units; may be fewer than requested. */
  offered: w.number(),
  /** End of the offer, epoch ms. */
  offerUntil: w.momentOrNull,
})
/** A buyer's position on a tier's waitlist. */
export type WaitPlace = v.InferOutput<typeof waitPlace>

const waitlistSchema = v.object({
  /** Maximum buyers on the waitlist of one tier. */
  capacity: w.number(),
  /** Tiers with waiting buyers. */
  tiers: w.list(v.object({ seatPlanId: v.pipe(v.string(), v.nonEmpty()), waiting: w.number() })),
  /** This buyer's positions: open ones and recently missed ones, the newest first. */
  places: w.list(waitPlace),
})
export type Waitlist = v.InferOutput<typeof waitlistSchema>

/** The path is this project's: the specification names the waitlist, not its calls. */
export const waitlist = get<{ showId: string }, Waitlist>('show/buyer/v3/shows/{showId}/wait_list', {
  auth: 'buyer',
  read: w.reader(waitlistSchema),
})

/** Joins a waitlist. A buyer who is waiting for the tier keeps the position. The path is this project's. */
export const joinWaitlist = post<
  { showId: string; sessionId: string; seatPlanId: string; quantity: number; remindType?: NoticeChannel | undefined },
  WaitPlace
>('show/buyer/v3/shows/{showId}/wait_list/join', { auth: 'buyer', importance: 'high', read: w.reader(waitPlace) })

/** Changes the channel of an offer's notice. The path is this project's. */
export const setWaitChannel = post<{ waitId: string; remindType: NoticeChannel }, WaitPlace>(
  'show/buyer/v3/wait_list/{waitId}/remind_type',
  { auth: 'buyer', importance: 'high', read: w.reader(waitPlace) },
)

/** Leaves a waitlist, or declines an offer. The path is this project's. */
export const leaveWaitlist = post<{ waitId: string }, WaitPlace>('show/buyer/v3/wait_list/{waitId}/leave', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(waitPlace),
})
