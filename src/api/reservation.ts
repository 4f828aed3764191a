import * as v from 'valibot'
import { ID_TYPES } from '@/domain/identity/id-type'
import {
  type RecordState,
  RESERVABLE_KINDS,
  RESERVATION_STATES,
  type ReservableKind,
  SLOT_STATES,
} from '@/domain/slot/reservation'
import { del, get, post } from '@/request/call'
import { type GateKey, keyPlace, readGateKeys } from './gate-key'
import * as w from './wire'

const brief = {
  reserveId: v.pipe(v.string(), v.nonEmpty()),
  kind: w.oneOf(RESERVABLE_KINDS, 'VISIT'),
  venueId: w.text(),
  name: w.text(),
  summary: w.text(),
  pictureUrl: w.text(),
  utcOffset: w.utcOffset,
}

/** Start of the next slot with a free place, epoch ms, or null. */
const next = { nextTime: w.momentOrNull }

const listed = v.object({ ...brief, ...next })
/** A service that can be reserved. The resource is not in the specification. */
export type ListedReservable = v.InferOutput<typeof listed>

const reservable = v.object({
  ...brief,
  /** Rules of the venue, one per line. */
  notes: w.list(w.text()),
  /** DOCUMENT: each place is for an attendee. NONE: only the number of places matters. */
  needs: w.oneOf(['NONE', 'DOCUMENT'], 'DOCUMENT'),
  perOrder: w.number(5),
  minorAge: w.number(14),
  minorsPerOrder: w.number(3),
  /** Minors in one slot, null without a limit. */
  minorCapacity: w.numberOrNull,
  maxChanges: w.number(2),
  /** A slot opens this number of days earlier, at `releaseAt` minutes after local midnight. */
  daysAhead: w.number(7),
  releaseAt: w.number(1020),
  /** Minutes before and after the start of a slot. */
  entryBefore: w.number(30),
  entryAfter: w.number(15),
  cancelBefore: w.number(180),
  changeBefore: w.number(60),
})
/** A service with its rules. */
export type Reservable = v.InferOutput<typeof reservable>

const detail = v.object({ ...reservable.entries, ...next })
/** A service with its rules and its next free time. */
export type ReservableDetail = v.InferOutput<typeof detail>

const slot = v.object({
  slotId: v.pipe(v.string(), v.nonEmpty()),
  /** Local date `YYYY-MM-DD`. */
  date: w.text(),
  from: w.moment,
  to: w.moment,
  lastEntry: w.moment,
  opensAt: w.moment,
  state: w.oneOf(SLOT_STATES, 'CLOSED'),
  /** Free places if there are 10 or fewer, else null. */
  left: w.numberOrNull,
  /** Number of buyers who wait for a place. */
  waiting: w.count,
})
/** A slot that has not started. Times in epoch ms. */
export type ReservableSlot = v.InferOutput<typeof slot>

const person = v.object({
  personId: v.pipe(v.string(), v.nonEmpty()),
  name: w.text(),
  idType: w.oneOf(ID_TYPES, 'ID_CARD'),
  /** Masked. */
  idNo: w.text(),
  isMinor: w.flag(),
})
/** A person of a reservation. */
export type ReservedPerson = v.InferOutput<typeof person>

const reservation = v.object({
  reservationId: v.pipe(v.string(), v.nonEmpty()),
  slotId: w.text(),
  /** A reservation with an unknown state is rejected. No known state would be safe to show. */
  state: v.picklist(RESERVATION_STATES),
  quantity: w.count,
  /** Number of people who have entered. */
  entered: w.count,
  ...keyPlace,
  reservable,
  venueName: w.text(),
  address: w.text(),
  lat: w.number(),
  lng: w.number(),
  date: w.text(),
  from: w.moment,
  to: w.moment,
  /** Time of entry, and deadlines of a free cancellation and of changes. */
  entryFrom: w.moment,
  lastEntry: w.moment,
  cancelUntil: w.moment,
  changeUntil: w.moment,
  people: w.list(person),
  changesLeft: w.count,
  /** Increases with each change. A change must contain the version on which it is based. */
  version: w.number(1),
  /** True if places were returned after the deadline of cancellations, by a change or a cancellation. */
  isLate: w.flag(),
  /** True if it counts against the buyer (decision 138). */
  counts: w.flag(),
  /** Slots for which the reservation waits, with its position on each waitlist. Empty in all states except WAITING. */
  awaited: w.list(v.object({ slotId: w.text(), date: w.text(), from: w.moment, to: w.moment, place: w.count })),
  /** End of the offer; null in other states than OFFERED. */
  offerUntil: w.momentOrNull,
  /** Attendees that the buyer chose before waiting. */
  audienceIds: w.list(w.text()),
})
/** A reservation of the buyer. Times in epoch ms. */
export type Reservation = v.InferOutput<typeof reservation>

