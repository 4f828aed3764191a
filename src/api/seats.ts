import * as v from 'valibot'
import type { SeatMap } from '@/domain/seat/seat-map'
import { unpackSeatMap } from '@/domain/seat/packed'
import { del, get, post } from '@/request/call'
import { memberPriceFacts } from './show-card'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())
const coordinates = v.pipe(v.array(v.number()), v.minLength(6))

const packedSeatMap = v.object({
  mapId: id,
  version: id,
  pitch: v.pipe(v.number(), v.minValue(1)),
  levels: v.array(v.string()),
  stage: v.object({
    kind: w.oneOf(['stage', 'pitch', 'court'], 'stage'),
    outline: coordinates,
    x: v.number(),
    y: v.number(),
  }),
  sections: v.array(
    v.object({
      code: id,
      level: v.pipe(v.number(), v.integer()),
      outline: coordinates,
      x: v.number(),
      y: v.number(),
      rows: v.array(
        v.object({
          label: id,
          count: v.pipe(v.number(), v.integer(), v.minValue(1)),
          firstNumber: v.pipe(v.number(), v.integer()),
          numberStep: v.pipe(v.number(), v.integer()),
          height: v.number(),
        }),
      ),
    }),
  ),
  seats: v.string(),
  kinds: v.string(),
})

/**
 * Returns the plan of a venue, which is immutable for a version, so the response can be cached (`cache-control:
 * immutable`). 60,000 seats take at most 200 KB gzip. The path is not in the specification (decision 33).
 */
export const seatMap = get<{ mapId: string; version: string }, SeatMap>('show/pub/v1/seat_map/{mapId}/{version}', {
  auth: 'public',
  importance: 'high',
  timeout: 20_000,
  read: w.readerTo(packedSeatMap, unpackSeatMap),
})

const seatTier = v.object({
  seatPlanId: id,
  seatPlanName: w.text(),
  description: w.text(),
  originalPrice: w.price,
  /** Price to pay, fen; null if the price equals the face price. */
  salePrice: w.priceOrNull,
  /** Color of the tier, `#rrggbb`. */
  color: w.text(),
  /** Age limit in years; null without a limit (shell §7, seat_plan_age_limit_list). */
  minAge: w.numberOrNull,
  maxAge: w.numberOrNull,
})
export type SeatTier = v.InferOutput<typeof seatTier>

const seatSale = v.object({
  mapId: id,
  version: id,
  tiers: v.pipe(w.list(seatTier), v.minLength(1)),
  /** Tiers of the map's rows as runs of varint length and tier, base64 (`unpackRuns`). Tier 255 is not sold. */
  rowTiers: v.string(),
  rules: v.object({
    most: w.numberOrNull,
    oneTier: w.flag(),
    together: w.flag(),
    noOrphan: w.flag(true),
  }),
  /** Fees that apply to every order, as in `ShowDynamic`. */
  unavoidableFee: w.optional(w.priceOrNull),
  serviceFee: w.optional(w.priceOrNull),
  requiredGoods: w.optional(w.priceOrNull),
  /** Privileges as on the card of the show. */
  ...memberPriceFacts,
  /** Duration of a hold in seconds, and the number of permitted extensions. */
  holdSeconds: w.number(480),
  extensions: w.number(1),
})
/** Data for selling the seats of one session: map, tiers and rules. */
export type SeatSale = v.InferOutput<typeof seatSale>

const session = 'show/pub/v1/show/{showId}/session/{sessionId}'

/**
 * Returns the map, the tiers and the rules for selling a session's seats. The path is not in the specification
 * (decision 33).
 */
export const seatSaleOf = get<{ showId: string; sessionId: string }, SeatSale>(`${session}/seat_sale`, {
  auth: 'public',
  importance: 'high',
  read: w.reader(seatSale),
})

const seatStatus = v.object({
  /** Version of the seat status; every change of a seat increments it. */
  version: w.number(),
  /**
   * Status of all seats: one base64 bitmap per section with one bit per seat, lowest bit first. The bit is 1 for a
   * taken seat. Null in a delta.
   */
  sections: v.fallback(v.nullable(v.array(v.string())), null),
  /**
   * Changes since the requested version, in the order of the seats, as base64 varints. Each is the gap to the previous
   * changed seat × 2, plus 1 for a taken seat. Null if the response has no delta.
   */
  changes: v.fallback(v.nullable(v.string()), null),
  /** Time until the next request, ms. */
  askAfterMs: w.number(5000),
})
/** Status of the seats. At most 12 KB for 60,000 seats, 1 KB for 100 changes. */
export type SeatStatus = v.InferOutput<typeof seatStatus>

