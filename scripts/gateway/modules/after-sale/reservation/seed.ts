import { DAY, localDate, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { ReservationState } from '../../../../../src/domain/slot/reservation'
import { type Slot, slotsOf } from '../../../../../src/domain/slot/slot'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow } from '../../../core/database/rows'
import { mediaAddress } from '../../../core/media/files'
import { holdCapacities } from '../../catalogue/capacity/service'
import demo from './data/demo.json'
import reservables from './data/reservables.json'
import { minorsOf, readPeople, storePeople } from './people'
import { ensureSlot, takePlaces } from './place-service'
import { type Reservable, requireReservable } from './slot-service'
import { waitForSlots } from './waitlist-owner'

/** Days before and after the seeding whose slots `at` counts. */
const SPAN = 30 * DAY

type Pattern = Reservable['pattern']

/** Writes the services of the venues that can be reserved. */
export const seedReservables = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('reservables')
    .values(
      reservables.map(
        ({ id, kind, venue, picture, needs, dayCapacity, minorCapacity, name, summary, notes, pattern }, sort) => ({
          ...{ reserve_id: id, kind: kind as Reservable['kind'], venue_id: venue, picture_url: mediaAddress(picture) },
          ...{ name: json(name), summary: json(summary), notes: json(notes), utc_offset: SHOP_OFFSET, sort },
          ...{ pattern: json(pattern as Pattern), exceptions: json([]), day_capacity: dayCapacity },
          minor_capacity: minorCapacity,
          needs: needs as Reservable['needs'],
        }),
      ),
    )
    .execute()
}

/** Returns a slot by its position: 0 is the next one, -1 the last one that has ended. */
const slotAt = ({ reserve_id: id, pattern }: Reservable, at: number, now: number): Slot => {
  const range = { from: localDate(now - SPAN, SHOP_OFFSET), to: localDate(now + SPAN, SHOP_OFFSET) }
  const slots = slotsOf(pattern, [], range, () => SHOP_OFFSET)
  const found = at < 0 ? slots.filter(({ to }) => to <= now).at(at) : slots.filter(({ from }) => from > now)[at]
  if (!found) throw new Error(`No slot ${at} of ${id}: use a smaller number in data/demo.json.`)
  return found
}

interface SeededReservation {
  key: string
  user: string
  reservable: string
  at: number
  state: string
  people?: string[]
  quantity?: number
}

const seedReservation = async (tx: Tx, seeded: SeededReservation, now: number): Promise<void> => {
  const { key, user, at, people: audienceIds = [], quantity = audienceIds.length } = seeded
  const state = seeded.state as ReservationState
  const row = await requireReservable(tx, seeded.reservable)
  const slot = slotAt(row, at, now)
  const createdAt = Math.min(now, slot.from) - DAY
  const reservationId = `RV-demo-${key}`
  const of = { audienceIds, reservationId, date: slot.date }
  const isActive = state === 'CONFIRMED'
  const people = audienceIds.length > 0 ? await readPeople(tx, user, row, of) : []
  const reservation = await tx
    .insertInto('reservations')
    .values({
      ...{ reservation_id: reservationId, user_id: user, reserve_id: row.reserve_id, slot_id: slot.slotId },
      ...{ date: slot.date, starts_at: slot.from, ends_at: slot.to, quantity, state },
      minors: minorsOf(row, people, slot.date),
      ...{ canceled_at: state === 'CANCELED' ? createdAt : null, counts: at < 0 ? state === 'NOT_COME' : null },
      ...{ created_at: createdAt, placed_at: createdAt, idempotency_key: `demo-${key}`, request_hash: '' },
      audience_ids: json<string[]>([]),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await storePeople(
    tx,
    people.map((person) => ({ ...person, is_active: isActive })),
  )
  if (state === 'WAITING') await waitForSlots(tx, row, reservation, [slot])
  if (!isActive) return
  await ensureSlot(tx, row, slot.slotId)
  await takePlaces(tx, row, reservation)
}

/** Writes slots in each state, reservations of the demo member in each state, and an account that is blocked. */
export const seedDemoReservations = async (tx: Tx, now: number): Promise<void> => {
  for (const { reservable, at, left } of demo.full) {
    const row = await requireReservable(tx, reservable)
    const { slotId, capacity } = slotAt(row, at, now)
    const ownerId = `${reservable}:${slotId}`
    await ensureSlot(tx, row, slotId)
    const units = [{ kind: 'SLOT', ownerId, quantity: capacity - left }]
    await holdCapacities(tx, { holderKind: 'WALK_UP', holderId: ownerId }, units, null)
  }
  for (const { reservable, at } of demo.closed) {
    const row = await requireReservable(tx, reservable)
    const { slotId } = slotAt(row, at, now)
    await ensureSlot(tx, row, slotId)
    await changeRow(tx, 'reserve_slots', { reserve_id: reservable, slot_id: slotId }, { is_closed: true })
  }
  for (const reservation of demo.reservations) await seedReservation(tx, reservation, now)
}
