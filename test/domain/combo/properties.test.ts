import fc from 'fast-check'
import { checkChoice, choiceProblem } from '@/domain/combo/choice'
import { copiesOf, factsOfPurchase, missingParts, partOf } from '@/domain/combo/combo'
import { ruleProblem } from '@/domain/combo/rule-problem'
import { comboShares, restPrice, sumsOf } from '@/domain/combo/shares'
import { anyCase, type Case, itemOf } from './support'

const isAccepted = ({ facts, items }: Case): boolean =>
  ruleProblem(facts) === null && items.length > 0 && choiceProblem(facts, items) === null

/** Checks combos that a merchant can store, with possible choices. */
const holds = (check: (input: Case) => void): void =>
  fc.assert(fc.property(anyCase.filter(isAccepted), check), { numRuns: 1_000 })

const isComplete = ({ facts, items }: Case): boolean => missingParts(facts, items).length === 0

const priceOf = ({ facts, items }: Case) => sumsOf(comboShares(facts, items))

describe('the price of any combo', () => {
  it('is the sum of its shares (C1)', () => {
    holds(({ facts, items }) => {
      const shares = comboShares(facts, items)
      const { total } = priceOf({ facts, items })
      expect(shares).toHaveLength(items.reduce((sum, { quantity }) => sum + quantity, 0))
      expect(shares.reduce((sum, { paid }) => sum + paid, 0)).toBe(total)
    })
  })

  it('grows by at most the single price of one more show (C2)', () => {
    holds(({ facts, items }) => {
      const { total } = priceOf({ facts, items })
      const copies = copiesOf(facts, items)
      for (const tier of facts.tiers) {
        const quantity = copies * (partOf(facts, tier.partId)?.quantity ?? 0)
        const more = { facts, items: [...items, itemOf(tier, quantity)] }
        if (choiceProblem(facts, more.items) === null)
          expect(priceOf(more).total - total).toBeLessThanOrEqual(tier.single * quantity)
      }
    })
  })

  it('does not depend on the order of items, parts and tiers (C3)', () => {
    holds(({ facts, items }) => {
      const reversed = { ...facts, parts: [...facts.parts].reverse(), tiers: [...facts.tiers].reverse() }
      const byUnit = (shares: ReturnType<typeof comboShares>) =>
        [...shares].sort((a, b) => (a.unitId < b.unitId ? -1 : 1))
      expect(byUnit(comboShares(reversed, [...items].reverse()))).toEqual(byUnit(comboShares(facts, items)))
    })
  })

  it('is the sum of single prices less the saving (C4)', () => {
    holds(({ facts, items }) => {
      const { total, singleTotal, saving } = priceOf({ facts, items })
      const singles = items.map(
        ({ seatPlanId, quantity }) =>
          quantity * (facts.tiers.find((tier) => tier.seatPlanId === seatPlanId)?.single ?? NaN),
      )
      expect(singleTotal).toBe(singles.reduce((sum, each) => sum + each, 0))
      expect(saving).toBe(singleTotal - total)
      if (!isComplete({ facts, items })) expect(saving).toBe(0)
    })
  })

  it('charges each ticket from 0 to its single price (C5)', () => {
    holds(({ facts, items }) => {
      const wrong = comboShares(facts, items).filter(
        ({ single, cut, paid }) => paid < 0 || paid > single || cut !== single - paid,
      )
      expect(wrong).toEqual([])
    })
  })

  it('saves at least the announced amount with any further show', () => {
    holds(({ facts, items }) => {
      const { nextStep } = checkChoice(facts, items)
      if (nextStep?.more !== 1) return
      const { saving } = priceOf({ facts, items })
      for (const tier of facts.tiers) {
        const quantity = copiesOf(facts, items) * (partOf(facts, tier.partId)?.quantity ?? 0)
        const more = { facts, items: [...items, itemOf(tier, quantity)] }
        if (choiceProblem(facts, more.items) !== null || !isComplete(more)) continue
        // Each ticket of DISCOUNT is rounded.
        const rounding = facts.promotionMethod === 'DISCOUNT' ? quantity : 0
        expect(priceOf(more).saving - saving + rounding).toBeGreaterThanOrEqual(nextStep.saving)
      }
    })
  })
})

/** All tickets of a purchase, none of them returned. */
const unitsOf = ({ facts, items }: Case) =>
  comboShares(facts, items).map(({ unitId, single }) => {
    const seatPlanId = unitId.slice(0, unitId.lastIndexOf('_'))
    return { unitId, seatPlanId, single, isCanceled: false }
  })

describe('the price of what is left', () => {
  it('is the paid price while all is left, and 0 with nothing', () => {
    holds((input) => {
      if (!isComplete(input)) return
      const facts = factsOfPurchase(input.facts, input.items)
      expect(restPrice(facts, unitsOf(input))).toBe(priceOf(input).total)
      expect(restPrice(facts, [])).toBe(0)
    })
  })

  it('is at most the sum of its single prices, in any order', () => {
    fc.assert(
      fc.property(anyCase.filter(isAccepted), fc.array(fc.nat({ max: 47 })), (input, removed) => {
        const left = unitsOf(input).filter((_, at) => !removed.includes(at))
        const price = restPrice(input.facts, left)
        expect(price).toBeGreaterThanOrEqual(0)
        expect(price).toBeLessThanOrEqual(left.reduce((sum, { single }) => sum + single, 0))
        expect(restPrice(input.facts, [...left].reverse())).toBe(price)
      }),
      { numRuns: 1_000 },
    )
  })

  it('counts canceled shows for the number, and leaves out their shares', () => {
    holds((input) => {
      if (!isComplete(input)) return
      const [{ seatPlanId: canceled }] = input.items
      const units = unitsOf(input).map((unit) => ({ ...unit, isCanceled: unit.seatPlanId === canceled }))
      const others = comboShares(input.facts, input.items).filter((_, at) => !units[at].isCanceled)
      expect(restPrice(input.facts, units)).toBe(sumsOf(others).total)
    })
  })
})
