import type { Hit, SeatMapEngine } from '@/seatmap/contract'

/** The seat or (`seat` -1) section under the mouse, and the point of its tooltip, CSS px from the map's corner. */
export interface Hovered extends Hit {
  x: number
  y: number
}

/** Distance of two seats, CSS px, from which the tooltip shows a seat; below it, the section. */
const SEATS_FROM = 9

/**
 * Returns the seat or section under a point; null without one. The tooltip of a seat points at its centre and stays
 * `before` while the mouse is on the same seat. @param pitch distance of two seats, cm
 */
export const hoveredAt = (
  engine: SeatMapEngine,
  pitch: number,
  point: { x: number; y: number },
  before: Hovered | null,
): Hovered | null => {
  const { seat, section } = engine.hit(point.x, point.y)
  if (seat >= 0 && engine.camera().scale * pitch >= SEATS_FROM)
    return seat === before?.seat ? before : { seat, section, ...engine.positionOf(seat) }
  return section < 0 ? null : { seat: -1, section, ...point }
}
