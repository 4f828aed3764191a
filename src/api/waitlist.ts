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
  /** Of one unit, fen. */
  price: w.price,
  /** Units wanted. */
  quantity: w.number(),
  remindType,
  state: w.oneOf(WAIT_STATES, 'CLOSED'),
  /** Place in line, from 1; null when the buyer waits no longer. */
  place: w.numberOrNull,
  /** Units that those before want. */
  unitsBefore: w.numberOrNull,
  /** Units offered; may be fewer than wanted. */
  offered: w.number(),
  /** Until when the offer is kept, epoch ms. */
  offerUntil: w.momentOrNull,
})
/** A buyer's place in a tier's waitlist. */
export type WaitPlace = v.InferOutput<typeof waitPlace>

const waitlistSchema = v.object({
  /** How many may wait for one tier. */
  capacity: w.number(),
  /** The tiers that somebody waits for. */
  tiers: w.list(v.object({ seatPlanId: v.pipe(v.string(), v.nonEmpty()), waiting: w.number() })),
  /** This buyer's places: open ones and those missed lately, the newest first. */
  places: w.list(waitPlace),
})
export type Waitlist = v.InferOutput<typeof waitlistSchema>

/** Path ours: the specification names the waitlist, not its calls. */
export const waitlist = get<{ showId: string }, Waitlist>('show/buyer/v3/shows/{showId}/wait_list', {
  auth: 'buyer',
  read: w.reader(waitlistSchema),
})

/** One who waits for the tier already keeps the place. Path ours. */
export const joinWaitlist = post<
  { showId: string; sessionId: string; seatPlanId: string; quantity: number; remindType?: NoticeChannel | undefined },
  WaitPlace
>('show/buyer/v3/shows/{showId}/wait_list/join', { auth: 'buyer', importance: 'high', read: w.reader(waitPlace) })

/** Changes how the buyer hears of an offer. Path ours. */
export const setWaitChannel = post<{ waitId: string; remindType: NoticeChannel }, WaitPlace>(
  'show/buyer/v3/wait_list/{waitId}/remind_type',
  { auth: 'buyer', importance: 'high', read: w.reader(waitPlace) },
)

/** Gives up a place, or an offer. Path ours. */
export const leaveWaitlist = post<{ waitId: string }, WaitPlace>('show/buyer/v3/wait_list/{waitId}/leave', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(waitPlace),
})
