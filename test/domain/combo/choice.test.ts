import { checkChoice, choiceProblem } from '@/domain/combo/choice'
import { type ComboFacts, comboPhase, type ComboItem, copiesOf } from '@/domain/combo/combo'
import { itemOf, tiersOf } from './support'

/** Three to five of five shows at ¥100 (tier 0) or ¥200 (tier 1): 10 % off from three, 15 % from four. */
const FLEX: ComboFacts = {
  activityType: 'FLEX',
  promotionMethod: 'DISCOUNT',
  rule: {
    steps: [
      { count: 3, groupId: '', value: 9_000 },
      { count: 4, groupId: '', value: 8_500 },
    ],
  },
  parts: [{ partId: 'A', least: 3, most: 4, quantity: 2 }],
  tiers: tiersOf(
    'A',
    Array.from({ length: 5 }, () => [10_000, 20_000]),
    false,
  ),
}

/** Returns the item of a show's tier in its first session. */
const show = (at: number, quantity = 2, tier = 0): ComboItem => itemOf(FLEX.tiers[at * 4 + tier], quantity)

describe('choiceProblem', () => {
  it.each<[string, readonly ComboItem[], string | null]>([
    ['possible choices', [show(0), show(1)], null],
    ['several sets', [show(0, 4), show(1, 4)], null],
    ['tiers of other combos', [{ ...show(0), seatPlanId: 'X' }], 'UNKNOWN'],
    ['tiers of other sessions', [{ ...show(0), sessionId: 'AS1N1' }], 'UNKNOWN'],
    ['other parts', [{ ...show(0), partId: 'B' }], 'UNKNOWN'],
    ['two tiers of a session', [show(0), show(0, 2, 1)], 'DOUBLED'],
    ['two sessions of a show', [show(0), itemOf(FLEX.tiers[2], 2)], 'DOUBLED'],
    ['too many shows', [0, 1, 2, 3, 4].map((at) => show(at)), 'MOST'],
    ['parts of a set', [show(0, 3)], 'QUANTITY'],
    ['different numbers of sets', [show(0, 2), show(1, 4)], 'QUANTITY'],
    ['no ticket', [show(0, 0)], 'QUANTITY'],
    ['a billion tickets', [show(0, 1e9), show(1, 1e9)], 'QUANTITY'],
  ])('judges %s', (_, items, problem) => {
    expect(choiceProblem(FLEX, items)).toBe(problem)
  })

  it('refuses tiers without a common price', () => {
    const facts: ComboFacts = {
      ...FLEX,
      promotionMethod: 'PRICE',
      tiers: tiersOf(
        'A',
        [
          [1, 2],
          [3, 4],
        ],
        true,
      ),
    }
    const [first, second] = [facts.tiers[0], facts.tiers[4 + 1]].map((tier) => itemOf(tier, 2))
    expect(choiceProblem(facts, [first, second])).toBe('GROUPS')
  })
})

describe('checkChoice', () => {
  it('returns missing shows, and the saving of the whole set', () => {
    const { missing, nextStep } = checkChoice(FLEX, [show(0), show(1)])
    expect(missing).toEqual([{ partId: 'A', count: 1 }])
    expect(nextStep).toEqual({ count: 3, more: 1, saving: 6_000 })
  })

  it('returns the saving of one more show', () => {
    const { missing, nextStep } = checkChoice(FLEX, [show(0), show(1), show(2)])
    expect(missing).toEqual([])
    // 15 % of eight tickets instead of 10 % of six.
    expect(nextStep).toEqual({ count: 4, more: 1, saving: 6_000 })
  })

  it('returns no next step with the largest choice', () => {
    expect(
      checkChoice(
        FLEX,
        [0, 1, 2, 3].map((at) => show(at)),
      ).nextStep,
    ).toBeNull()
  })

  it('starts with an empty choice', () => {
    expect(checkChoice(FLEX, [])).toEqual({
      missing: [{ partId: 'A', count: 3 }],
      nextStep: { count: 3, more: 3, saving: 6_000 },
    })
  })
})

describe('copiesOf', () => {
  it('returns the number of sets', () => {
    expect(copiesOf(FLEX, [show(0, 6), show(1, 6)])).toBe(3)
    expect(copiesOf(FLEX, [])).toBe(0)
  })
})

describe('comboPhase', () => {
  it.each([
    [9, 'TO_COME'],
    [10, 'ON_SALE'],
    [19, 'ON_SALE'],
    [20, 'OVER'],
  ] as const)('at %i returns %s', (now, phase) => {
    expect(comboPhase({ saleTime: 10, saleEnd: 20 }, now)).toBe(phase)
  })
})
