import { seatIdOf, type SeatMap, type SeatRow } from './seat-map'

const SHAPE = /^([A-Za-z0-9]{1,12}-[A-Za-z0-9]{1,12})-(\d{1,6})$/

/**
 * Creates a function that converts a seat id ("A12-7-15") to the seat's index in the map, or −1 if the id is unknown.
 */
export const createSeatFinder = (map: SeatMap): ((seatId: string) => number) => {
  const rowsOf = new Map<string, SeatRow[]>()
  for (const row of map.rows) {
    const name = `${map.sections[row.section].code}-${row.label}`
    const same = rowsOf.get(name)
    if (same) same.push(row)
    else rowsOf.set(name, [row])
  }

  return (seatId) => {
    const [, name = '', number = ''] = SHAPE.exec(seatId) ?? []
    for (const { first, count, firstNumber, numberStep } of rowsOf.get(name) ?? []) {
      const index = numberStep === 0 ? 0 : (Number(number) - firstNumber) / numberStep
      if (!Number.isInteger(index) || index < 0 || index >= count) continue
      // Rejects other spellings of an id, such as "A12-7-015", and rows with a step of 0.
      if (seatIdOf(map, first + index) === seatId) return first + index
    }
    return -1
  }
}
