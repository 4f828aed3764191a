import type { Slot } from '../../../../../src/domain/slot/slot'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow, findRow, lockRow } from '../../../core/database/rows'
import { leaveToJob, type OnRowError } from '../../../core/each-row'
import { sendMessage } from '../../base/message/service'
import { minuteLine } from '../../catalogue/show/date-service'
import {
  advanceCapacityWaitlists,
  joinWaitlists,
  type Position,
  type WaitlistOwner,
} from '../../trade/waitlist/capacity-service'
import { returnPlaces, takePlaces } from './place-service'
import { capacitiesOf, type Reservable, requireReservable, requireSlot } from './slot-service'
import { texts } from './texts'

export const HOLDER_KIND = 'RESERVATION'

/** Returns the id of the slot to which a waitlist position belongs. */
export const awaitedSlot = (
  { owner_id: ownerId }: Position,
  { reserve_id: id }: Pick<Reservable, 'reserve_id'>,
): string => ownerId.slice(id.length + 1)

const keyOf = (reservationId: string) => ({ reservation_id: reservationId })

const notifyOffered = async (
  tx: Tx,
  row: Row<'reservations'>,
  { name, utc_offset: offset }: Reservable,
  { until, now }: { until: number; now: number },
): Promise<void> =>
  sendMessage(tx, {
    ...{ userId: row.user_id, channel: null, openId: null, kind: 'RESERVATION_OFFERED', now },
    content: texts.translateAll('offered', (lang) => ({
      ...{ name: name[lang], count: row.quantity },
      time: minuteLine(lang, row.starts_at, offset),
      until: minuteLine(lang, until, offset),
    })),
    path: `/reserve-order?reservationId=${row.reservation_id}`,
  })

/** Ends a reservation that waited, or whose offer has ended. */
const markMissed = async (tx: Tx, reservationId: string): Promise<void> => {
  await changeRow(tx, 'reservations', keyOf(reservationId), { state: 'MISSED' })
}

/** Reservations on the waitlists of slots (decision 140). Places are offered while the venue accepts reservations. */
const owner: WaitlistOwner = {
  holderKind: HOLDER_KIND,
  lock: async (tx, position) => {
    const row = await lockRow(tx, 'reservations', keyOf(position.holder_id))
    if (row?.state !== 'WAITING') return false
    const slot = { reserve_id: row.reserve_id, slot_id: awaitedSlot(position, row) }
    return (await findRow(tx, 'reserve_slots', { ...slot, is_closed: true })) === undefined
  },
  offer: async (tx, { position, quantity, until, now }) => {
    const waiting = await findRow(tx, 'reservations', keyOf(position.holder_id))
    if (!waiting) return
    const reservable = await requireReservable(tx, waiting.reserve_id)
    const slot = requireSlot(reservable, awaitedSlot(position, waiting))
    const times = { slot_id: slot.slotId, date: slot.date, starts_at: slot.from, ends_at: slot.to }
    const row = await changeRow(tx, 'reservations', keyOf(position.holder_id), { ...times, state: 'OFFERED', quantity })
    if (!row) return
    await takePlaces(tx, reservable, row, until)
    await notifyOffered(tx, row, reservable, { until, now })
  },
  miss: async (tx, reservationId) => {
    const row = await findRow(tx, 'reservations', keyOf(reservationId))
    if (row) await returnPlaces(tx, row)
    await markMissed(tx, reservationId)
  },
  close: markMissed,
}

/** Adds a reservation to the waitlists of slots, whose rows must exist. Returns the result of `joinWaitlists`. */
export const waitForSlots = (
  tx: Tx,
  reservable: Reservable,
  { reservation_id: holderId, quantity }: Pick<Row<'reservations'>, 'reservation_id' | 'quantity'>,
  slots: readonly Pick<Slot, 'slotId' | 'date' | 'from'>[],
) => {
  const awaited = slots.map((slot) => {
    const [capacity, ...also] = capacitiesOf(reservable, slot).reverse()
    return { ...capacity, also, closesAt: slot.from }
  })
  return joinWaitlists(tx, { holderKind: HOLDER_KIND, holderId, quantity }, awaited)
}

/** Ends missed offers and closed waitlists of slots, and offers free places. Call this after places are returned. */
export const advanceWaitlists = (db: Db, now: number, onError: OnRowError = leaveToJob): Promise<void> =>
  advanceCapacityWaitlists(db, owner, now, onError)
