import { freeRunOf, orphansOf } from '@/domain/seat/orphans'
import type { SeatHouse } from '@/domain/seat/seat-map'

/** Maximum number of iterations. It exceeds the number of runs in which one order can have seats. */
const MAX_ROUNDS = 12

const span = (first: number, count: number): number[] => Array.from({ length: count }, (_, step) => first + step)

/**
 * Moves the selected seats of a run next to each other, by the smallest distance that leaves no orphan. Returns null if
 * that is impossible.
 */
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
 * Moves selected seats along their rows, as little as possible, so that the selection leaves no orphans. Returns null
 * if that is impossible.
 * @param orphans single free seats that the current selection leaves
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
