import fc from 'fast-check'
import { fen, sumFen } from '@/domain/money'
import { rebookAmounts } from '@/domain/rebook/amounts'
import { feeOf, refundAmounts, unitShares } from '@/domain/refund/amounts'
import { type RefundRule, ruleAfterRebooking, stepAt } from '@/domain/refund/rule'
import { resaleFee } from '@/domain/resale/rule'

const HOUR = 3_600_000
const NOW = 1_000 * HOUR

const rules: fc.Arbitrary<RefundRule> = fc
  .array(fc.record({ before: fc.integer({ min: 0, max: 500 }), fee: fc.integer({ min: 0, max: 10_000 }) }), {
    maxLength: 4,
  })
  .map((steps) => ({
    steps: steps.map(({ before, fee }) => ({ before: before * HOUR, fee })).sort((a, b) => b.before - a.before),
    perSession: 1,
  }))

/** Creates an order of units with these prices in fen, reduced by a coupon. */
const orderOf = (prices: readonly number[], coupon: number) => ({
  units: prices.map((price, at) => ({ unitId: `${at}`, price: fen(price) })),
  lines: [{ kind: 'COUPON', amount: -coupon }],
})

/** Returns the refund of a whole order in fen, or 0 if a refund is refused. */
const refunded = (order: ReturnType<typeof orderOf>, rate: number | null): number => {
  if (rate === null) return 0
  const units = new Set(order.units.map(({ unitId }) => unitId))
  return refundAmounts(order, { before: new Set(), units, rate, changed: false, sent: false }).total
}

/**
 * An order with the refund rule of its tickets. Actions remove units from the order: a refund, a gift, a sale to the
 * waitlist or a rebooking.
 */
type Held = ReturnType<typeof orderOf> & { rule: RefundRule; showTime: number; rebooked: boolean }

/** An action on some tickets, with its delay in hours after the previous action. */
const acts = fc.record({
  kind: fc.constantFrom('REFUND' as const, 'GIVE' as const, 'SELL' as const, 'REBOOK' as const),
  hours: fc.integer({ min: 0, max: 200 }),
  /** True if the action concerns the second of the two orders. The bits of `units` select units of that order. */
  after: fc.boolean(),
  units: fc.integer({ min: 1, max: 31 }),
})

/**
 * Returns the fee rate in basis points for a refund or a waitlist sale at `now`. Null if the action is not possible.
 */
const rateOf = (kind: 'REFUND' | 'SELL', { rule, showTime }: Held, resale: number, now: number): number | null => {
  const { fee } = stepAt(rule, showTime, now)
  if (kind === 'REFUND') return fee
  return fee === null && now < showTime ? resaleFee({ fee: resale, before: 0 }, rule) : null
}

/**
 * Runs a chain of actions.
 * @returns the refunded money minus the added money, and the upper limit of this difference. For each original unit,
 * the limit contains the refund at the time when the unit left the order, or its resale without a rebooking.
 */
