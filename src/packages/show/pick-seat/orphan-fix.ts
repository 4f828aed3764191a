import { freeRunOf, orphansOf } from '@/domain/seat/orphans'
import type { SeatHouse } from '@/domain/seat/seat-map'

/** Maximum iterations: more runs than one order can have seats in. */
const MAX_ROUNDS = 12

const span = (first: number, count: number): number[] => Array.from({ length: count }, (_, step) => first + step)

/** Moves selected seats of a run side by side, as little as possible, without leaving an orphan; or null. */
const shifted = (house: SeatHouse, chosen: readonly number[], orphan: number): number[] | null => {
  const { first, end } = freeRunOf(house, orphan)
  const inRun = (seat: number): boolean => seat >= first && seat < end
  const picks = chosen.filter(inRun).sort((a, b) => a - b)
  const others = chosen.filter((seat) => !inRun(seat))
  let best: { seats: number[]; shift: number } | null = null
  for (let at = first; at + picks.length <= end; at++) {
    const block = span(at, picks.length)
    const shift = block.reduce((sum, seat, index) => sum + Math.abs(seat - picks[index]), 0)
    if (best && shift >= best.shift) continue
    const seats = [...others, ...block]
    if (!orphansOf(house, seats).some(inRun)) best = { seats, shift }
  }
  return best && best.seats
}

/**
 * Moves the same number of seats along their rows, as little as possible, so that they leave no orphans; null if
 * impossible. @param orphans seats that the current selection leaves single
 */
export const withoutOrphans = (
  house: SeatHouse,
  chosen: readonly number[],
  orphans: readonly number[],
): number[] | null => {
  let seats: number[] = [...chosen]
  for (const orphan of orphans.slice(0, MAX_ROUNDS)) {
    // An earlier move may have removed this orphan.
    if (!orphansOf(house, seats).includes(orphan)) continue
    const next = shifted(house, seats, orphan)
    if (!next) return null
    seats = next
  }
  return seats
}
