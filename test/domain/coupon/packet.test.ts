import fc from 'fast-check'
import { type PacketKind, packetBlock, packetStateOf, splitPacket, wholeRefundEnd } from '@/domain/coupon/packet'
import { fen, sumFen } from '@/domain/money'

const DAY = 86_400_000

/** Returns a random source that repeats the given numbers in a cycle. */
const randomFrom = (draws: readonly number[]) => {
  let count = 0
  return (below: number) => draws[(count += 1) % draws.length] % below
}
const draws = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 })
const shares = fc.integer({ min: 3, max: 40 })

describe('the shares of a coupon packet', () => {
  const split = fc.tuple(fc.integer({ min: 100, max: 100_000 }), shares, draws)

  test.each<PacketKind>(['MULTI_USER_RANDOM_CASH', 'MULTI_USER_FIXED_CASH'])(
    'sum to the total amount of the packet for type %s',
    (kind) => {
      fc.assert(
        fc.property(split, ([average, count, numbers]) => {
          const total = fen(average * count + (numbers[0] % count))
          const amounts = splitPacket(kind, { total, shares: count }, randomFrom(numbers))
          expect(amounts).toHaveLength(count)
          expect(sumFen(amounts)).toBe(total)
          expect(amounts.every((amount) => amount >= 100 && amount * 10 <= total * 4)).toBe(true)
          if (kind === 'MULTI_USER_FIXED_CASH')
            expect(Math.max(...amounts) - Math.min(...amounts)).toBe(total % count === 0 ? 0 : 1)
        }),
      )
    },
  )

  test('range from the minimum to the maximum amount, in any order', () => {
    const amounts = (random: (below: number) => number) =>
      splitPacket('MULTI_USER_RANDOM_CASH', { total: fen(1_000), shares: 3 }, random)
    expect(amounts(() => 0).sort()).toEqual([200, 400, 400])
    expect(amounts((below) => below - 1)).toEqual([400, 400, 200])
    expect(splitPacket('MULTI_USER_RANDOM_CASH', { total: fen(600), shares: 6 }, (below) => below - 1)).toEqual(
      Array.from({ length: 6 }, () => 100),
    )
  })

  test.each([
    ['less than 1 yuan per share', 599, 6],
    ['more than 40 % per share', 3_000, 2],
    ['no share', 3_000, 0],
    ['a fractional number of shares', 3_000, 3.5],
  ])('are refused for %s', (_, total, count) => {
    const parts = { total: fen(total), shares: count }
    for (const kind of ['MULTI_USER_RANDOM_CASH', 'MULTI_USER_FIXED_CASH'] as const)
      expect(() => splitPacket(kind, parts, () => 0)).toThrow(RangeError)
  })
})

describe('a coupon packet', () => {
  const packet = { endTime: 10, voidedAt: null, shares: 2, taken: 1 }

  test.each([
    ['OPEN', {}, 9],
    ['OVER', {}, 10],
    ['EMPTY', { taken: 2 }, 10],
    ['VOID', { taken: 2, voidedAt: 5 }, 6],
  ])('has the state %s', (state, more, now) => {
    expect(packetStateOf({ ...packet, ...more }, now)).toBe(state)
  })

  const order = { paidAt: 0, sum: fen(50_000), returned: false, rebooked: false, change: null }
  test.each([
    ['a paid order', {}, DAY - 1, null],
    ['an unpaid order', { paidAt: null }, 0, 'NONE'],
    ['a cheaper order', { sum: fen(49_999) }, 0, 'NONE'],
    ['a rebooked order', { rebooked: true }, 0, 'NONE'],
    ['a canceled show', { change: 'CANCELED' as const }, 0, 'NONE'],
    ['a returned order', { returned: true, sum: fen(0) }, 0, 'VOID'],
    ['an order from yesterday', {}, DAY, 'OVER'],
  ])('is blocked or allowed for: %s', (_, more, now, block) => {
    expect(packetBlock({ ...order, ...more }, fen(50_000), now)).toBe(block)
  })
})

test.each([
  ['after the last refund step', [48, 24], null, 100 - 24],
  ['at any time if the order is never refundable', [], null, 0],
  ['at the start of a postponed show', [48], 'DELAY' as const, 100],
])('starts the sharing of a packet after the full refund period: %s', (_, ends, change, time) => {
  const steps = ends.map((before) => ({ before, fee: 0 }))
  expect(wholeRefundEnd({ steps }, { showTime: 100, change })).toBe(time)
})
