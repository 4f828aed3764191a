import { packSeatMap, unpackSeatMap } from '@/domain/seat/packed'
import { areNeighbours, SEAT_KIND, seatIdOf, type SeatMap } from '@/domain/seat/seat-map'
import { blackBox } from '../../../../../scripts/gateway/modules/trade/seat/venues/black-box'
import { venueOf, VENUE_IDS } from '../../../../../scripts/gateway/modules/trade/seat/venues/venues'
import { isInside, nearestPair, overlap } from '../../../support/shapes'

const mapOf = (id: string): SeatMap => venueOf(id)!.map
/** Converts long arrays to texts, because Jest compares texts faster. */
const listed = ({ x, y, rowOf, kind, ...rest }: SeatMap) => ({ ...rest, long: [x, y, rowOf, kind].map(String) })
const outlines = (map: SeatMap) => map.sections.map(({ outline }) => outline)

describe('the venues of the seed data', () => {
  it.each([
    ['M-blackbox', 300, 1],
    ['M-opera', 1_800, 4],
    ['M-arena', 18_000, 3],
    ['M-stadium', 60_000, 4],
  ])('include %s with %d seats on %d levels', (id, seats, levels) => {
    const { map, levels: labels } = venueOf(id)!
    expect(map.seatCount).toBe(seats)
    expect(map.levels).toHaveLength(levels)
    expect(labels.map((each) => each['zh-CN'])).toEqual(map.levels)
    expect(new Set(map.sections.map(({ level }) => level)).size).toBe(levels)
  })

  it('have seat maps that are created once, deterministically, and only for known ids', () => {
    expect(venueOf('M-blackbox')).toBe(venueOf('M-blackbox'))
    expect(blackBox()).toEqual(venueOf('M-blackbox'))
    expect(venueOf('constructor')).toBeUndefined()
  })
})

describe.each(VENUE_IDS)('the seat map of %s', (id) => {
  const map = mapOf(id)

  it('is identical after packing and unpacking', () => {
    expect(listed(unpackSeatMap(packSeatMap(map)))).toEqual(listed(map))
  })

  it('places no two seats at the same position', () => {
    expect(nearestPair(map.x, map.y, map.pitch)).toBeGreaterThan(0.8 * map.pitch)
  })

  it('has every seat inside its section', () => {
    const outside = map.sections.flatMap(({ outline, first, count }) =>
      Array.from({ length: count }, (_, at) => first + at).filter(
        (seat) => !isInside(outline, map.x[seat]!, map.y[seat]!),
      ),
    )
    expect(outside.map((seat) => seatIdOf(map, seat))).toEqual([])
  })

  it('has sections that overlap neither each other nor the stage', () => {
    const shapes = [map.stage.outline, ...outlines(map)]
    const names = ['stage', ...map.sections.map(({ code }) => code)]
    const pairs = shapes.flatMap((shape, at) =>
      shapes
        .slice(at + 1)
        .flatMap((other, after) => (overlap(shape, other) ? [`${names[at]} ${names[at + 1 + after]}`] : [])),
    )
    expect(pairs).toEqual([])
  })

  it('is symmetric', () => {
    const places = new Set(Array.from(map.x, (x, seat) => `${x} ${map.y[seat]}`))
    const near = (x: number, y: number) =>
      [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => places.has(`${x + dx} ${y + dy}`)))
    const alone = Array.from(map.x, (_, seat) => seat).filter((seat) => !near(-map.x[seat]!, map.y[seat]!))
    expect(alone.map((seat) => seatIdOf(map, seat))).toEqual([])
  })

  it('numbers its seats from left to right as seen by the audience', () => {
    const turned = map.rows.filter(({ first, count }) => {
      if (count < 2) return false
      const last = first + count - 1
      const [rightX, rightY] = [map.x[last]! - map.x[first]!, map.y[last]! - map.y[first]!]
      const middle = first + Math.floor(count / 2)
      const [toX, toY] = [map.stage.x - map.x[middle]!, map.stage.y - map.y[middle]!]
      // The y axis points down. For a viewer who looks in the direction `to`, the right side is therefore (-toY, toX).
      return rightX * -toY + rightY * toX <= 0
    })
    expect(turned.map(({ section, label }) => `${map.sections[section]!.code}-${label}`)).toEqual([])
  })

  it('has a unique id for each seat', () => {
    expect(new Set(Array.from(map.x, (_, seat) => seatIdOf(map, seat))).size).toBe(map.seatCount)
  })

  it('has wheelchair seats, each with a companion seat beside it', () => {
    const has = (seat: number, kind: number) => (map.kind[seat]! & kind) !== 0
    const wheelchairs = Array.from(map.kind, (_, seat) => seat).filter((seat) => has(seat, SEAT_KIND.wheelchair))
    expect(wheelchairs.length).toBeGreaterThan(1)
    const alone = wheelchairs.filter(
      (seat) =>
        !(has(seat + 1, SEAT_KIND.companion) && areNeighbours(map, seat, seat + 1)) &&
        !(has(seat - 1, SEAT_KIND.companion) && areNeighbours(map, seat - 1, seat)),
    )
    expect(alone).toEqual([])
  })

  it('has a few seats with a restricted view', () => {
    const restricted = map.kind.filter((kind) => kind & SEAT_KIND.restrictedView).length
    expect(restricted).toBeGreaterThan(0)
    expect(restricted / map.seatCount).toBeLessThan(0.03)
  })

  it('has rows that rise from front to back', () => {
    const falling = map.sections.filter(({ firstRow, rowCount }) =>
      map.rows
        .slice(firstRow, firstRow + rowCount)
        .some(({ height }, at, rows) => at > 0 && height < rows[at - 1]!.height),
    )
    expect(falling).toEqual([])
  })
})

it('numbers opera seats from the middle: odd to the left, even to the right', () => {
  const map = mapOf('M-opera')
  const numbers = (code: string) => {
    const { firstRow } = map.sections.find((section) => section.code === code)!
    const { firstNumber, numberStep, count } = map.rows[firstRow]!
    return [firstNumber, firstNumber + numberStep * (count - 1)]
  }
  expect(numbers('SL')[1]).toBe(1)
  expect(numbers('SC')[0]).toBe(101)
  expect(numbers('SR')[0]).toBe(2)
})
