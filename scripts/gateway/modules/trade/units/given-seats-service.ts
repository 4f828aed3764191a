import type { Db } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'
import { givenTickets, takeGiven } from '../voucher/gift-service'
import type { UnitFacts } from './facts-service'

/** Adds the seats of transferred tickets to their units. */
export const withGivenSeats = async <
  Unit extends Pick<UnitFacts, 'seatPlanId' | 'places' | 'tickets'> & { blockReason: string | null },
>(
  db: Db,
  voucherId: string | null,
  units: readonly Unit[],
): Promise<Unit[]> => {
  if (voucherId === null || !units.some(({ blockReason }) => blockReason === 'AWAY')) return [...units]
  const given = await givenTickets(db, voucherId)
  return units.map((unit) => {
    if (unit.blockReason !== 'AWAY') return unit
    const away = takeGiven(given, unit.seatPlanId, unit.places.length - unit.tickets.length)
    const tickets = away.map(({ ticket_id, seat_desc }) => ({
      ...{ ticket_id, seat_desc: seat_desc as LocalizedText, audience_name: '', state: 'GIVEN', sort: 0 },
    }))
    return { ...unit, tickets: [...unit.tickets, ...tickets] }
  })
}
