import type { SeatMap } from '@/domain/seat/seat-map'

export type Direction = 'left' | 'right' | 'up' | 'down'

const AHEAD: Record<Direction, { x: number; y: number }> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** Weight of the sideways distance. It makes a neighbor in a curved row nearer than a seat in the next row. */
const ASIDE = 2

/**
 * Returns the seat that an arrow key moves to: the nearest seat within 45° of the direction. Returns the current seat
 * if there is no such seat.
 */
export const nextSeat = ({ x, y, seatCount }: SeatMap, from: number, direction: Direction): number => {
  const { x: aheadX, y: aheadY } = AHEAD[direction]
  let best = from
  let bestDistance = Infinity
  for (let seat = 0; seat < seatCount; seat++) {
    const dx = x[seat] - x[from]
    const dy = y[seat] - y[from]
    const ahead = dx * aheadX + dy * aheadY
    if (ahead <= 0) continue
    const aside = Math.abs(dx * aheadY) + Math.abs(dy * aheadX)
    if (aside > ahead) continue
    const far = ahead + aside * ASIDE
    if (far < bestDistance) {
      best = seat
      bestDistance = far
    }
  }
  return best
}

/** Returns the seat nearest to a point of the map (cm); -1 if the map has no seats. */
export const seatNear = ({ x, y, seatCount }: SeatMap, atX: number, atY: number): number => {
  let best = -1
  let bestDistance = Infinity
  for (let seat = 0; seat < seatCount; seat++) {
    const far = (x[seat] - atX) ** 2 + (y[seat] - atY) ** 2
    if (far < bestDistance) {
      best = seat
      bestDistance = far
    }
  }
  return best
}
