import type { Row } from '../../../core/database/database'
import { type Fen, fen } from '../../../../../src/domain/money'
import type { HeldSeatRow } from '../seat/tables'

/** A unit that is returned as a whole: one ticket, or all tickets of a bundle. */
export interface OrderUnit {
  unitId: string
  seatPlanId: string
  /** Price before reductions, fen. */
  price: Fen
  /** Positions of its tickets in the order (`tickets.sort`), in the order of issue. */
  places: number[]
  /** Seats of the unit, if the buyer picked seats. */
  seats: HeldSeatRow[]
}

type Item = Pick<Row<'order_items'>, 'seat_plan_id' | 'quantity' | 'unit_qty' | 'unit_price'>

/** Returns units in the order of issue: in the order of the picked seats, else tier by tier (voucher/issue-service). */
export const unitsOfOrder = (items: readonly Item[], seats: readonly HeldSeatRow[]): OrderUnit[] => {
  const tiers = [...items].sort((a, b) => (a.seat_plan_id < b.seat_plan_id ? -1 : 1))
  const places =
    seats.length > 0
      ? seats.map((seat) => seat.seatPlanId)
      : tiers.flatMap((tier) => Array.from({ length: tier.quantity * tier.unit_qty }, () => tier.seat_plan_id))
  return tiers.flatMap((tier) => {
    const own = places.flatMap((seatPlanId, place) => (seatPlanId === tier.seat_plan_id ? [place] : []))
    return Array.from({ length: tier.quantity }, (_, at) => {
      const taken = own.slice(at * tier.unit_qty, (at + 1) * tier.unit_qty)
      return {
        unitId: `${tier.seat_plan_id}_${at + 1}`,
        seatPlanId: tier.seat_plan_id,
        price: fen(tier.unit_price),
        places: taken,
        seats: taken.flatMap((place) => seats[place] ?? []),
      }
    })
  })
}
