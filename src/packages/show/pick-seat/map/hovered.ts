import type { Hit, SeatMapEngine } from '@/seatmap/contract'

/**
 * The seat under the mouse, or the section if `seat` is -1. `x` and `y` are the position of the tooltip, in CSS px from
 * the map's top left corner.
 */
export interface Hovered extends Hit {
  x: number
  y: number
}

/**
 * Minimum distance between two seats on the screen at which the tooltip shows a seat, in CSS px. At a smaller
 * distance, the tooltip shows the section.
 */
const SEATS_FROM = 9

/**
 * Returns the seat or section under a point, or null. The tooltip of a seat points at the center of the seat. Returns
 * `before` while the mouse is over the same seat.
 * @param pitch distance between two seats, cm
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
