/** Seats of one row, as they are named together. */
export interface SeatGroup {
  section: string
  row: string
  /** In the order they came. */
  numbers: string[]
}

/** Seat ids ("A12-7-15") row by row, in the order of their first seat; what is no such id is left out. */
export const groupSeatIds = (seatIds: readonly string[]): SeatGroup[] => {
  const groups = new Map<string, SeatGroup>()
  for (const seatId of seatIds) {
    const [section, row, number, more] = seatId.split('-')
    if (!section || !row || !number || more !== undefined) continue
    const key = `${section}-${row}`
    const group = groups.get(key) ?? { section, row, numbers: [] }
    group.numbers.push(number)
    groups.set(key, group)
  }
  return [...groups.values()]
}
