import type { Language } from '../../../core/localized-text'
import { deadlinesOfReservation } from './change-service'
import type { KeyPlace } from './key-service'
import type { ReadReservation } from './read-service'
import { type ListedReservable, type OfferedSlot, type Reservable, requireSlot } from './slot-service'
import { awaitedSlot } from './waitlist-owner'

/** Serializes a reservable in a list (contract: api/reservation). */
const serializeBrief = (row: Reservable, lang: Language) => ({
  ...{ reserveId: row.reserve_id, kind: row.kind, venueId: row.venue_id },
  ...{ name: row.name[lang], summary: row.summary[lang], pictureUrl: row.picture_url, utcOffset: row.utc_offset },
})

/** Serializes a reservable with its next free slot. */
export const serializeListed = ({ row, next }: ListedReservable, lang: Language) => ({
  ...serializeBrief(row, lang),
  nextTime: next?.from ?? null,
})

/** Serializes a reservable with its rules. */
const serializeReservable = (row: Reservable, lang: Language) => ({
  ...serializeBrief(row, lang),
  notes: row.notes.map((note) => note[lang]),
  ...{ needs: row.needs, perOrder: row.per_order, daysAhead: row.days_ahead, releaseAt: row.release_at },
  ...{
    minorAge: row.minor_age,
    minorsPerOrder: row.minors_per_order,
    minorCapacity: row.minor_capacity,
    maxChanges: row.max_changes,
  },
  ...{ entryBefore: row.entry_before, entryAfter: row.entry_after },
  ...{ cancelBefore: row.cancel_before, changeBefore: row.change_before },
})

/** Serializes a reservable with its rules and its next free slot. */
export const serializeDetail = ({ row, next }: ListedReservable, lang: Language) => ({
  ...serializeReservable(row, lang),
  nextTime: next?.from ?? null,
})

export const serializeSlot = ({ slotId, date, from, to, lastEntry, opensAt, state, left, waiting }: OfferedSlot) => ({
  ...{ slotId, date, from, to, lastEntry, opensAt, state, left, waiting },
})

/** Serializes the slots for which a reservation waits, with its position on each waitlist. */
const serializeAwaited = ({ row, reservable, positions }: ReadReservation) =>
  row.state !== 'WAITING'
    ? []
    : positions.map((position) => {
        const { slotId, date, from, to } = requireSlot(reservable, awaitedSlot(position, row))
        return { slotId, date, from, to, place: position.before + 1 }
      })

const NO_KEY: KeyPlace = { keyId: '', keyAt: 'NONE' }

/** Serializes a reservation (contract: api/reservation Reservation). Documents are masked. Lists contain no keys. */
export const serializeReservation = (read: ReadReservation, lang: Language, key: KeyPlace = NO_KEY) => {
  const { row, reservable, venue, people, positions } = read
  const isAwaiting = row.state === 'WAITING' || row.state === 'OFFERED'
  const { entryFrom, lastEntry, cancelUntil, changeUntil } = deadlinesOfReservation(reservable, row)
  return {
    ...{ reservationId: row.reservation_id, slotId: row.slot_id, state: row.state, quantity: row.quantity },
    ...{ entered: row.entered, ...key },
    reservable: serializeReservable(reservable, lang),
    venueName: venue.name[lang],
    address: venue.address[lang],
    ...{ lat: venue.lat, lng: venue.lng },
    ...{ date: row.date, from: row.starts_at, to: row.ends_at, entryFrom, lastEntry, cancelUntil, changeUntil },
    people: people.map(({ person_id: personId, name, id_type: idType, id_mask: idNo, is_minor: isMinor }) => ({
      ...{ personId, name, idType, idNo, isMinor },
    })),
    changesLeft: Math.max(0, reservable.max_changes - row.changes),
    ...{ version: row.version, isLate: row.is_late, counts: row.counts ?? false },
    ...{
      awaited: serializeAwaited(read),
      offerUntil: positions[0]?.offer_until ?? null,
      audienceIds: isAwaiting ? row.audience_ids : [],
    },
  }
}
