import fc from 'fast-check'
import { MAX_POINTS, type TrackPoint, withPoint } from '@/domain/captcha/track'

const way = (...points: TrackPoint[]) => points.reduce<TrackPoint[]>(withPoint, [])
const pointer = (t: number, x: number): TrackPoint => ({ t, x, by: 'POINTER' })
const key = (t: number, x: number): TrackPoint => ({ t, x, by: 'KEY' })

test('thins a track that has too many samples, except the first and last sample', () => {
  const track = way(...Array.from({ length: 100 }, (_, at) => pointer(at * 4, at / 2)))
  expect(track[0]).toEqual(pointer(0, 0))
  expect(track.at(-1)).toEqual(pointer(396, 49.5))
  expect(track.length).toBeLessThan(30)
})

test('preserves every key press in a track', () => {
  expect(way(key(0, 1), key(2, 2), key(3, 3), pointer(4, 3), key(5, 4))).toHaveLength(5)
})

test('preserves the newest samples of a long track', () => {
  const track = way(...Array.from({ length: MAX_POINTS + 50 }, (_, at) => key(at * 30, at % 100)))
  expect(track).toHaveLength(MAX_POINTS)
  expect(track.at(-1)?.t).toBe((MAX_POINTS + 49) * 30)
})

test('rounds the times of a track to milliseconds and the positions to tenths', () => {
  expect(way(pointer(-4, 12.345), pointer(40.6, 120))).toEqual([pointer(0, 12.3), pointer(41, 100)])
})

test('limits a track’s samples, and ends the track at the last position', () => {
  const point = fc.record({
    t: fc.nat(100_000),
    x: fc.integer({ min: 0, max: 100 }),
    by: fc.constantFrom('POINTER' as const, 'KEY' as const),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 400 }), (points) => {
      const track = way(...points)
      return track.length <= MAX_POINTS && track.at(-1)?.x === points.at(-1)?.x
    }),
  )
})
