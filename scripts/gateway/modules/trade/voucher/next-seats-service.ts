import { sql } from 'kysely'
import type { Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import type { LocalizedText } from '../../../core/localized-text'
import type { SeatBlock } from '../../catalogue/session/tables'
import { texts } from './texts'

const NO_SEAT: LocalizedText = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }

/**
 * Returns the label of the seat at a position, counted from 0 row by row. Positions of refunded units are not reused,
 * so a position can exceed the last row. The seat numbers of the last row then continue.
 */
const seatAt = ({ firstRow, lastRow, firstSeat, lastSeat }: SeatBlock, position: number): LocalizedText => {
  const width = lastSeat - firstSeat + 1
  const row = Math.min(Math.floor(position / width), lastRow - firstRow)
  return texts.translateAll('seat', { row: firstRow + row, seat: firstSeat + position - row * width })
}

/**
 * Assigns the next adjacent seats of a tier and returns their labels, which are '' for free seating. A counter ensures
 * that no seat is assigned twice.
 */
export const nextSeats = async (tx: Tx, seatPlanId: string, count: number): Promise<LocalizedText[]> => {
  const { seat_block: block } = await getRow(tx, 'seat_plans', { seat_plan_id: seatPlanId })
  if (!block || count === 0) return Array.from({ length: count }, () => NO_SEAT)
  const { issued } = await tx
    .insertInto('seat_counters')
    .values({ seat_plan_id: seatPlanId, issued: count })
    .onConflict((conflict) =>
      conflict.column('seat_plan_id').doUpdateSet({ issued: sql<number>`seat_counters.issued + ${count}` }),
    )
    .returning('issued')
    .executeTakeFirstOrThrow()
  return Array.from({ length: count }, (_, at) => seatAt(block, issued - count + at))
}
