import fc from 'fast-check'
import { type CropView, drawnAt, moved, WHOLE, zoomed } from '@/domain/upload/crop'

const WINDOW = { width: 300, height: 300 }
/** The frame of a portrait. */
const TALL = { width: 300, height: 400 }
const WIDE = { width: 1200, height: 600 }

describe('the crop of a picture', () => {
  test('covers the whole crop window and is centered at first', () => {
    expect(drawnAt(WHOLE, WIDE, WINDOW)).toEqual({ left: -150, top: 0, width: 600, height: 300 })
  })

  test('covers a window of another ratio', () => {
    expect(drawnAt(WHOLE, WIDE, TALL)).toEqual({ left: -250, top: 0, width: 800, height: 400 })
  })

  test('stays inside the picture when the picture is moved', () => {
    expect(moved(WHOLE, 40, 40, WIDE, WINDOW)).toEqual({ zoom: 1, x: 40, y: 0 })
    expect(moved(WHOLE, -900, 0, WIDE, WINDOW).x).toBe(-150)
  })

  test('zooms around a fixed point', () => {
    const at = { x: 60, y: 240 }
    const of = (view: CropView) => {
      const { left, top, width, height } = drawnAt(view, WIDE, WINDOW)
      return [(at.x - left) / width, (at.y - top) / height]
    }
    const before = moved(zoomed(WHOLE, 2, { x: 150, y: 150 }, WIDE, WINDOW), 20, 10, WIDE, WINDOW)
    const after = zoomed(before, 1.5, at, WIDE, WINDOW)
    expect(of(after)[0]).toBeCloseTo(of(before)[0], 9)
    expect(of(after)[1]).toBeCloseTo(of(before)[1], 9)
  })

  test('never extends beyond the picture after any sequence of changes', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
    const step = fc.oneof(
      fc.tuple(fc.constant('move' as const), fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 })),
      fc.tuple(
        fc.constant('zoom' as const),
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        fc.integer({ min: 0, max: 300 }),
      ),
    )
    fc.assert(
      fc.property(size, fc.constantFrom(WINDOW, TALL), fc.array(step, { maxLength: 12 }), (picture, window, steps) => {
        const view = steps.reduce<CropView>(
          (from, [kind, a, b]) =>
            kind === 'move' ? moved(from, a, b, picture, window) : zoomed(from, a, { x: b, y: b }, picture, window),
          WHOLE,
        )
        const { left, top, width, height } = drawnAt(view, picture, window)
        expect(left).toBeLessThanOrEqual(1e-6)
        expect(top).toBeLessThanOrEqual(1e-6)
        expect(left + width).toBeGreaterThanOrEqual(window.width - 1e-6)
        expect(top + height).toBeGreaterThanOrEqual(window.height - 1e-6)
      }),
    )
  })
})
