import type { SeatHouse } from '@/domain/seat/seat-map'
import type { Camera } from './camera'
import type { TouchPhase, TouchPoint } from '@/lib/touch'
import type { SeatMapTheme } from '@/styles/seat-map-theme'
import type { MapLabels } from './map-labels'
import type { DrawingSurface } from '@/lib/drawing-surface'

/** Indices of the seat and the section at a point; -1 for none. */
export interface Hit {
  seat: number
  section: number
}

interface EngineEvents {
  /** Handles a tap or click. If sections are displayed, the engine has already started to zoom to the section. */
  tap(hit: Hit): void
  /** Handles a change of the camera. */
  view(camera: Camera): void
}

export interface EngineOptions {
  surface: DrawingSurface
  house: SeatHouse
  theme: SeatMapTheme
  labels: MapLabels
  on: EngineEvents
  /** True to move without animation. */
  reducedMotion?: boolean
  /**
   * Distance between two seats, CSS px, from which seats are painted instead of sections. 0 always paints seats.
   * Default 5.
   */
  seatsFrom?: number
  /** True to paint a mini-map in a corner while zoomed in; default true. */
  miniMap?: boolean
  /** Height at the top that is left free when the whole plan is shown, CSS px, for controls over the map. */
  clearTop?: number
}

/** A seat map on a surface. Points are relative to the top left corner of the surface; all sizes are CSS px. */
export interface SeatMapEngine {
  setHouse(house: SeatHouse): void
  /** Repaints these seats after a change of `taken` or `rowTier`. */
  changed(seats: readonly number[]): void
  /** Sets the selected seats. */
  choose(seats: readonly number[]): void
  /**
   * Dims seats of tiers that are false, and seats that have none of the kinds. @param kinds flags of SEAT_KIND; 0 for
   * all seats
   */
  filter(tiers: readonly boolean[] | null, kinds?: number): void
  setTheme(theme: SeatMapTheme): void
  setLabels(labels: MapLabels): void
  /** Sets a surface of another size or pixel ratio. The center of the view does not move. */
  resize(surface: DrawingSurface): void
  /**
   * Handles the touch points of one event: the moved ones on `move`, the lifted ones on `end` and `cancel`. `time` in
   * ms.
   */
  touch(kind: TouchPhase, points: readonly TouchPoint[], time: number): void
  /**
   * Handles the mouse wheel. `deltaY` is in CSS px. `isPinch` is true for ctrl + wheel, by which browsers report a
   * pinch on a touchpad.
   */
  wheel(x: number, y: number, deltaY: number, isPinch: boolean): void
  /** Zooms around a point, by default the center. */
  zoomBy(factor: number, x?: number, y?: number): void
  panBy(dx: number, dy: number): void
  /** Sets the camera, within the limits and without animation. */
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
  /** Paints the pending frame immediately, so that the first picture is not one frame late. */
  paintNow(): void
  dispose(): void
}
