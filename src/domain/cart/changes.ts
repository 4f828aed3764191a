import { type CartLine, isSameVariant } from './line'

/** A quantity that another device has changed. `to` is 0 for a removed line. */
export interface LineChange<Line extends CartLine> {
  line: Line
  from: number
  to: number
}

/**
 * Returns the lines that another device has changed or removed.
 * @param expected the lines that this device shows, with its own operations
 * @param actual the lines of the gateway
 * @param removedIds lines that a buyer has removed; others that are missing were bought
 * @param cutIds lines whose quantity a limit has reduced
 */
export const changesElsewhere = <Line extends CartLine>(
  expected: readonly Line[],
  actual: readonly Line[],
  removedIds: readonly string[],
  cutIds: readonly string[],
): LineChange<Line>[] =>
  expected.flatMap((line) => {
    const now = actual.find((each) => each.lineId === line.lineId || isSameVariant(each, line))
    const to = now?.quantity ?? 0
    if (to === line.quantity || cutIds.includes(line.lineId)) return []
    if (!now && !removedIds.includes(line.lineId)) return []
    return [{ line: now ?? line, from: line.quantity, to }]
  })
