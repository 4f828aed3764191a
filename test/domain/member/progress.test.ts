import { growthProgress, levelEndsSoon } from '@/domain/member/progress'
import { popupScrolls } from '@/domain/member/popup-room'
import { DAY } from '@/domain/schedule/local-time'

describe('growth towards a level', () => {
  it.each([
    [0, 1000, 1000, 0],
    [250, 1000, 750, 0.25],
    [1000, 1000, 0, 1],
    [5000, 1000, 0, 1],
  ])('is computed: value %i, target %i, missing %i', (value, target, missing, share) => {
    expect(growthProgress(value, target)).toEqual({ value, target, missing, share })
  })
})

describe('the end of a level', () => {
  it.each([
    [null, false],
    [-1, false],
    [0, false],
    [1, true],
    [30 * DAY, true],
    [30 * DAY + 1, false],
  ])('is announced or not if %p ms remain: %p', (left, announced) => {
    const now = Date.UTC(2026, 10, 29)
    expect(levelEndsSoon(left === null ? null : now + left, now)).toBe(announced)
  })
})

describe('the entries of a popup', () => {
  it.each([
    ['rights', 8, false],
    ['rights', 9, true],
    ['gifts', 3, false],
    ['gifts', 4, true],
  ] as const)('scroll or not: %s, %i entries, %p', (kind, count, scrolls) => {
    expect(popupScrolls(kind, count)).toBe(scrolls)
  })
})
