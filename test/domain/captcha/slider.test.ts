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
])('the key %p pushes from 40 to %p', (key, to) => {
  expect(pushedTo(40, key)).toBe(to)
})

test('keys stop at both ends', () => {
  expect([pushedTo(0, 'PageDown'), pushedTo(0.4, 'ArrowLeft'), pushedTo(95, 'PageUp')]).toEqual([0, 0, 100])
})

test.each([
  ['not moved', 10, 0, 10],
  ['half of the travel', 0, 116, 50],
  ['backwards', 50, -58, 25],
  ['beyond the end', 90, 400, 100],
  ['before the start', 10, -400, 0],
])('a drag %s', (_, from, moved, to) => {
  expect(draggedTo(from, moved, 232)).toBe(to)
})

test('an unknown travel moves nothing', () => {
  expect([draggedTo(30, 50, 0), draggedTo(30, 50, NaN), draggedTo(NaN, 1, 100)]).toEqual([30, 30, 0])
})

const position = fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10)

test('a position always stays within its travel and in tenths', () => {
  const anything = fc.oneof(fc.double(), fc.integer())
  fc.assert(
    fc.property(anything, anything, anything, (from, moved, travel) => {
      const at = draggedTo(from, moved, travel)
      return at >= 0 && at <= 100 && Math.abs(at * 10 - Math.round(at * 10)) < 1e-9
    }),
  )
})

test('a key moves by its step, and keys reach any position from any other', () => {
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

test('the tolerance is the same on both sides', () => {
  fc.assert(
    fc.property(position, position, (at, target) => isSolved(at, target) === Math.abs(at - target) <= TOLERANCE),
  )
  expect(clampPosition(Infinity)).toBe(0)
})
