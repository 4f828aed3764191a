import { hasBegun, hasPriority } from '@/domain/show/priority'

const NOW = 1_000_000

describe('a right to buy before the others', () => {
  test.each([
    [0, 0, true],
    [1, 0, false],
    [1, 1, true],
    [2, 1, false],
    [2, 2, true],
  ])('requires level %i: a buyer of level %i has it: %s', (minLevel, level, has) => {
    expect(hasPriority({ minLevel, from: null }, level)).toBe(has)
  })

  test('applies from its moment on', () => {
    const right = { minLevel: 1, from: NOW }
    expect([NOW - 1, NOW, NOW + 1].map((now) => hasBegun(right, now))).toEqual([false, true, true])
  })

  test('applies at any time without a moment', () => {
    expect(hasBegun({ minLevel: 1, from: null }, 0)).toBe(true)
  })
})
