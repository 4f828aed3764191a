import type { EngineOptions } from '@/seatmap/contract'
import { createSeatMapEngine } from '@/seatmap/engine'
import { twoBlocks } from './house'
import { fakeSurface, type FakeSurfaceOptions, LOOK, LABELS } from './surface'

/** Creates an engine on a recording surface, after its first frames. */
export const setUp = (options: Partial<EngineOptions> = {}, made: FakeSurfaceOptions = {}) => {
  const surface = fakeSurface(made)
  const tap = jest.fn()
  const view = jest.fn()
  const house = options.house ?? twoBlocks()
  const engine = createSeatMapEngine({ surface, theme: LOOK, labels: LABELS, on: { tap, view }, ...options, house })
  surface.settle()
  return { engine, surface, house, map: house.map, tap, view }
}