const page = v.object({
  items: w.list(reservation),
  total: w.count,
  last: w.flag(true),
  /** Reservations of the last 90 days that count against the buyer, and the end of the block. */
  counted: v.object({ count: w.count, blockedUntil: w.momentOrNull }),
})
export type ReservationPage = v.InferOutput<typeof page>

/** Returns services that can be reserved, with their next free slot. The path is not in the specification. */
export const reservables = get<{ venueId?: string; kind?: ReservableKind }, ListedReservable[]>(
  'home/pub/v3/reservables',
  { auth: 'public', importance: 'high', read: w.reader(w.list(listed)) },
)

/** Returns a service with its rules. The path is not in the specification. */
export const reservableDetail = get<{ reserveId: string }, ReservableDetail>('home/pub/v3/reservables/{reserveId}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(detail),
})

/** Returns the coming slots of a month, such as `2026-12`. The path is not in the specification. */
export const reservableSlots = get<{ reserveId: string; month: string }, ReservableSlot[]>(
  'home/pub/v3/reservables/{reserveId}/slots',
  { auth: 'public', importance: 'high', read: w.reader(w.list(slot)) },
)

export interface ReserveRequest {
  reserveId: string
  slotId: string
  /** Attendees of a reservation with documents. */
  audienceIds: readonly string[]
  /** Number of places without documents, else 0. */
  quantity: number
  idempotencyKey: string
}

/** Reserves places of a slot. The path is not in the specification. */
export const createReservation = post<ReserveRequest, Reservation>('buyer/v1/reservations', {
  auth: 'buyer',
  importance: 'critical',
  read: w.reader(reservation),
})

/** Returns a page of the buyer's coming, waiting or past reservations. The path is not in the specification. */
export const reservations = get<{ state: RecordState; offset: number; length: number }, ReservationPage>(
  'buyer/v1/reservations',
  { auth: 'buyer', importance: 'high', read: w.reader(page) },
)

/**
 * Returns a reservation. The specification names this cached read "reservation voucher detail" (shell §8); the path is
 * ours (decision 142).
 */
export const reservationDetail = get<{ reservationId: string }, Reservation>('buyer/v1/reservations/{reservationId}', {
  auth: 'buyer',
  importance: 'high',
  cache: 'ticket-holder',
  read: w.reader(reservation),
})

interface Change {
  reservationId: string
  version: number
}

/** Moves a reservation to another slot. The path is not in the specification. */
export const moveReservation = post<Change & { slotId: string }, Reservation>(
  'buyer/v1/reservations/{reservationId}/move',
  { auth: 'buyer', importance: 'critical', read: w.reader(reservation) },
)

/** Cancels a reservation. The path is not in the specification. */
export const cancelReservation = post<Change, Reservation>('buyer/v1/reservations/{reservationId}/cancel', {
  auth: 'buyer',
  importance: 'critical',
  read: w.reader(reservation),
})

/**
 * Returns the key of a reservation's gate code, only once, and binds it to this device. The key of another device
 * becomes invalid. The path is not in the specification.
 */
export const reservationKey = post<{ reservationId: string }, GateKey[]>(
  'buyer/v1/reservations/{reservationId}/gate_key',
  {
    auth: 'buyer',
    importance: 'high',
    read: readGateKeys,
  },
)

/** Removes a person from a reservation. The path is not in the specification. */
export const removeReservedPerson = post<Change & { personId: string }, Reservation>(
  'buyer/v1/reservations/{reservationId}/people',
  { auth: 'buyer', importance: 'critical', read: w.reader(reservation) },
)

export interface JoinLineRequest {
  reserveId: string
  /** Full slots. The first offer ends the positions for the others. */
  slotIds: readonly string[]
  quantity: number
  /** Attendees that are suggested when places are offered. */
  audienceIds: readonly string[]
}

/** Joins the waitlists of full slots. The path is not in the specification. */
export const joinReservationLine = post<JoinLineRequest, Reservation>('buyer/v1/reservation_lines', {
  auth: 'buyer',
  importance: 'critical',
  read: w.reader(reservation),
})

/** Leaves the waitlists, or rejects an offer. The path is not in the specification. */
export const leaveReservationLine = del<{ reservationId: string }, Reservation>(
  'buyer/v1/reservation_lines/{reservationId}',
  { auth: 'buyer', importance: 'critical', read: w.reader(reservation) },
)
