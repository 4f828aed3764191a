import fc from 'fast-check'
import { clampPosition, draggedTo, isSolved, isKeyStep, pushedTo, TOLERANCE } from '@/domain/captcha/slider'

test.each([
  ['ArrowRight', 41],
  ['ArrowUp', 41],
  ['ArrowLeft', 39],
  ['ArrowDown', 39],
  ['PageUp', 50],
  ['PageDown', 30],
  ['Home', 0],
  ['End', 100],
  ['a', null],
  ['constructor', null],
  ['', null],
])('on the key %p, moves the slider from 40 to %p', (key, to) => {
  expect(pushedTo(40, key)).toBe(to)
})

test('stops the slider at both ends when the buyer uses keys', () => {
  expect([pushedTo(0, 'PageDown'), pushedTo(0.4, 'ArrowLeft'), pushedTo(95, 'PageUp')]).toEqual([0, 0, 100])
})

test.each([
  ['no movement', 10, 0, 10],
  ['half of the track', 0, 116, 50],
  ['backwards', 50, -58, 25],
  ['beyond the end', 90, 400, 100],
  ['before the start', 10, -400, 0],
])('computes the slider position after a drag: %s', (_, from, moved, to) => {
  expect(draggedTo(from, moved, 232)).toBe(to)
})

test('does not move the slider when the track width is unknown', () => {
  expect([draggedTo(30, 50, 0), draggedTo(30, 50, NaN), draggedTo(NaN, 1, 100)]).toEqual([30, 30, 0])
})

const position = fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10)

test('limits the slider position to 0–100 in steps of 0.1', () => {
  const anything = fc.oneof(fc.double(), fc.integer())
  fc.assert(
    fc.property(anything, anything, anything, (from, moved, travel) => {
      const at = draggedTo(from, moved, travel)
      return at >= 0 && at <= 100 && Math.abs(at * 10 - Math.round(at * 10)) < 1e-9
    }),
  )
})

test('solves any slider captcha by keys in fewer than 20 steps', () => {
  const key = fc.constantFrom('ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End')
  fc.assert(fc.property(position, key, (from, pressed) => isKeyStep(from, pushedTo(from, pressed) ?? -1)))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 32, max: 92 }), (from, target) => {
      let at = from
      for (let press = 0; press < 20 && !isSolved(at, target); press += 1) {
        const far = Math.abs(target - at) > 5
        at = pushedTo(at, at < target ? (far ? 'PageUp' : 'ArrowRight') : far ? 'PageDown' : 'ArrowLeft') ?? at
      }
      return isSolved(at, target)
    }),
  )
})

test('accepts the same distance on both sides of the slider’s target', () => {
  fc.assert(
    fc.property(position, position, (at, target) => isSolved(at, target) === Math.abs(at - target) <= TOLERANCE),
  )
  expect(clampPosition(Infinity)).toBe(0)
})
