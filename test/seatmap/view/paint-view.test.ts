import { viewFromSeat } from '@/domain/seat/view-from-seat'
import { paintView, type ViewContext } from '@/seatmap/view/paint-view'
import { viewTheme } from '@/seatmap/view/view-theme'
import { drawHouse } from '../../support/seat-house'

const { map } = drawHouse(['.....', '.....', '.....'])
const view = viewFromSeat(map, 12)
const SIZE = { width: 375, height: 220 }

/** Creates a recording canvas. */
const createPad = () => {
  const done: string[] = []
  const corners: number[] = []
  const note =
    (what: string) =>
    (...given: number[]): void => {
      done.push(what)
      corners.push(...given)
    }
  const fills: string[] = []
  const context: ViewContext = {
    fillStyle: '#123456',
    beginPath: note('beginPath'),
    clip: () => note('clip')(),
    closePath: note('closePath'),
    fill: () => {
      done.push('fill')
      fills.push(String(context.fillStyle))
    },
    fillRect: (...given) => {
      done.push('fillRect')
      corners.push(...given)
      fills.push(String(context.fillStyle))
    },
    lineTo: note('lineTo'),
    moveTo: note('moveTo'),
    rect: note('rect'),
    restore: note('restore'),
    save: note('save'),
  }
  return { context, done, corners, fills }
}

describe.each([false, true])('the picture of the view from a seat, dark: %s', (dark) => {
  const theme = viewTheme(dark)
  const paint = (of = view) => {
    const pad = createPad()
    paintView(pad.context, of, SIZE, theme)
    return pad
  }

  it('draws the wall, then shapes from far to near, within its frame', () => {
    const { done, fills } = paint()
    expect(done.slice(0, 5)).toEqual(['save', 'beginPath', 'rect', 'clip', 'fillRect'])
    expect(done[done.length - 1]).toBe('restore')
    expect(fills).toHaveLength(view.shapes.length + 1)
    expect(fills[0]).toBe(theme.wall)
    expect(fills[1]).toBe(theme.floor)
    expect(fills).toContain(theme.stage)
  })

  it('contains only plain colors and numbers', () => {
    const { corners, fills } = paint()
    expect(fills.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true)
    expect(corners.every(Number.isFinite)).toBe(true)
  })

  it('shows the sky above a sports field', () => {
    expect(paint({ ...view, outdoors: true }).fills[0]).toBe(theme.sky)
  })

  it('fades distant shapes, except lit shapes', () => {
    const at = (distance: number, part: 'crowd' | 'stage') =>
      paint({ ...view, shapes: [{ part, points: [0, 0, 1, 0, 1, 1], distance, tone: 0 }] }).fills[1]
    expect(at(0, 'crowd')).toBe(theme.crowd)
    expect(at(9000, 'crowd')).not.toBe(theme.crowd)
    expect(at(9000, 'stage')).toBe(theme.stage)
  })
})

it('scales with its size, and shows 33° to either side', () => {
  const edge = Math.tan((33 * Math.PI) / 180)
  const shapes = [{ part: 'stage' as const, points: [-edge, 0, edge, 0, edge, 0.1], distance: 0, tone: 0 }]
  for (const width of [200, 640]) {
    const { context, corners } = createPad()
    paintView(context, { ...view, shapes }, { width, height: 200 }, viewTheme(false))
    const [fromX, fromY, toX] = corners.slice(8)
    expect([fromX, fromY, toX].map((value) => +value.toFixed(6))).toEqual([0, 100, width])
  }
})