const play = (
  first: Held,
  {
    chain,
    resale,
    tier,
  }: {
    chain: readonly { kind: 'REFUND' | 'GIVE' | 'SELL' | 'REBOOK'; hours: number; after: boolean; units: number }[]
    resale: number
    tier: { price: number; start: number }
  },
) => {
  const gone = new Map<Held, Set<string>>([[first, new Set()]])
  let second: Held | null = null
  let [gained, allowed, now] = [0, 0, NOW]
  for (const { kind, hours, after, units: bits } of chain) {
    now += hours * HOUR
    const order: Held | null = after ? second : first
    if (!order) continue
    const before = gone.get(order)!
    const all: Held['units'] = order.units.filter(({ unitId }) => !before.has(unitId))
    // A coupon paid for several units, so these can only be rebooked together.
    const chosen: Held['units'] =
      kind === 'REBOOK' && order.lines[0]!.amount < 0 ? all : all.filter((_, at) => (bits >> at) & 1)
    if (chosen.length === 0) continue
    const units = new Set(chosen.map(({ unitId }) => unitId))
    const money = (rate: number) => refundAmounts(order, { before, units, rate, changed: false, sent: false }).total
    if (kind === 'REBOOK') {
      if (order.rebooked || second) continue
      const rate = rateOf('REFUND', order, resale, now)
      const shares = unitShares(order).filter(({ unitId }) => units.has(unitId))
      const paid = sumFen(shares.map((share) => share.paid))
      const granted = sumFen(shares.map((share) => share.coupon))
      const refundFee = sumFen(shares.map((share) => feeOf(share.paid, rate ?? 0)))
      const price = fen(tier.price * chosen.length)
      const amounts = rebookAmounts({ paid, granted, rate, refundFee }, price, chosen.length)
      second = {
        ...orderOf(Array<number>(chosen.length).fill(tier.price), amounts.carried),
        ...{ rule: ruleAfterRebooking(order.rule, rate), showTime: NOW + tier.start * HOUR, rebooked: true },
      }
      gone.set(second, new Set())
      gained += amounts.back - amounts.due
      allowed += rate === null ? 0 : money(rate)
    } else if (kind !== 'GIVE') {
      const rate = rateOf(kind, order, resale, now)
      if (rate === null) continue
      gained += money(rate)
      if (!order.rebooked) allowed += money(rate)
    }
    for (const unitId of units) before.add(unitId)
  }
  return { gained, allowed }
}

describe('a rebooking followed by a refund', () => {
  it('yields at most the old tickets’ refund at the time of the rebooking', () => {
    fc.assert(
      fc.property(
        rules,
        fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 }),
        fc.record({ price: fc.integer({ min: 0, max: 200_000 }), quantity: fc.integer({ min: 1, max: 5 }) }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.record({ old: fc.integer({ min: 0, max: 600 }), later: fc.integer({ min: 0, max: 2_000 }) }),
        (rule, prices, { price, quantity }, reduction, start) => {
          const before = orderOf(
            prices,
            Math.min(
              reduction,
              prices.reduce((sum, each) => sum + each, 0),
            ),
          )
          const shares = unitShares(before)
          const { fee: rate } = stepAt(rule, NOW + start.old * HOUR, NOW)
          const credit = {
            paid: sumFen(shares.map(({ paid }) => paid)),
            granted: sumFen(shares.map(({ coupon }) => coupon)),
            rate,
            refundFee: sumFen(shares.map(({ paid }) => feeOf(paid, rate ?? 0))),
          }
          const { carried, moved, due, fee, back } = rebookAmounts(credit, fen(price * quantity), quantity)
          expect(credit.paid).toBe(moved + fee + back)
          const after = orderOf(Array<number>(quantity).fill(price), carried)
          const own = ruleAfterRebooking(rule, rate)
          const gained = refunded(after, stepAt(own, NOW + start.later * HOUR, NOW).fee) + back - due
          expect(gained).toBeLessThanOrEqual(refunded(before, rate))
        },
      ),
    )
  })

  it('yields at most one refund per ticket, despite gifts, resales and partial refunds', () => {
    fc.assert(
      fc.property(
        fc.record({
          rule: rules,
          resale: fc.integer({ min: 0, max: 10_000 }),
          start: fc.integer({ min: 0, max: 600 }),
        }),
        fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.record({ price: fc.integer({ min: 0, max: 200_000 }), start: fc.integer({ min: 0, max: 2_000 }) }),
        fc.array(acts, { maxLength: 8 }),
        ({ rule, resale, start }, prices, reduction, tier, chain) => {
          const coupon = Math.min(reduction, sumFen(prices.map(fen)))
          const first: Held = { ...orderOf(prices, coupon), rule, showTime: NOW + start * HOUR, rebooked: false }
          const { gained, allowed } = play(first, { chain, resale, tier })
          expect(gained).toBeLessThanOrEqual(allowed)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('retains the whole difference if the old tickets allow no refund', () => {
    const credit = { paid: fen(88_000), granted: fen(0), rate: null, refundFee: fen(0) }
    expect(rebookAmounts(credit, fen(10_000), 1)).toMatchObject({ moved: 10_000, fee: 78_000, back: 0 })
  })
})
