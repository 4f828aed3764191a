import {
  endOfPeriod,
  growthSince,
  heldUntil,
  levelAt,
  levelOfGrowth,
  levelOfSpu,
  type LevelPeriod,
  type MemberLevel,
  noticeHorizons,
  noticeTimes,
  offerOfLevel,
  spuOfLevel,
  unusedCredit,
} from '@/domain/member/level'
import { fen } from '@/domain/money'
import { DAY, SHOP_OFFSET } from '@/domain/schedule/local-time'

const day = (text: string): number => Date.parse(`${text}+08:00`)

const LEVELS: MemberLevel[] = [
  { level: 1, growth: 1_000, price: fen(9_900), points: 9_900 },
  { level: 2, growth: 5_000, price: fen(29_900), points: 29_900 },
  { level: 3, growth: 20_000, price: null, points: null },
]
const [SILVER, GOLD, PLATINUM] = LEVELS as [MemberLevel, MemberLevel, MemberLevel]

const period = (facts: Partial<LevelPeriod>): LevelPeriod => ({
  ...{ level: 1, source: 'BOUGHT', startTime: 0, endTime: 365 * DAY, price: fen(9_900) },
  ...facts,
})

describe('the level that an amount of growth reaches', () => {
  it.each([
    [0, 0],
    [999, 0],
    [1_000, 1],
    [4_999, 1],
    [5_000, 2],
    [90_000, 3],
  ])('matches the growth %i: level %i', (growth, level) => {
    expect(levelOfGrowth(LEVELS, growth)).toBe(level)
  })
})

describe('a level period', () => {
  it.each([
    ['2026-12-01T10:00', '2027-12-01T10:00'],
    ['2028-02-29T00:00', '2029-02-28T00:00'],
  ])('lasts from %s to %s', (start, end) => {
    expect(endOfPeriod(day(start), SHOP_OFFSET)).toBe(day(end))
  })

  it('counts the growth of the 12 months before its end', () => {
    expect(growthSince(day('2027-12-01T10:00'), SHOP_OFFSET)).toBe(day('2026-12-01T10:00'))
  })
})

describe('the level of overlapping periods', () => {
  const bought = period({ level: 2, startTime: 10, endTime: 20 })
  const grown = period({ level: 1, source: 'GROWN', startTime: 0, endTime: 40, price: fen(0) })

  it.each([
    [5, 1],
    [10, 2],
    [19, 2],
    [20, 1],
    [40, 0],
  ])('is the highest level at the time %i: %i', (time, level) => {
    expect(levelAt([grown, bought], time)).toBe(level)
  })

  it('lasts until the end of adjacent periods', () => {
    const next = period({ level: 2, startTime: 20, endTime: 30 })
    expect(heldUntil([grown, bought, next], 2, 10)).toBe(30)
    expect(heldUntil([grown, bought], 1, 10)).toBe(40)
    expect(heldUntil([grown], 2, 10)).toBe(10)
  })
})

describe('the offer of a level to a buyer', () => {
  const offer = (level: MemberLevel, periods: LevelPeriod[], now: number) =>
    offerOfLevel(level, periods, { now, utcOffset: SHOP_OFFSET })

  it('costs the full price for a buyer without a membership', () => {
    expect(offer(GOLD, [], 0)).toMatchObject({ kind: 'JOIN', amount: 29_900, credit: 0, startTime: 0 })
  })

  it('deducts the unused days of a bought lower level, rounded down to the fen', () => {
    const half = 182.5 * DAY
    // 182 of 365 days are unused.
    expect(offer(GOLD, [period({})], half)).toMatchObject({ kind: 'CHANGE', credit: 4_936, amount: 24_964 })
  })

  it('costs points instead, except for a change', () => {
    expect(offer(GOLD, [], 0)).toMatchObject({ points: 29_900 })
    expect(offer(SILVER, [period({})], 364 * DAY)).toMatchObject({ kind: 'RENEW', points: 9_900 })
    expect(offer(GOLD, [period({})], 0)).toMatchObject({ kind: 'CHANGE', points: null })
  })

  it('deducts nothing for a period that growth earned', () => {
    expect(offer(GOLD, [period({ source: 'GROWN', price: fen(0) })], DAY)).toMatchObject({ kind: 'JOIN', credit: 0 })
  })

  it('never has a negative amount', () => {
    expect(offer(GOLD, [period({ price: fen(99_900) })], 0)).toMatchObject({ credit: 29_900, amount: 0 })
  })

  it('renews a level from the level’s end, and only in the last 60 days', () => {
    const end = 365 * DAY
    expect(offer(SILVER, [period({})], end - 60 * DAY)).toMatchObject({ kind: 'RENEW', startTime: end, amount: 9_900 })
    expect(offer(SILVER, [period({})], end - 60 * DAY - 1)).toEqual({
      blockReason: 'TOO_EARLY',
      renewFrom: end - 60 * DAY,
    })
  })

  it('is blocked for a lower level, and for a level that is not sold', () => {
    expect(offer(SILVER, [period({ level: 2 })], 0)).toMatchObject({ blockReason: 'HIGHER' })
    expect(offer(PLATINUM, [], 0)).toMatchObject({ blockReason: 'NOT_SOLD' })
  })

  it('deducts the full price of a renewal that has not begun', () => {
    const renewal = period({ startTime: 365 * DAY, endTime: 730 * DAY })
    expect(unusedCredit([period({}), renewal], 364 * DAY)).toBe(27 + 9_900)
  })
})

describe('the notices about the end of a level', () => {
  const end = day('2026-12-31T08:00')

  it('are sent at 10:00, 30 days and 7 days before the end', () => {
    expect(noticeTimes(end, SHOP_OFFSET)).toEqual([day('2026-12-01T10:00'), day('2026-12-24T10:00')])
  })

  it.each([
    ['2026-12-01T09:59', false],
    ['2026-12-01T10:00', true],
  ])('are due from 10:00 on: %s, %s', (now, isDue) => {
    expect(end < noticeHorizons(day(now), SHOP_OFFSET)[0]!).toBe(isDue)
  })
})

describe('the item id of a level', () => {
  it.each([
    [spuOfLevel(2), 2],
    [spuOfLevel(2, 'POINTS'), 2],
    ['PRIME-2-OTHER', 0],
    ['PRIME-x', 0],
    ['BC1', 0],
  ])('maps the item id %s to level %i', (spuId, level) => {
    expect(levelOfSpu(spuId)).toBe(level)
  })
})
