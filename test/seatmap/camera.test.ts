import fc from 'fast-check'
import { between, bounded, cameraOn, fitted, limitsOf, resisted, visibleBox, zoomedTo } from '@/seatmap/camera'

const BOUNDS = { x: -3000, y: -1000, width: 6000, height: 4000 }
const VIEW = { width: 390, height: 600 }
const LIMITS = limitsOf(BOUNDS, VIEW, 50)

const cameras = fc.record({
  scale: fc.double({ min: 0.005, max: 3, noNaN: true }),
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
})
const points = fc.record({ x: fc.integer({ min: 0, max: 390 }), y: fc.integer({ min: 0, max: 600 }) })

it('fits the whole plan into the middle of the view', () => {
  const box = visibleBox(fitted(BOUNDS, VIEW), VIEW)
  expect(box.left).toBeLessThan(-3000)
  expect(box.right).toBeGreaterThan(3000)
  expect((box.left + box.right) / 2).toBeCloseTo(0)
  expect((box.top + box.bottom) / 2).toBeCloseTo(1000)
})

it('centers the whole plan below the top bar', () => {
  const tall = { ...BOUNDS, height: 9000 }
  const { scale, y } = fitted(tall, { ...VIEW, top: 60 })
  const [top, bottom] = [tall.y * scale + y, (tall.y + tall.height) * scale + y]
  expect(top).toBeGreaterThan(60)
  expect(top - 60).toBeCloseTo(VIEW.height - bottom)
  // The bounds do not move the plan back under the bar.
  const limits = limitsOf(tall, { ...VIEW, top: 60 }, 50)
  expect(bounded({ ...fitted(tall, { ...VIEW, top: 60 }) }, limits)).toEqual(fitted(tall, { ...VIEW, top: 60 }))
})

it('shows a small box at the largest allowed scale', () => {
  const camera = cameraOn({ left: 0, top: 0, right: 10, bottom: 10 }, VIEW, 20, 0.5)
  expect(camera).toEqual({ scale: 0.5, x: 195 - 2.5, y: 300 - 2.5 })
})

it('does not move the point at the center of a zoom', () => {
  fc.assert(
    fc.property(cameras, points, fc.double({ min: 0.01, max: 3, noNaN: true }), (camera, { x, y }, scale) => {
      const zoomed = zoomedTo(camera, scale, x, y)
      expect((x - zoomed.x) / zoomed.scale).toBeCloseTo((x - camera.x) / camera.scale, 3)
      expect((y - zoomed.y) / zoomed.scale).toBeCloseTo((y - camera.y) / camera.scale, 3)
    }),
  )
})

it('keeps part of the plan in view at an allowed scale', () => {
  fc.assert(
    fc.property(cameras, (camera) => {
      const home = bounded(camera, LIMITS)
      expect(home.scale).toBeGreaterThanOrEqual(LIMITS.smallest)
      expect(home.scale).toBeLessThanOrEqual(LIMITS.largest)
      const box = visibleBox(home, VIEW)
      expect(box.left).toBeLessThan(BOUNDS.x + BOUNDS.width)
      expect(box.right).toBeGreaterThan(BOUNDS.x)
      expect(box.top).toBeLessThan(BOUNDS.y + BOUNDS.height)
      expect(box.bottom).toBeGreaterThan(BOUNDS.y)
      const again = bounded(home, LIMITS)
      expect(again.x).toBeCloseTo(home.x, 6)
      expect(again.y).toBeCloseTo(home.y, 6)
    }),
  )
})

it('moves half the distance of a drag that exceeds the bounds', () => {
  const home = bounded({ scale: LIMITS.smallest, x: 1e6, y: 0 }, LIMITS)
  const pulled = resisted({ ...home, x: home.x + 80 }, LIMITS)
  expect(pulled.x - home.x).toBeCloseTo(40)
  expect(resisted({ ...home, x: home.x - 30 }, LIMITS)).toEqual({ ...home, x: home.x - 30 })
})

it('does not move the common point of two cameras during the movement', () => {
  fc.assert(
    fc.property(
      cameras,
      points,
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (from, { x, y }, factor, share) => {
        fc.pre(Math.abs(factor - 1) > 0.01)
        const camera = between(from, zoomedTo(from, from.scale * factor, x, y), share)
        expect((x - camera.x) / camera.scale).toBeCloseTo((x - from.x) / from.scale, 2)
      },
    ),
  )
})

it('ends the movement exactly at its target', () => {
  const to = { scale: 2, x: 3, y: 4 }
  expect(between({ scale: 1, x: 0, y: 0 }, to, 1)).toBe(to)
})