/**
 * Returns the availability of a session's seats.
 * @param since the caller's version; the gateway sends all seats if it no longer has the changes since then.
 */
export const seatStatusOf = get<{ showId: string; sessionId: string; since?: number }, SeatStatus>(
  `${session}/seat_status`,
  { auth: 'public', importance: 'medium', read: w.reader(seatStatus) },
)

export interface BestSeatsRequest {
  count: number
  seatPlanId?: string
  /** Code of the section to search. */
  section?: string
  /** Maximum price of a seat, fen. */
  maxPrice?: number
  /** Number of better blocks of seats to skip. */
  skip?: number
}

/**
 * Returns seat ids of the best free block by the gateway's current data, or an empty list. The path is not in the
 * specification (decision 33).
 */
export const bestSeats = get<{ showId: string; sessionId: string } & BestSeatsRequest, { seatIds: string[] }>(
  `${session}/best_seats`,
  { auth: 'public', importance: 'high', read: w.reader(v.object({ seatIds: w.list(v.string()) })) },
)

const heldSeat = v.object({
  seatId: id,
  seatPlanId: id,
  seatPlanName: w.text(),
  /** "Stalls, section A12, row 7, seat 15", in the request's language. */
  seatDesc: w.text(),
  price: w.price,
})
const seatHold = v.object({
  holdId: id,
  showId: id,
  sessionId: id,
  seats: w.list(heldSeat),
  /** Time at which the hold expires and the seats are released, epoch ms. */
  expiresAt: v.number(),
  /** Remaining extensions. */
  extensionsLeft: w.number(),
  /** The set of holds of a combo that contains this hold, '' for none. Only the whole set can be changed. */
  holdSetId: w.text(),
})
/** Seats held for one buyer until they are ordered. */
export type SeatHold = v.InferOutput<typeof seatHold>

const holds = 'show/buyer/v1/seat_hold'

/**
 * Holds all requested seats, or none of them. The same transaction releases this buyer's earlier hold in the session.
 * Error data is `SeatRefusalData` (codes seat*, request/codes). A repeated key returns the first hold. The path is not
 * in the specification (decision 33).
 */
export const holdSeats = post<
  {
    showId: string
    sessionId: string
    seatIds: string[]
    version: string
    idempotencyKey: string
    /** Privilege for a presale purchase. */
    privilegeId?: string
  },
  SeatHold
>(holds, { auth: 'buyer', importance: 'critical', timeout: 10_000, read: w.reader(seatHold) })

/** Returns an active hold of this buyer; responds with `notFound` for an expired hold. */
export const seatHoldOf = get<{ holdId: string }, SeatHold>(`${holds}/{holdId}`, {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(seatHold),
})

/**
 * Returns the running hold of this buyer, or null. Used to restore the seats after the app was killed, or after a visit
 * to a partner's page. Searches one session, or all sessions of a show for the newest hold; one of the two is required.
 */
export const currentHold = get<{ sessionId?: string; showId?: string }, { hold: SeatHold | null }>(`${holds}/current`, {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ hold: v.fallback(v.nullable(seatHold), null) })),
})

/** Restarts the time of a hold, as often as the sale permits. */
export const extendHold = post<{ holdId: string }, SeatHold>(`${holds}/{holdId}/extend`, {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(seatHold),
})

/** Releases the seats of a hold. An expired hold has already been released. */
export const releaseHold = del<{ holdId: string }, { released: boolean }>(`${holds}/{holdId}`, {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ released: w.flag(true) })),
})

const refusalData = v.object({
  /** Seats that caused the error. */
  seatIds: w.list(v.string()),
  /** Nearest available seats, as many as requested, to replace taken seats; empty for other errors. */
  nearest: w.list(v.string()),
})
/** Data of a failed hold in addition to the error code. */
export type SeatRefusalData = v.InferOutput<typeof refusalData>
/** Returns the seat data of a RequestError; lists are empty for other errors. */
export const readSeatRefusal = (data: unknown): SeatRefusalData => {
  const read = v.safeParse(refusalData, data)
  return read.success ? read.output : { seatIds: [], nearest: [] }
}
