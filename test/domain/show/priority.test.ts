import { hasBegun, hasPriority } from '@/domain/show/priority'

const NOW = 1_000_000

describe('the priority purchase right', () => {
  test.each([
    [0, 0, true],
    [1, 0, false],
    [1, 1, true],
    [2, 1, false],
    [2, 2, true],
  ])('applies only from the minimum level on: minimum %i, buyer %i, %s', (minLevel, level, has) => {
    expect(hasPriority({ minLevel, from: null }, level)).toBe(has)
  })

  test('begins at its start time', () => {
    const right = { minLevel: 1, from: NOW }
    expect([NOW - 1, NOW, NOW + 1].map((now) => hasBegun(right, now))).toEqual([false, true, true])
  })

  test('applies at any time if it has no start time', () => {
    expect(hasBegun({ minLevel: 1, from: null }, 0)).toBe(true)
  })
})
