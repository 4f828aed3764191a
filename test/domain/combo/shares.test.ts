import type { ComboFacts, ComboStep, PromotionMethod } from '@/domain/combo/combo'
import { comboShares, restPrice, sumsOf } from '@/domain/combo/shares'
import { itemOf, tiersOf } from './support'

const PRICES = [40_000, 30_000, 20_000, 10_000, 5_000]

const step = (count: number, value: number, groupId = ''): ComboStep => ({ count, value, groupId })

/** Four or five of five shows at different prices. */
const comboOf = (promotionMethod: PromotionMethod, steps: readonly ComboStep[]): ComboFacts => ({
  ...{ activityType: 'FLEX', promotionMethod, rule: { steps } },
  parts: [{ partId: 'A', least: 4, most: 5, quantity: 1 }],
  tiers: tiersOf(
    'A',
    PRICES.map((price) => [price, price]),
    promotionMethod === 'PRICE',
  ),
})

const itemsOf = (facts: ComboFacts, shows: readonly number[], copies = 1) =>
  shows.map((at) => itemOf(facts.tiers[at * 4], copies))

const paidOf = (facts: ComboFacts, shows: readonly number[], copies = 1): number[] =>
  comboShares(facts, itemsOf(facts, shows, copies)).map(({ paid }) => paid)

describe('comboShares', () => {
  it('spreads a price by the single prices', () => {
    const facts = comboOf('PRICE', [step(4, 80_000, 'G0'), step(5, 84_000, 'G0')])
    expect(paidOf(facts, [0, 1, 2, 3])).toEqual([32_000, 24_000, 16_000, 8_000])
  })

  it('never charges more than the single prices', () => {
    const facts = comboOf('PRICE', [step(4, 120_000, 'G0')])
    expect(paidOf(facts, [0, 1, 2, 3])).toEqual([40_000, 30_000, 20_000, 10_000])
  })

  it('charges a cheap further show its single price if the table asks more', () => {
    const facts = comboOf('PRICE', [step(4, 80_000, 'G0'), step(5, 90_000, 'G0')])
    const items = itemsOf(facts, [0, 1, 2, 3, 4])
    expect(sumsOf(comboShares(facts, items)).total).toBe(85_000)
  })

  it('applies the rate of the reached number to each ticket', () => {
    const facts = comboOf('DISCOUNT', [step(4, 9_000), step(5, 8_500)])
    expect(paidOf(facts, [0, 1, 2, 3])).toEqual([36_000, 27_000, 18_000, 9_000])
    expect(paidOf(facts, [0, 1, 2, 3, 4])).toEqual([34_000, 25_500, 17_000, 8_500, 4_250])
  })

  it('spreads a cut by the single prices', () => {
    const facts = comboOf('CUT', [step(4, 10_000)])
    expect(paidOf(facts, [0, 1, 2, 3])).toEqual([36_000, 27_000, 18_000, 9_000])
  })

  it('charges nothing if the cut is larger than the sum', () => {
    expect(paidOf(comboOf('CUT', [step(4, 900_000)]), [0, 1, 2, 3])).toEqual([0, 0, 0, 0])
  })

  it('makes the cheapest show free, and not a further, cheaper one', () => {
    const facts = comboOf('FREE_ONE', [step(4, 0)])
    expect(paidOf(facts, [0, 1, 2, 3])).toEqual([40_000, 30_000, 20_000, 0])
    expect(paidOf(facts, [0, 1, 2, 3, 4])).toEqual([40_000, 30_000, 20_000, 0, 5_000])
  })

  it('prices each of several sets alike, and numbers the tickets of a tier', () => {
    const facts = comboOf('FREE_ONE', [step(4, 0)])
    const shares = comboShares(facts, itemsOf(facts, [3, 2, 1, 0], 2))
    expect(shares.slice(0, 3)).toEqual([
      { unitId: 'AS3N1P0_1', single: 10_000, cut: 10_000, paid: 0 },
      { unitId: 'AS3N1P0_2', single: 10_000, cut: 10_000, paid: 0 },
      { unitId: 'AS2N1P0_1', single: 20_000, cut: 0, paid: 20_000 },
    ])
  })

  it('charges single prices for an incomplete choice', () => {
    expect(paidOf(comboOf('CUT', [step(4, 10_000)]), [0, 1, 2])).toEqual([40_000, 30_000, 20_000])
  })
})

describe('restPrice', () => {
  const facts = comboOf('DISCOUNT', [step(4, 9_000), step(5, 8_000)])
  const units = (shows: readonly number[], canceled: readonly number[] = []) =>
    shows.map((at) => ({
      ...{ seatPlanId: `AS${at}N1P0`, single: comboShares(facts, itemsOf(facts, [at]))[0].single },
      isCanceled: canceled.includes(at),
    }))

  it('counts a smaller combo at the price of its number', () => {
    expect(restPrice(facts, units([0, 1, 2, 3]))).toBe(90_000)
  })

  it('counts tickets that are no combo at their single prices', () => {
    expect(restPrice(facts, units([0, 1, 2]))).toBe(90_000)
  })

  it('counts a canceled show for the number, but not its share', () => {
    expect(restPrice(facts, units([0, 1, 2, 3], [0]))).toBe(54_000)
    expect(restPrice(facts, units([0, 1, 2], [0]))).toBe(50_000)
  })

  it('keeps whole sets if tickets of one set are returned', () => {
    const two = [...units([0, 1, 2, 3]), ...units([0, 1, 2])]
    expect(restPrice(facts, two)).toBe(90_000 + 90_000)
  })

  it('uses single prices of tiers that are not in the facts', () => {
    const unknown = { seatPlanId: 'X', single: facts.tiers[0].single, isCanceled: false }
    expect(restPrice(facts, [unknown, ...units([0, 1, 2])])).toBe(40_000 + 90_000)
  })
})
