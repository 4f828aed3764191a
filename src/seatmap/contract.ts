import type { SeatHouse } from '@/domain/seat/seat-map'
import type { Camera } from './camera'
import type { TouchPhase, TouchPoint } from '@/lib/touch'
import type { SeatMapTheme } from '@/styles/seat-map-theme'
import type { MapLabels } from './map-labels'
import type { DrawingSurface } from '@/lib/drawing-surface'

/** Seat and section at a point: indices, -1 for none. */
export interface Hit {
  seat: number
  section: number
}

interface EngineEvents {
  /** A tap or click. When sections are shown, the engine has already started to zoom to the section. */
  tap(hit: Hit): void
  /** The camera has changed. */
  view(camera: Camera): void
}

export interface EngineOptions {
  surface: DrawingSurface
  house: SeatHouse
  theme: SeatMapTheme
  labels: MapLabels
  on: EngineEvents
  /** Moves without animation. */
  reducedMotion?: boolean
  /** Distance of two seats in CSS px from which seats are painted instead of sections; 0 for always. Default 5. */
  seatsFrom?: number
  /** True to paint a mini-map in a corner while zoomed in; default true. */
  miniMap?: boolean
  /** Height at the top that a view of the whole plan does not use, CSS px, for controls above the map. */
  clearTop?: number
}

/** A seat map on a surface. Points and sizes are CSS pixels from the surface's top left corner. */
export interface SeatMapEngine {
  setHouse(house: SeatHouse): void
  /** Repaints these seats after `taken` or `rowTier` of the house has changed. */
  changed(seats: readonly number[]): void
  /** Sets the selected seats. */
  choose(seats: readonly number[]): void
  /** Dims the seats of tiers that are false, and those with none of the kinds (flags of SEAT_KIND; 0 for any). */
  filter(tiers: readonly boolean[] | null, kinds?: number): void
  setTheme(theme: SeatMapTheme): void
  setLabels(labels: MapLabels): void
  /** Sets a surface of another size or ratio; the centre of the view stays. */
  resize(surface: DrawingSurface): void
  /** Touch points of one event: on `move` those that moved, on `end` and `cancel` the lifted ones. `time` in ms. */
  touch(kind: TouchPhase, points: readonly TouchPoint[], time: number): void
  /** deltaY in CSS px; `isPinch` for ctrl + wheel, which is how browsers report a pinch on a touchpad. */
  wheel(x: number, y: number, deltaY: number, isPinch: boolean): void
  /** Zooms about a point, default the centre. */
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
  /** Centre of a seat. */
  positionOf(seat: number): { x: number; y: number }
  /** Paints the focus ring on a seat and moves it into view; -1 for none. */
  focus(seat: number): void
  /** Paints the pending frame immediately, so that the first picture is not one frame late. */
  paintNow(): void
  dispose(): void
}
