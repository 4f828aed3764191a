import type { Db } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'
import { givenTickets } from '../voucher/gift-service'
import type { UnitFacts } from './facts-service'

/** Adds the seats of transferred tickets to units. Tickets of a tier are interchangeable: each unit gets the next. */
export const withGivenSeats = async <
  Unit extends Pick<UnitFacts, 'seatPlanId' | 'places' | 'tickets'> & { hindrance: string | null },
>(
  db: Db,
  voucherId: string | null,
  units: readonly Unit[],
): Promise<Unit[]> => {
  if (voucherId === null || !units.some(({ hindrance }) => hindrance === 'AWAY')) return [...units]
  const given = await givenTickets(db, voucherId)
  return units.map((unit) => {
    if (unit.hindrance !== 'AWAY') return unit
    const away = Array.from({ length: unit.places.length - unit.tickets.length }, () => {
      const at = given.findIndex(({ seat_plan_id: plan }) => plan === unit.seatPlanId)
      return at < 0 ? [] : given.splice(at, 1)
    }).flat()
    const tickets = away.map(({ ticket_id, seat_desc }) => ({
      ...{ ticket_id, seat_desc: seat_desc as LocalizedText, audience_name: '', state: 'GIVEN', sort: 0 },
    }))
    return { ...unit, tickets: [...unit.tickets, ...tickets] }
  })
}
