import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import {
  packBits,
  packChanges,
  type PackedSeatMap,
  packRuns,
  packSeatMap,
  unpackBits,
  unpackChanges,
  unpackRuns,
  unpackSeatMap,
} from '@/domain/seat/packed'
import { anyPicture, drawHouse } from '../../support/seat-house'

const { map } = drawHouse(['..x..', '. ...', '', 'wc..', 'r...'])
const packed = packSeatMap(map)

describe('a seat map', () => {
  it('is unchanged after it is packed, sent as JSON and unpacked', () => {
    fc.assert(
      fc.property(anyPicture(), (picture) => {
        const { map: any } = drawHouse(picture)
        const travelled: PackedSeatMap = JSON.parse(JSON.stringify(packSeatMap(any)))
        expect(unpackSeatMap(travelled)).toEqual({ ...any, bounds: expect.anything() })
      }),
    )
  })

  it('stores positions in whole centimeters, even far from the stage', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.double({ min: -9e5, max: 9e5, noNaN: true }), fc.double({ min: -9e5, max: 9e5, noNaN: true })),
          {
            minLength: map.seatCount,
            maxLength: map.seatCount,
          },
        ),
        (places) => {
          const far = { ...map, x: Float32Array.from(places, ([x]) => x), y: Float32Array.from(places, ([, y]) => y) }
          const back = unpackSeatMap(packSeatMap(far))
          expect([...back.x]).toEqual(Array.from(far.x, (x) => Math.round(x) + 0))
          expect([...back.y]).toEqual(Array.from(far.y, (y) => Math.round(y) + 0))
        },
      ),
    )
  })

  it('has bounds that enclose all drawings', () => {
    const { bounds } = unpackSeatMap(packed)
    expect(bounds).toEqual({ x: -200, y: 0, width: 450, height: 760 })
  })

  const broken: [string, (map: PackedSeatMap) => void][] = [
    ['a code with a dash', (map) => (map.sections[0].code = 'A-1')],
    ['a code with markup', (map) => (map.sections[0].code = '<b>')],
    ['an empty row label', (map) => (map.sections[0].rows[0].label = '')],
    ['a row label in another script', (map) => (map.sections[0].rows[0].label = '一')],
    ['two sections with the same code', (map) => (map.sections[1].code = 'A')],
    ['two rows with the same seat numbers', (map) => (map.sections[0].rows[1].label = '1')],
    ['a section on an unknown level', (map) => (map.sections[0].level = 1)],
    ['a row without seats', (map) => (map.sections[0].rows[0].count = 0)],
    ['half a seat', (map) => (map.sections[0].rows[0].count = 4.5)],
    ['more seats than places', (map) => (map.sections[0].rows[0].count = 6)],
    ['fewer seats than places', (map) => (map.sections[0].rows[0].count = 4)],
    ['more seats than any hall', (map) => (map.sections[0].rows[0].count = 120_001)],
    [
      'more seats than any hall, row by row',
      (map) => (map.sections[0].rows = Array(13).fill({ ...map.sections[0].rows[0], count: 10_000 })),
    ],
    ['an infinite number of seats', (map) => (map.sections[0].rows[0].count = Infinity)],
    ['more rows than can be counted', (map) => (map.sections[0].rows = Array(65_536).fill(map.sections[0].rows[0]))],
    ['a row with the number step 0', (map) => (map.sections[0].rows[0].numberStep = 0)],
    ['a row with a negative number step', (map) => (map.sections[0].rows[0].numberStep = -1)],
    ['an outline of two corners', (map) => (map.sections[0].outline = [0, 0, 1, 1])],
    ['an outline of half a corner', (map) => (map.sections[0].outline = [0, 0, 1, 1, 2, 2, 3])],
    ['a stage without a position', (map) => (map.stage.x = NaN)],
    ['a stage far outside', (map) => (map.stage.outline[0] = 1e9)],
    ['a section far outside', (map) => (map.sections[0].x = 1e7)],
    ['an infinite height', (map) => (map.sections[0].rows[0].height = Infinity)],
    ['no pitch', (map) => (map.pitch = 0)],
    ['places that are no base64', (map) => (map.seats = '{}{}')],
    ['places cut off', (map) => (map.seats = map.seats.slice(0, -4))],
    ['places in excess', (map) => (map.seats = `AAAA${map.seats}`)],
    ['kinds cut off', (map) => (map.kinds = '')],
    ['a kind for no seat', (map) => (map.kinds = packRuns(new Uint8Array(19)))],
  ]
  it.each(broken)('is refused with %s', (_, bend) => {
    const bent: PackedSeatMap = JSON.parse(JSON.stringify(packed))
    bend(bent)
    expect(() => unpackSeatMap(bent)).toThrow(RangeError)
  })

  it('may have separate odd and even sides of a row in one section', () => {
    const sides: PackedSeatMap = JSON.parse(JSON.stringify(packed))
    const [odd, even] = sides.sections[1].rows
    Object.assign(odd, { numberStep: 2 })
    Object.assign(even, { label: odd.label, firstNumber: 2, numberStep: 2 })
    expect(unpackSeatMap(sides).rows[3]).toMatchObject({ label: '1', firstNumber: 2, numberStep: 2 })
  })

  it('rejects any other text as seat positions with a RangeError, and quickly', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.uint8Array().map(packRuns)), (seats) => {
        fc.pre(seats !== packed.seats)
        let thrown: unknown = null
        try {
          unpackSeatMap({ ...packed, seats })
        } catch (error) {
          thrown = error
        }
        // A few random texts happen to be valid seat data.
        if (thrown !== null) expect(thrown).toBeInstanceOf(RangeError)
      }),
    )
  })

  it('needs far less than 200 KB with gzip for 60,000 seats in curves', () => {
    const angle = (seat: number) => 0.2 + ((seat % 500) * 50) / (9000 + Math.floor(seat / 500) * 80)
    const radius = (seat: number) => 9000 + Math.floor(seat / 500) * 80
    const rows = Array.from({ length: 120 }, (_, row) => ({
      section: 0,
      label: `${row + 1}`,
      first: row * 500,
      count: 500,
      firstNumber: 1,
      numberStep: 1,
      height: row * 30,
    }))
    const bowl = {
      ...map,
      seatCount: 60_000,
      x: Float32Array.from({ length: 60_000 }, (_, seat) => radius(seat) * Math.cos(angle(seat))),
      y: Float32Array.from({ length: 60_000 }, (_, seat) => radius(seat) * Math.sin(angle(seat))),
      kind: new Uint8Array(60_000),
      rows,
      sections: [{ ...map.sections[0], rowCount: 120, count: 60_000 }],
    }
    const wire = JSON.stringify(packSeatMap(bowl))
    expect(unpackSeatMap(JSON.parse(wire)).seatCount).toBe(60_000)
    expect(gzipSync(wire).length).toBeLessThan(120 * 1024)
  })
})

