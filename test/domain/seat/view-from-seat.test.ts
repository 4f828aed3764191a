import fc from 'fast-check'
import type { SeatMap } from '@/domain/seat/seat-map'
import { type SeatView, viewFromSeat } from '@/domain/seat/view-from-seat'
import type { ViewPart } from '@/domain/seat/view/shape'
import { anyPicture, drawHouse } from '../../support/seat-house'

const parts = ({ shapes }: SeatView, part: ViewPart): number[][] =>
  shapes.filter((shape) => shape.part === part).map(({ points }) => points)

const widthOf = (points: readonly number[]): number => {
  const across = points.filter((_, at) => at % 2 === 0)
  return Math.max(...across) - Math.min(...across)
}

const withStage = (map: SeatMap, kind: SeatMap['stage']['kind'], outline: number[], x: number, y: number): SeatMap => ({
  ...map,
  stage: { kind, outline: Float32Array.from(outline), x, y },
})

/** Creates a seat map with one seat on a level floor. */
const alone = (x: number, y: number, height = 0): SeatMap => {
  const { map } = drawHouse(['.'])
  return { ...map, x: Float32Array.of(x), y: Float32Array.of(y), rows: [{ ...map.rows[0], height }] }
}

describe('the view from a seat', () => {
  it('returns the distance to the stage in meters and the off-axis angle in degrees', () => {
    const { map } = drawHouse(['.......'])
    // The center of the stage is at (0, 100). The row is at y = 400, with three seats on each side of its center, 50 cm
    // apart.
    const straight = viewFromSeat(map, 3)
    expect(straight.distance).toBeCloseTo(Math.hypot(3, 1.2))
    expect(straight.angle).toBe(0)
    const aside = viewFromSeat(map, 0)
    expect(aside.distance).toBeCloseTo(Math.hypot(3, 1.5, 1.2))
    expect(aside.angle).toBeCloseTo((Math.atan2(1.5, 3) * 180) / Math.PI)
    expect(viewFromSeat(map, 6).angle).toBeCloseTo(aside.angle)
  })

  it('shows the horizon higher from a high seat', () => {
    const low = viewFromSeat(alone(0, 2000), 0)
    const high = viewFromSeat(alone(0, 2000, 900), 0)
    expect(high.horizon).toBeLessThan(low.horizon)
    expect(high.distance).toBeGreaterThan(low.distance)
    expect(high.horizon).toBeCloseTo((130 - 1020) / 1900)
  })

  it('centers the stage for a seat in the middle', () => {
    const [stage] = parts(viewFromSeat(alone(0, 4100), 0), 'stage')
    const xs = stage.filter((_, at) => at % 2 === 0)
    expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(0)
    // The front edge is 4 m wide and 39 m away, nearly at eye level.
    expect(widthOf(stage)).toBeCloseTo(400 / 3900, 3)
  })

  it('shows the right side of the stage on the right from every direction', () => {
    const sideOf = (map: SeatMap) => {
      const stage = [-200, 0, 200, 0, 200, 200, -200, 200]
      const wider = withStage(map, 'stage', [...stage.slice(0, 4), 900, 100, ...stage.slice(4)], 0, 100)
      const xs = parts(viewFromSeat(wider, 0), 'stage')[0].filter((_, at) => at % 2 === 0)
      return Math.max(...xs) + Math.min(...xs)
    }
    // The stage extends farther to the right on the map. A viewer below it sees this side on the right, a viewer above
    // it on the left.
    expect(sideOf(alone(0, 3000))).toBeGreaterThan(0.1)
    expect(sideOf(alone(0, -3000))).toBeLessThan(-0.1)
  })

  it('shows a larger stage from a nearer seat', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 600, max: 12_000 }),
        fc.integer({ min: 50, max: 5000 }),
        fc.integer({ min: 0, max: 3000 }),
        (way, further, height) => {
          const near = parts(viewFromSeat(alone(0, way, height), 0), 'stage')[0]
          const far = parts(viewFromSeat(alone(0, way + further, height), 0), 'stage')[0]
          expect(widthOf(near)).toBeGreaterThan(widthOf(far))
        },
      ),
    )
  })

  const stages: [SeatMap['stage']['kind'], number[]][] = [
    ['stage', [-200, 0, 200, 0, 200, 200, -200, 200]],
    ['stage', [-10, -10, 0, 900, 10, -10]],
    ['pitch', [-300, -500, 300, -500, 300, 500, -300, 500]],
    ['court', [-500, 0, 500, 0, 500, 300, -500, 300]],
    ['pitch', [0, 0, 0, 0, 0, 0]],
  ]

  it('has finite coordinates, even for a seat on the stage', () => {
    fc.assert(
      fc.property(
        anyPicture('...x wc'),
        fc.nat(60),
        fc.constantFrom(...stages),
        fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 900 })),
        (picture, at, [kind, outline], [x, y]) => {
          const { map } = drawHouse(picture)
          const seat = at % map.seatCount
          for (const where of [
            [x, y],
            [map.x[seat], map.y[seat]],
          ]) {
            const view = viewFromSeat(withStage(map, kind, outline, where[0], where[1]), seat)
            expect([view.distance, view.angle, view.horizon].every(Number.isFinite)).toBe(true)
            expect(view.shapes.every(({ points }) => points.length >= 6 && points.every(Number.isFinite))).toBe(true)
            expect(view.shapes.every(({ distance }) => Number.isFinite(distance))).toBe(true)
          }
        },
      ),
    )
  })

  it('shows only people in front of the viewer', () => {
    const { map } = drawHouse(['...', '...', '...'])
    expect(parts(viewFromSeat(map, 1), 'head')).toHaveLength(0)
    expect(parts(viewFromSeat(map, 4), 'head')).toHaveLength(3)
    expect(parts(viewFromSeat(map, 7), 'head')).toHaveLength(6)
  })

  it('shows distant people as a single band per row', () => {
    const { map } = drawHouse(['.....', '.....'])
    const far = { ...map, y: Float32Array.from(map.y, (y, seat) => (seat < 5 ? y : 9000)) }
    const view = viewFromSeat(far, 7)
    expect(parts(view, 'head')).toHaveLength(0)
    expect(parts(view, 'crowd')).toHaveLength(1)
  })

  it('is sorted from distant to near shapes', () => {
    const { map } = drawHouse(['...', '...', '...', '...'])
    const { shapes } = viewFromSeat(map, 10)
    const order = shapes.slice(1).map(({ distance }) => distance)
    expect(shapes[0].part).toBe('floor')
    expect(order).toEqual([...order].sort((a, b) => b - a))
    expect(shapes.findIndex(({ part }) => part === 'stage')).toBeLessThan(
      shapes.findIndex(({ part }) => part === 'head'),
    )
  })

  it('has a back wall and a proscenium only if the audience is on one side', () => {
    const { map } = drawHouse(['...', '...'])
    expect(parts(viewFromSeat(map, 4), 'screen')).toHaveLength(1)
    expect(parts(viewFromSeat(map, 4), 'portal')).toHaveLength(3)
    const around = withStage(map, 'stage', [-100, 345, 100, 345, 100, 545, -100, 545], 0, 445)
    expect(parts(viewFromSeat(around, 4), 'screen')).toHaveLength(0)
    expect(parts(viewFromSeat(around, 4), 'figure').length).toBeGreaterThan(0)
    expect(viewFromSeat(around, 4).angle).toBe(0)
  })

  it('shows a pitch with lines and players outdoors', () => {
    const { map } = drawHouse(['...'])
    const field = [-5250, -7800, 5250, -7800, 5250, -1000, -5250, -1000]
    const view = viewFromSeat(withStage(map, 'pitch', field, 0, -4400), 1)
    expect(view.outdoors).toBe(true)
    expect(parts(view, 'grass')).toHaveLength(1)
    expect(parts(view, 'line').length).toBeGreaterThan(30)
    expect(parts(view, 'figure').length).toBeGreaterThan(20)
    expect(viewFromSeat(map, 1).outdoors).toBe(false)
  })

  it('shows a rail in front of a balcony', () => {
    const { map } = drawHouse(['...', '...', '', '...', '...'])
    const flat = viewFromSeat(map, 10)
    const rows = map.rows.map((row, index) => (index === 2 || index === 3 ? { ...row, height: 400 + 40 * index } : row))
    const raised = viewFromSeat({ ...map, rows }, 10)
    expect(parts(flat, 'rail').every((rail) => rail[1] > flat.horizon)).toBe(true)
    // The viewer is in a row behind the balcony's front. The rail is 150 cm high and seen from above, without a wall
    // down to the floor.
    const heights = parts(raised, 'rail').map((rail) => {
      const down = rail.filter((_, at) => at % 2 === 1)
      return Math.max(...down) - Math.min(...down)
    })
    expect(Math.max(...heights)).toBeGreaterThan(0.4)
    expect(Math.max(...heights)).toBeLessThan(0.7)
  })

  it('draws a row that surrounds the viewer with no lines across the view', () => {
    const { map } = drawHouse(['.........', '.........'])
    // The rows are two half circles around the viewer, who looks toward their open side. They are behind the viewer and
    // on both sides.
    const angle = (seat: number) => ((seat % 9) / 8) * Math.PI
    const radius = (seat: number) => (seat < 9 ? 1000 : 1090)
    const x = Float32Array.from({ length: 18 }, (_, seat) => Math.cos(angle(seat)) * radius(seat))
    const y = Float32Array.from({ length: 18 }, (_, seat) => 2000 + Math.sin(angle(seat)) * radius(seat))
    const view = viewFromSeat({ ...map, x, y }, 4)
    const covers = (points: readonly number[]) => {
      const ahead = points.filter((_, at) => at % 2 === 0)
      return Math.min(...ahead) < -0.5 && Math.max(...ahead) > 0.5
    }
    expect([...parts(view, 'chairs'), ...parts(view, 'step')].some(covers)).toBe(false)
  })

  it.each([-1, 3, 0.5, NaN])('is refused for the nonexistent seat %d', (seat) => {
    expect(() => viewFromSeat(drawHouse(['...']).map, seat)).toThrow(RangeError)
  })
})
