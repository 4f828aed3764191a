import fc from 'fast-check'
import { depthIn, isInside } from '@/seatmap/geometry'
import { labelAnchor, labelSize } from '@/seatmap/labels'

const SQUARE = [0, 0, 100, 0, 100, 100, 0, 100]
/** A section that is open to the right, like a horseshoe. */
const HORSESHOE = [0, 0, 100, 0, 100, 20, 20, 20, 20, 80, 100, 80, 100, 100, 0, 100]
const sectors = fc
  .record({
    from: fc.double({ min: 0, max: 6, noNaN: true }),
    turn: fc.double({ min: 0.1, max: 2, noNaN: true }),
    radius: fc.integer({ min: 100, max: 4000 }),
    depth: fc.integer({ min: 60, max: 900 }),
  })
  .map(({ from, turn, radius, depth }) => {
    const steps = Array.from({ length: 9 }, (_, at) => from + (turn * at) / 8)
    const arc = (length: number, angles: number[]) =>
      angles.flatMap((angle) => [Math.cos(angle) * length, Math.sin(angle) * length])
    return [...arc(radius, steps), ...arc(radius + depth, [...steps].reverse())]
  })

it('anchors a square’s label in its center, and a horseshoe’s within its outline', () => {
  const { x, y } = labelAnchor(SQUARE)
  expect(x).toBeCloseTo(50, 0)
  expect(y).toBeCloseTo(50, 0)
  const bent = labelAnchor(HORSESHOE)
  expect(isInside(HORSESHOE, bent.x, bent.y)).toBe(true)
})

it('returns the distance to the edge, negative outside the outline', () => {
  expect(depthIn(SQUARE, 50, 10)).toBe(10)
  expect(depthIn(SQUARE, -5, 50)).toBe(-5)
})

it('never draws a label outside of its section', () => {
  fc.assert(
    fc.property(
      sectors,
      fc.double({ min: 0.02, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 4 }),
      (outline, scale, letters) => {
        const anchor = labelAnchor(outline)
        const size = labelSize(outline, anchor, { code: letters * 0.6, note: 5 }, scale)
        if (!size) return
        const width = (Math.max(size.code * letters * 0.6, size.note * 5) / 2 / scale) * 0.99
        const height = ((size.note ? (size.code + size.note) / 2 : size.code / 2) / scale) * 0.99
        for (const across of [-width, 0, width])
          for (const down of [-height, 0, height])
            expect(isInside(outline, anchor.x + across, anchor.y + down)).toBe(true)
      },
    ),
  )
})

it('omits a label’s note first, then reduces its size, then omits the label', () => {
  const anchor = { x: 50, y: 50 }
  const widths = { code: 1.8, note: 5 }
  expect(labelSize(SQUARE, anchor, widths, 1)).toEqual({ code: 16, note: 10 })
  expect(labelSize(SQUARE, anchor, widths, 0.4)).toEqual({ code: 16, note: 0 })
  expect(labelSize(SQUARE, anchor, widths, 0.2)!.code).toBeLessThan(12)
  expect(labelSize(SQUARE, anchor, widths, 0.05)).toBeNull()
})
