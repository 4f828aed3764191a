import type { SeatHouse } from '@/domain/seat/seat-map'
import type { Camera } from './camera'
import type { TouchPhase, TouchPoint } from '@/lib/touch'
import type { SeatMapTheme } from '@/styles/seat-map-theme'
import type { MapLabels } from './map-labels'
import type { DrawingSurface } from '@/lib/drawing-surface'

/** What lies under a point: indices, -1 for none. */
export interface Hit {
  seat: number
  section: number
}

interface EngineEvents {
  /** A tap, or a click. Far out the engine has already started to zoom to the section. */
  tap(hit: Hit): void
  /** The view has moved. */
  view(camera: Camera): void
}

export interface EngineOptions {
  surface: DrawingSurface
  house: SeatHouse
  theme: SeatMapTheme
  labels: MapLabels
  on: EngineEvents
  /** Jumps instead of gliding. */
  reducedMotion?: boolean
  /** Distance of two seats in CSS px from which seats are painted instead of sections; 0 for always. */
  seatsFrom?: number
  /** Painted in a corner while zoomed in, unless false. */
  miniMap?: boolean
  /** CSS px at the top that the whole plan keeps clear of: something lies over them. */
  clearTop?: number
}

/** A seat map on a surface. Points and sizes are CSS pixels from the surface's left top corner. */
export interface SeatMapEngine {
  setHouse(house: SeatHouse): void
  /** `taken` or `rowTier` of the house was altered at these seats. */
  changed(seats: readonly number[]): void
  choose(seats: readonly number[]): void
  /** Dims the seats of tiers that are not wanted, and those with none of the wanted kinds (flags of SEAT_KIND; 0 for any). */
  filter(tiers: readonly boolean[] | null, kinds?: number): void
  setTheme(theme: SeatMapTheme): void
  setLabels(labels: MapLabels): void
  /** Another size or ratio; the middle of the view stays. */
  resize(surface: DrawingSurface): void
  /** Fingers or the mouse's button: on `move` those that moved, on `end` and `cancel` those that left. `time` in ms. */
  touch(kind: TouchPhase, points: readonly TouchPoint[], time: number): void
  /** deltaY in pixels; `isPinch` for ctrl + wheel, as browsers tell a pinch on a touchpad. */
  wheel(x: number, y: number, deltaY: number, isPinch: boolean): void
  /** About a point, or the middle. */
  zoomBy(factor: number, x?: number, y?: number): void
  panBy(dx: number, dy: number): void
  /** Shows exactly this, within bounds and without gliding. */
  moveTo(camera: Camera): void
  fit(): void
  zoomToSection(section: number): void
  zoomToSeats(seats: readonly number[]): void
  hit(x: number, y: number): Hit
  camera(): Camera
  /** Middle of a seat. */
  placeOf(seat: number): { x: number; y: number }
  /** Rings a seat and brings it into view; -1 for none. */
  focus(seat: number): void
  /** Paints what waits for the next frame at once: a first picture need not be late by a frame. */
  paintNow(): void
  dispose(): void
}
