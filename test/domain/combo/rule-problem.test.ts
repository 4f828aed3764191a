import type { ComboFacts, ComboPart, ComboStep } from '@/domain/combo/combo'
import { ruleProblem } from '@/domain/combo/rule-problem'
import { tiersOf } from './support'

const step = (count: number, value: number, groupId = ''): ComboStep => ({ count, value, groupId })

/** Two to three of three shows at ¥100. */
const CUT: ComboFacts = {
  activityType: 'FLEX',
  promotionMethod: 'CUT',
  rule: { steps: [step(2, 1_000), step(3, 2_000)] },
  parts: [{ partId: 'A', least: 2, most: 3, quantity: 1 }],
  tiers: tiersOf(
    'A',
    Array.from({ length: 3 }, () => [10_000, 20_000]),
    false,
  ),
}

const withSteps = (promotionMethod: ComboFacts['promotionMethod'], ...steps: ComboStep[]): ComboFacts => ({
  ...CUT,
  promotionMethod,
  rule: { steps },
  tiers: promotionMethod === 'PRICE' ? CUT.tiers.map((tier) => ({ ...tier, groupId: 'G' })) : CUT.tiers,
})

const withPart = (part: Partial<ComboPart>, facts: Partial<ComboFacts> = {}): ComboFacts => ({
  ...{ ...CUT, ...facts },
  parts: [{ ...CUT.parts[0], ...part }],
})

describe('ruleProblem', () => {
  it.each<[string, ComboFacts, string | null]>([
    ['a growing cut', CUT, null],
    ['a combo without parts', { ...CUT, parts: [] }, 'PARTS'],
    ['more shows than the part has', withPart({ most: 4 }), 'PARTS'],
    ['a largest number below the smallest', withPart({ most: 1 }), 'PARTS'],
    ['a part without tickets', withPart({ quantity: 0 }), 'PARTS'],
    ['a tier in two parts', { ...CUT, tiers: [...CUT.tiers, CUT.tiers[0]] }, 'PARTS'],
    ['a fixed part with several sessions', withPart({ least: 1, most: 1 }, { activityType: 'FIXED' }), 'PARTS'],
    [
      'a part of FIXED_SHOWS with several shows',
      withPart({ least: 1, most: 1 }, { activityType: 'FIXED_SHOWS' }),
      'PARTS',
    ],
    ['more than 48 tickets', withPart({ quantity: 17 }), 'SIZE'],
    [
      'more than 12 sessions',
      withPart(
        { most: 13 },
        {
          tiers: tiersOf(
            'A',
            Array.from({ length: 13 }, () => [1, 2]),
            false,
          ),
        },
      ),
      'SIZE',
    ],
    ['an empty table', withSteps('CUT'), 'STEPS'],
    ['two steps of one number', withSteps('CUT', step(2, 1), step(2, 2)), 'STEPS'],
    ['a number that cannot be reached', withSteps('CUT', step(4, 1)), 'STEPS'],
    ['a negative cut', withSteps('CUT', step(2, -1)), 'STEPS'],
    ['a rate above 100 %', withSteps('DISCOUNT', step(2, 10_001)), 'STEPS'],
    ['a single ticket for free', withSteps('FREE_ONE', step(1, 0)), 'STEPS'],
    ['a price for a number that is missing', withSteps('PRICE', step(2, 15_000, 'G')), 'STEPS'],
    ['a price of an unknown group', withSteps('PRICE', step(2, 15_000, 'G'), step(3, 20_000, 'X')), 'STEPS'],
    ['a cut that shrinks', withSteps('CUT', step(2, 2_000), step(3, 1_999)), 'DEARER'],
    ['a rate that grows', withSteps('DISCOUNT', step(2, 9_000), step(3, 9_001)), 'DEARER'],
    ['a third show at its single price', withSteps('PRICE', step(2, 15_000, 'G'), step(3, 25_000, 'G')), null],
    ['a third show above its single price', withSteps('PRICE', step(2, 15_000, 'G'), step(3, 25_001, 'G')), 'DEARER'],
    ['one show for free', withSteps('FREE_ONE', step(3, 0)), null],
  ])('judges %s', (_, facts, problem) => {
    expect(ruleProblem(facts)).toBe(problem)
  })
})