describe('the packed tier numbers of all rows', () => {
  it('are unchanged after they are packed and unpacked', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(255), fc.integer({ min: 1, max: 300 }))), (runs) => {
        const values = Uint8Array.from(runs.flatMap(([value, length]) => Array<number>(length).fill(value)))
        expect(unpackRuns(packRuns(values), values.length)).toEqual(values)
      }),
    )
  })

  it('need only a few bytes for 2,000 rows in five tiers', () => {
    expect(packRuns(Uint8Array.from({ length: 2000 }, (_, row) => Math.floor(row / 400)))).toHaveLength(20)
  })

  it.each([
    ['too long a run', Uint8Array.of(4, 1)],
    ['an empty run', Uint8Array.of(0, 1, 3, 1)],
    ['too few rows', Uint8Array.of(2, 1)],
    ['a length without a value', Uint8Array.of(3)],
    ['a length that is too large', Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 1, 1)],
  ])('are rejected with %s', (_, bytes) => {
    expect(() => unpackRuns(Buffer.from(bytes).toString('base64'), 3)).toThrow(RangeError)
  })
})

describe('the packed bitmap of each section', () => {
  it('is unchanged after it is packed and unpacked', () => {
    fc.assert(
      fc.property(anyPicture('.x'), (picture) => {
        const { map: any, taken } = drawHouse(picture)
        const into = new Uint8Array(any.seatCount).fill(7)
        unpackBits(any, packBits(any, taken), into)
        expect(into).toEqual(taken)
      }),
    )
  })

  it('stores the first seat in the lowest bit', () => {
    expect(
      packBits(
        map,
        Uint8Array.from({ length: 17 }, (_, seat) => Number(seat === 2)),
      ),
    ).toEqual([Buffer.from([4, 0]).toString('base64'), Buffer.from([0]).toString('base64')])
  })

  it.each([
    ['a section too few', ['AAA=']],
    ['a byte too few', ['AA==', 'AA==']],
    ['a byte too many', ['AAA=', 'AAA=']],
    ['a bit without a seat', ['AAI=', 'AA==']],
    ['a text that is not base64', ['AAA=', 'AA!=']],
  ])('is rejected with %s, and leaves the target array unchanged', (_, sections) => {
    const into = new Uint8Array(map.seatCount).fill(1)
    expect(() => unpackBits(map, sections, into)).toThrow(RangeError)
    expect(into.every((value) => value === 1)).toBe(true)
  })

  it('is rejected if the target array is too short', () => {
    expect(() => unpackBits(map, packBits(map, new Uint8Array(17)), new Uint8Array(16))).toThrow(RangeError)
  })
})

describe('the packed seat changes', () => {
  it('are sorted by seat, and contain only the latest change of each seat', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ seat: fc.nat(119_999), taken: fc.boolean() })), (changes) => {
        const last = new Map(changes.map(({ seat, taken }) => [seat, taken]))
        const sorted = [...last].map(([seat, taken]) => ({ seat, taken })).sort((a, b) => a.seat - b.seat)
        expect(unpackChanges(packChanges(changes), 120_000)).toEqual(sorted)
      }),
    )
  })

  it('need less than 600 bytes for 100 changes among 60,000 seats', () => {
    const changes = Array.from({ length: 100 }, (_, index) => ({ seat: (index * 7919) % 60_000, taken: true }))
    expect(packChanges(changes).length).toBeLessThan(600)
  })

  it.each([
    ['a seat beyond the map', packChanges([{ seat: 17, taken: true }])],
    ['a repeated seat', Buffer.from([3, 0]).toString('base64')],
    ['an incomplete number', Buffer.from([128]).toString('base64')],
    ['a text that is not base64', 'A'],
  ])('are rejected with %s', (_, text) => {
    expect(() => unpackChanges(text, 17)).toThrow(RangeError)
  })
})
