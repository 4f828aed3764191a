import { hoveredAt } from '@/packages/show/pick-seat/map/hovered'
import { stageDirection } from '@/packages/show/pick-seat/map/stage-direction'
import type { SeatMapEngine } from '@/seatmap/contract'

/** A stage of 400 × 200 cm whose center is at 0, 0. */
const stage = {
  kind: 'stage' as const,
  x: 0,
  y: 0,
  outline: Float32Array.from([-200, -100, 200, -100, 200, 100, -200, 100]),
}
const view = { width: 300, height: 300 }
/** Centers the view on a point of the plan, at a scale of 1 px per cm. */
const over = (x: number, y: number) => ({ scale: 1, x: 150 - x, y: 150 - y })

describe('the arrow to the stage', () => {
  test.each([
    ['n', 0, 600],
    ['s', 0, -600],
    ['w', 600, 0],
    ['e', -600, 0],
    ['nw', 600, 600],
    ['ne', -600, 600],
    ['se', -600, -600],
    ['sw', 600, -600],
  ] as const)('points %s', (direction, x, y) => {
    expect(stageDirection({ stage }, over(x, y), view)).toBe(direction)
  })
  test('is hidden if the stage is in view or does not exist', () => {
    expect(stageDirection({ stage }, over(0, 249), view)).toBeNull()
    expect(stageDirection({ stage }, over(0, 251), view)).toBe('n')
    expect(stageDirection({ stage: { ...stage, outline: new Float32Array() } }, over(0, 600), view)).toBeNull()
  })
})

describe('the tooltip of the map', () => {
  const engine = (seat: number, section: number, scale: number) =>
    ({
      hit: () => ({ seat, section }),
      camera: () => ({ scale }),
      positionOf: () => ({ x: 40, y: 50 }),
    }) as unknown as SeatMapEngine
  const point = { x: 42, y: 49 }

  test('describes the seat under the mouse, and does not move within the seat', () => {
    const first = hoveredAt(engine(7, 0, 0.2), 50, point, null)
    expect(first).toEqual({ seat: 7, section: 0, x: 40, y: 50 })
    expect(hoveredAt(engine(7, 0, 0.2), 50, { x: 43, y: 50 }, first)).toBe(first)
  })
  test('shows the section if seats are too small, and nothing outside sections', () => {
    expect(hoveredAt(engine(7, 2, 0.1), 50, point, null)).toEqual({ seat: -1, section: 2, ...point })
    expect(hoveredAt(engine(-1, -1, 0.1), 50, point, null)).toBeNull()
  })
})
