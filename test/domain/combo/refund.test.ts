import fc from 'fast-check'
import { choiceProblem } from '@/domain/combo/choice'
import { missingParts } from '@/domain/combo/combo'
import { comboRefund, type PaidCombo, type PaidComboUnit, wholeRefund } from '@/domain/combo/refund'
import { ruleProblem } from '@/domain/combo/rule-problem'
import { comboShares } from '@/domain/combo/shares'
import { addFen, fen } from '@/domain/money'
import { anyCase, type Case, itemOf, tiersOf } from './support'

/** Returns a paid combo of which nothing was returned. */
const paidCombo = ({ facts, items }: Case): PaidCombo => ({
  ...{ facts, returned: fen(0), returnedInAll: fen(0), feeRate: 0 },
  units: comboShares(facts, items).map(({ unitId, single, paid }) => ({
    ...{ unitId, single, paid, seatPlanId: unitId.slice(0, unitId.lastIndexOf('_')), state: 'HELD' },
  })),
})

const paidOf = ({ units }: Pick<PaidCombo, 'units'>): number => units.reduce((sum, { paid }) => sum + paid, 0)

/** Returns the combo after a refund of one ticket, and the refund. A canceled show is refunded whole. */
const refund = (combo: PaidCombo, at: number, isCanceled = false): { combo: PaidCombo; amount: number } => {
  const { unitId, seatPlanId } = combo.units[at]
  const canceled: PaidCombo = {
    ...combo,
    units: combo.units.map((unit) =>
      isCanceled && unit.seatPlanId === seatPlanId && unit.state === 'HELD' ? { ...unit, state: 'SETTLED' } : unit,
    ),
  }
  const isWhole = canceled.units[at].state === 'SETTLED'
  const amount = (isWhole ? wholeRefund : comboRefund)(canceled, new Set([unitId]))
  const state: PaidComboUnit['state'] = isWhole ? 'SETTLED' : 'RETURNED'
  return {
    amount,
    combo: {
      ...canceled,
      units: canceled.units.map((unit, index) => (index === at ? { ...unit, state } : unit)),
      returned: isWhole ? canceled.returned : addFen(canceled.returned, amount),
      returnedInAll: addFen(canceled.returnedInAll, amount),
    },
  }
}

/** Four for the price of three: shows at ¥100. */
const FOUR: Case = (() => {
  const tiers = tiersOf(
    'A',
    Array.from({ length: 4 }, () => [10_000, 10_000]),
    false,
  )
  return {
    facts: {
      ...{ activityType: 'FLEX', promotionMethod: 'FREE_ONE', rule: { steps: [{ count: 4, groupId: '', value: 0 }] } },
      ...{ parts: [{ partId: 'A', least: 4, most: 4, quantity: 1 }], tiers },
    },
    items: [0, 1, 2, 3].map((show) => itemOf(tiers[show * 4])),
  }
})()

describe('comboRefund', () => {
  it('returns nothing for the first ticket of four for three, and each other ticket', () => {
    let combo = paidCombo(FOUR)
    const amounts: number[] = []
    for (const at of [0, 1, 2, 3]) {
      const { combo: after, amount } = refund(combo, at)
      amounts.push(amount)
      combo = after
    }
    expect(amounts).toEqual([0, 10_000, 10_000, 10_000])
  })

  it('returns the whole payment for the whole combo', () => {
    const combo = paidCombo(FOUR)
    expect(comboRefund(combo, new Set(combo.units.map(({ unitId }) => unitId)))).toBe(30_000)
  })

  it('keeps the price of the rest if a show was canceled', () => {
    const paid = paidCombo(FOUR)
    const { combo, amount } = refund(paid, 0, true)
    expect(amount).toBe(paid.units[0].paid)
    const held = combo.units.filter(({ state }) => state === 'HELD').map(({ unitId }) => unitId)
    expect(comboRefund(combo, new Set(held))).toBe(30_000 - amount)
  })

  it('never returns more than was paid, and the rest with the last ticket', () => {
    const anyPaid = anyCase.filter(
      ({ facts, items }) =>
        ruleProblem(facts) === null &&
        items.length > 0 &&
        choiceProblem(facts, items) === null &&
        missingParts(facts, items).length === 0,
    )
    const anySteps = fc.array(fc.tuple(fc.nat(47), fc.constantFrom(false, false, true)), { maxLength: 20 })
    fc.assert(
      fc.property(anyPaid, anySteps, fc.boolean(), (input, steps, isEnded) => {
        let combo = paidCombo(input)
        const all = combo.units.map((_, at) => [at, false] as const)
        let hasCanceled = false
        const returned = new Set<number>()
        for (const [step, isCanceled] of [...steps, ...(isEnded ? all : [])]) {
          const at = step % combo.units.length
          if (returned.has(at)) continue
          returned.add(at)
          hasCanceled ||= isCanceled
          const { combo: after, amount } = refund(combo, at, isCanceled)
          expect(amount).toBeGreaterThanOrEqual(0)
          combo = after
        }
        expect(combo.returnedInAll).toBeLessThanOrEqual(paidOf(combo))
        if (isEnded && !hasCanceled) expect(combo.returnedInAll).toBe(paidOf(combo))
      }),
      { numRuns: 1_000 },
    )
  })
})
