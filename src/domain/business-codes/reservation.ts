/** Error codes about reservations. This project defines all of them. */
export const RESERVATION_CODES = {
  /** The slot has no free place. */
  reserveFull: 22034801,
  /** The slot has fewer free places than requested; `params` contains the number. */
  reserveFewLeft: 22034802,
  /** The slot is not released yet. */
  reserveNotOpen: 22034803,
  /** The slot has started, or the deadline of a change is over. */
  reserveOver: 22034804,
  /** The venue has closed the slot. */
  reserveClosed: 22034805,
  /** The reservation names no person, or no place. */
  reserveNoPeople: 22034806,
  /** The reservation has too many people; `params` contains the maximum. */
  reserveTooMany: 22034807,
  /** Too many minors, or minors without an adult. */
  reserveMinorsTooMany: 22034808,
  reserveMinorsAlone: 22034809,
  /** A document has a place on this day already; `params` contains the name of its holder. */
  reservePersonTwice: 22034810,
  /** The account has a reservation on this day, for a service without documents. */
  reserveDayTwice: 22034811,
  /** Too many reservations count against the buyer; `params` contains the end of the block. */
  reserveBlocked: 22034812,
  /** All changes of the reservation are used. */
  reserveChangesUsed: 22034813,
  /** Too many changes and cancellations today. */
  reserveTooOften: 22034814,
  /** The reservation has changed since the buyer's screen was loaded. */
  reserveChanged: 22034815,
  /** A slot has a free place, so it has no waitlist. */
  reserveNoLine: 22034816,
  /** The waitlist of a slot is full; `params` contains the maximum. */
  reserveLineFull: 22034817,
  /** The buyer is already on waitlists of the service. */
  reserveLineTwice: 22034818,
  /** The slot has too few places for minors; `params` contains their number. */
  reserveMinorsFull: 22034819,
} as const
