import * as v from 'valibot'
import { WAIT_STATES } from '@/domain/waitlist'
import type { NoticeChannel } from '@/domain/notice-channel'
import { get, post } from '@/request/call'
import { remindType } from './message'
import { list, momentOrNull, number, numberOrNull, oneOf, price, reader, text } from './wire'

const waitPlace = v.object({
  waitId: v.pipe(v.string(), v.nonEmpty()),
  showId: text(),
  sessionId: text(),
  sessionName: text(),
  seatPlanId: text(),
  seatPlanName: text(),
  /** Of one unit, fen. */
  price,
  /** Units wanted. */
  quantity: number(),
  remindType,
  state: oneOf(WAIT_STATES, 'CLOSED'),
  /** Place in line, from 1; null when the buyer waits no longer. */
  place: numberOrNull,
  /** Units that those before want. */
  unitsBefore: numberOrNull,
  /** Units offered; may be fewer than wanted. */
  offered: number(),
  /** Until when the offer is kept, epoch ms. */
  offerUntil: momentOrNull,
})
/** A buyer's place in a tier's waitlist. */
export type WaitPlace = v.InferOutput<typeof waitPlace>

const waitlistSchema = v.object({
  /** How many may wait for one tier. */
  capacity: number(),
  /** The tiers that somebody waits for. */
  tiers: list(v.object({ seatPlanId: v.pipe(v.string(), v.nonEmpty()), waiting: number() })),
  /** This buyer's places: open ones and those missed lately, the newest first. */
  places: list(waitPlace),
})
export type Waitlist = v.InferOutput<typeof waitlistSchema>

/** Path ours: the specification names the waitlist, not its calls. */
export const waitlist = get<{ showId: string }, Waitlist>('show/buyer/v3/shows/{showId}/wait_list', {
  auth: 'buyer',
  read: reader(waitlistSchema),
})

/** One who waits for the tier already keeps the place. Path ours. */
export const joinWaitlist = post<
  { showId: string; sessionId: string; seatPlanId: string; quantity: number; remindType?: NoticeChannel | undefined },
  WaitPlace
>('show/buyer/v3/shows/{showId}/wait_list/join', { auth: 'buyer', importance: 'high', read: reader(waitPlace) })

/** Changes how the buyer hears of an offer. Path ours. */
export const setWaitChannel = post<{ waitId: string; remindType: NoticeChannel }, WaitPlace>(
  'show/buyer/v3/wait_list/{waitId}/remind_type',
  { auth: 'buyer', importance: 'high', read: reader(waitPlace) },
)

/** Gives up a place, or an offer. Path ours. */
export const leaveWaitlist = post<{ waitId: string }, WaitPlace>('show/buyer/v3/wait_list/{waitId}/leave', {
  auth: 'buyer',
  importance: 'high',
  read: reader(waitPlace),
})
