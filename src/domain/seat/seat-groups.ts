/** Seats of one row, for display. */
export interface SeatGroup {
  section: string
  row: string
  /** Seat numbers, in the same order as in the input. */
  numbers: string[]
}

/**
 * Groups seat ids ("A12-7-15") by row, in the order of the first seat of each row. Omits texts that are not seat ids.
 */
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
