import { paintPlan } from '@/seatmap/plan'
import { makeHouse } from './support/house'
import { fakeContext, LOOK } from './support/surface'

/**
 * Paints a plan of two sections side by side at 300 × 200 CSS px, with two device pixels per CSS px. All seats are
 * taken.
 */
const paint = (only?: number) => {
  const house = makeHouse([
    { x: 0, y: 0, rows: 4, seats: 10 },
    { x: 2000, y: 0, rows: 4, seats: 10 },
  ])
  house.rowTier.fill(0, 0, 4).fill(1, 4)
  house.taken.fill(1)
  const context = fakeContext()
  const fills: unknown[] = []
  context.fill = () => void fills.push(context.fillStyle)
  paintPlan({ context, width: 300, height: 200, pixelRatio: 2 }, house, LOOK, 'Stage', only)
  const [scale, , , , x, y] = context.strokes.filter(({ name }) => name === 'setTransform')[1].args as number[]
  const { bounds } = house.map
  const box = {
    left: bounds.x * scale + x,
    top: bounds.y * scale + y,
    right: (bounds.x + bounds.width) * scale + x,
    bottom: (bounds.y + bounds.height) * scale + y,
  }
  return { box, fills, texts: context.strokes.filter(({ name }) => name === 'fillText').map(({ args }) => args[0]) }
}

describe('a small picture of the venue', () => {
  it('fits the whole venue into its frame, as large as possible, centered', () => {
    const { left, top, right, bottom } = paint().box
    expect(Math.min(left, top)).toBeCloseTo(24)
    expect(600 - right).toBeCloseTo(left)
    expect(400 - bottom).toBeCloseTo(top)
  })

  it('shows sections in the colors of their tiers, regardless of sales', () => {
    const [stage, first, second] = paint().fills
    expect(stage).toBe(LOOK.stage)
    expect(first).not.toBe(second)
    expect([first, second]).not.toContain(LOOK.section)
  })

  it('draws the other tiers faintly if one tier is chosen', () => {
    const [, first, second] = paint(1).fills
    const [, other, chosen] = paint().fills
    expect(second).toBe(chosen)
    expect([other, LOOK.section]).not.toContain(first)
  })

  it('names the stage if the name fits', () => {
    expect(paint().texts.every((word) => word === 'Stage')).toBe(true)
  })
})
