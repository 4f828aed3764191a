import type { SeatHouse } from '@/domain/seat/seat-map'
import type { Camera } from './camera'
import type { TouchPhase, TouchPoint } from '@/lib/touch'
import type { SeatMapTheme } from '@/styles/seat-map-theme'
import type { MapLabels } from './map-labels'
import type { DrawingSurface } from '@/lib/drawing-surface'

/** Indices of the seat and the section at a point; -1 if no seat or section is there. */
export interface Hit {
  seat: number
  section: number
}

interface EngineEvents {
  /**
   * Handles a tap or click. If the map shows sections, the engine has already started to zoom to the tapped section.
   */
  tap(hit: Hit): void
  /** Handles a change of the camera's position or scale. */
  view(camera: Camera): void
}

export interface EngineOptions {
  surface: DrawingSurface
  house: SeatHouse
  theme: SeatMapTheme
  labels: MapLabels
  on: EngineEvents
  /** True if the camera moves without animation. */
  reducedMotion?: boolean
  /**
   * Distance between two adjacent seats, CSS px, from which the map shows seats instead of sections. 0 always shows
   * seats. Default 5.
   */
  seatsFrom?: number
  /** True to show a mini-map in a corner while the map is zoomed in; default true. */
  miniMap?: boolean
  /** Height of the controls over the top of the map, CSS px. The whole plan is shown below the controls. */
  clearTop?: number
}

/** A seat map on a surface. Points are relative to the top left corner of the surface; all sizes are CSS px. */
export interface SeatMapEngine {
  setHouse(house: SeatHouse): void
  /** Repaints these seats after their entries in `taken` or `rowTier` have changed. */
  changed(seats: readonly number[]): void
  /** Sets the selected seats. */
  choose(seats: readonly number[]): void
  /**
   * Dims seats that the filter excludes: seats of tiers whose entry is false, and seats that have none of the kinds.
   * @param kinds flags of SEAT_KIND; 0 accepts all seats
   */
  filter(tiers: readonly boolean[] | null, kinds?: number): void
  setTheme(theme: SeatMapTheme): void
  setLabels(labels: MapLabels): void
  /** Replaces the surface by a surface of another size or pixel ratio. The center of the view does not move. */
  resize(surface: DrawingSurface): void
  /**
   * Handles the touch points of one event: the moved points on `move`, the lifted points on `end` and `cancel`. `time`
   * in ms.
   */
  touch(kind: TouchPhase, points: readonly TouchPoint[], time: number): void
  /**
   * Handles the mouse wheel. `deltaY` is in CSS px. `isPinch` is true for ctrl + wheel, by which browsers report a
   * pinch on a touchpad.
   */
  wheel(x: number, y: number, deltaY: number, isPinch: boolean): void
  /** Zooms around a point, by default the center of the view. */
  zoomBy(factor: number, x?: number, y?: number): void
  panBy(dx: number, dy: number): void
  /** Sets the camera without animation. Limits it to the permitted range. */
  moveTo(camera: Camera): void
  /** Shows the whole plan. */
  fit(): void
  zoomToSection(section: number): void
  zoomToSeats(seats: readonly number[]): void
  hit(x: number, y: number): Hit
  camera(): Camera
  /** Returns the center of a seat. */
  positionOf(seat: number): { x: number; y: number }
  /** Paints the focus ring around a seat and moves the seat into view; -1 removes the ring. */
  focus(seat: number): void
  /** Paints the requested frame immediately, so that the first picture does not appear one frame late. */
  paintNow(): void
  dispose(): void
}
