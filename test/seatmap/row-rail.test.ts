import { visibleBox } from '@/seatmap/camera'
import { NO_MARKS } from '@/seatmap/marks'
import { paintRowRail, pinnedLetter } from '@/seatmap/row-rail'
import { createScene } from '@/seatmap/scene'
import { makeHouse } from './support/house'
import { fakeContext, LOOK } from './support/surface'

/** Creates one row of 21 seats, 50 cm apart. The center of the row is at 0, 0. */
const row = (angle: number) => createScene(makeHouse([{ x: 0, y: 0, rows: 1, seats: 21, angle }]))
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

describe('the letter of a row whose ends are out of view', () => {
  it.each([
    ['a horizontal row at the left edge', 0, box(-200, -100, 200, 100), { x: -200, y: 0 }],
    ['a vertical row at the upper edge', Math.PI / 2, box(-100, -200, 100, 200), { x: 0, y: -200 }],
    ['a slanted row at its entry into the view', Math.PI / 4, box(-200, -300, 200, 300), { x: -200, y: -200 }],
    ['a row from right to left at the left edge', Math.PI, box(-210, -100, 190, 100), { x: -210, y: 0 }],
  ])('is placed for %s', (_, angle, seen, { x, y }) => {
    const place = pinnedLetter(row(angle), 0, seen)!
    expect(place.x).toBeCloseTo(x, 3)
    expect(place.y).toBeCloseTo(y, 3)
  })

  it.each([
    ['its normal letter is visible on one side', box(-600, -100, 0, 100)],
    ['no part of the row is in view', box(-200, 60, 200, 100)],
  ])('is not drawn if %s', (_, seen) => {
    expect(pinnedLetter(row(0), 0, seen)).toBeNull()
  })
})

describe('the row letters at the edge of the view', () => {
  const painted = (pitch: number, clearTop = 0, labels = ['A', 'B', 'C'], angle = 0) => {
    const house = makeHouse([{ x: 0, y: 0, rows: 3, seats: 81, angle }])
    labels.forEach((label, row) => (house.map.rows[row].label = label))
    const scene = createScene(house)
    const context = fakeContext()
    const scale = pitch / scene.map.pitch
    const camera = { scale, x: 200, y: 100 }
    const view = { scale: scale * 2, x: 400, y: 200 }
    const picture = { scene, marks: NO_MARKS, theme: LOOK, pixelRatio: 2 }
    paintRowRail(context, view, picture, visibleBox(camera, { width: 400, height: 600 }), clearTop)
    return context
  }
  const written = (...options: Parameters<typeof painted>) =>
    painted(...options)
      .strokes.filter(({ name }) => name === 'fillText')
      .map(({ args }) => args)

  it('are all at the same distance from the edge', () => {
    const letters = written(24)
    expect(letters.map(([text]) => text)).toEqual(['A', 'B', 'C'])
    expect(new Set(letters.map(([, x]) => Math.round(x as number)))).toEqual(new Set([24]))
  })

  it('are in a gutter along the edge, which covers no seats', () => {
    const { strokes } = painted(24)
    expect(strokes.filter(({ name }) => name === 'rect').map(({ args }) => args)).toEqual([[0, 0, 48, 1200]])
    expect(strokes.map(({ name }) => name)).not.toContain('stroke')
  })

  it('are in a gutter at the top, below the controls, for vertical rows', () => {
    const { strokes } = painted(24, 52, ['A', 'B', 'C'], Math.PI / 2)
    expect(strokes.filter(({ name }) => name === 'rect').map(({ args }) => args)).toEqual([[0, 0, 800, 152]])
  })

  it('are not drawn for rows under the top bar', () => {
    expect(written(24, 130).map(([text]) => text)).not.toContain('A')
  })

  it('are not drawn for rows without a letter', () => {
    expect(written(24, 0, ['', 'B', '']).map(([text]) => text)).toEqual(['B'])
  })

  it('are drawn only at a readable size', () => {
    expect(written(12)).toEqual([])
  })
})
