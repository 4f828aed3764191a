import * as v from 'valibot'
import { SEAT_DIFFERENCES } from '@/domain/seat/same'
import { get, post } from '@/request/call'
import type { ComboItemRequest } from './combo'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

const heldItem = v.object({
  partId: id,
  showId: id,
  sessionId: id,
  seatPlanId: id,
  seatPlanName: w.text(),
  quantity: w.number(1),
  /** The held seats; empty for a session without seat selection. */
  seats: w.list(v.object({ seatId: id, seatDesc: w.text() })),
})

const holdSet = v.object({
  holdSetId: id,
  promotionId: id,
  /** Time at which all holds of the set expire, epoch ms. */
  expiresAt: v.number(),
  /** Remaining extensions. */
  extensionsLeft: w.number(),
  items: w.list(heldItem),
})
/** Seats and units of all sessions of a combo, held for one buyer until they are ordered. */
export type HoldSet = v.InferOutput<typeof holdSet>

const sets = 'seat/buyer/v1/hold_sets'

/**
 * Holds all sessions of a combo, or none of them. Replaces this buyer's earlier set of the combo, and the holds in its
 * sessions. Error data is `SetRefusalData`. A repeated key returns the first set. The path is not in the specification
 * (decision 172).
 */
export const createHoldSet = post<
  { promotionId: string; items: readonly ComboItemRequest[]; idempotencyKey: string },
  HoldSet
>(sets, {
  auth: 'buyer',
  importance: 'critical',
  timeout: 15_000,
  read: w.reader(holdSet),
})

/** Returns the running set of this buyer for a combo, or null. */
export const currentHoldSet = get<{ promotionId: string }, { holdSet: HoldSet | null }>(`${sets}/current`, {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ holdSet: v.fallback(v.nullable(holdSet), null) })),
})

/** Restarts the time of a set once. */
export const extendHoldSet = post<{ holdSetId: string }, HoldSet>(`${sets}/extend`, {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(holdSet),
})

/** Releases a set. An expired set has already been released. */
export const releaseHoldSet = post<{ holdSetId: string }, { released: boolean }>(`${sets}/release`, {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ released: w.flag(true) })),
})

const suggestion = v.object({
  /** True if the seats are the same in all sessions. */
  isSame: w.flag(),
  sessions: w.list(
    v.object({
      showId: id,
      sessionId: id,
      /** Tier of the seats; '' if the session has too few seats. */
      seatPlanId: w.text(),
      /** Empty for a session without seat selection. */
      seatIds: w.list(v.string()),
      /** How the seats differ from the seats of the leading session. */
      differs: w.oneOf(SEAT_DIFFERENCES, 'PLAN'),
    }),
  ),
})
/** Seats for several sessions of a combo. */
export type SeatSuggestion = v.InferOutput<typeof suggestion>

/**
 * Suggests the same seats in several sessions of a combo, or the nearest ones, the best suggestion first.
 * @param quantity number of seats in each session
 * @param maxPrice maximum price of a seat without the combo, fen
 */
export const sameSeats = post<
  { promotionId: string; sessionIds: string[]; quantity: number; maxPrice?: number },
  { suggestions: SeatSuggestion[] }
>('seat/pub/v1/same_seats', {
  auth: 'public',
  importance: 'high',
  read: w.reader(v.object({ suggestions: w.list(suggestion) })),
})

const place = { showId: id, sessionId: id, seatPlanId: id, seatIds: w.list(v.string()) }
const refusedPart = v.object({
  partId: id,
  ...place,
  /** Business code and sentence of the reason, in the request's language. */
  statusCode: w.number(),
  comments: w.text(),
  /** Nearest free seats of the same session, as many as requested; empty for other reasons. */
  nearest: w.list(v.string()),
  /** Tiers of the same part that can be held instead, with their best free seats. */
  alternatives: w.list(v.object(place)),
})
/** An item of a set that cannot be held, and what can be held instead. */
export type RefusedPart = v.InferOutput<typeof refusedPart>

const setRefusal = v.object({ parts: w.list(refusedPart) })
/** Data of a refused set in addition to the error code. */
export type SetRefusalData = v.InferOutput<typeof setRefusal>

/** Returns the refused parts in the data of a RequestError; none for other errors. */
export const readSetRefusal = (data: unknown): SetRefusalData => {
  const read = v.safeParse(setRefusal, data)
  return read.success ? read.output : { parts: [] }
}
