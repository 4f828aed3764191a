import fc from 'fast-check'
import {
  type ComboFacts,
  type ComboItem,
  type ComboTier,
  type PromotionMethod,
  PROMOTION_METHODS,
} from '@/domain/combo/combo'
import { fen } from '@/domain/money'

/** A combo, and a possible choice of shows for one or several sets. */
export interface Case {
  facts: ComboFacts
  items: readonly ComboItem[]
}

/** Tiers of `shows` shows of a part: two sessions with two tiers each. Prices in fen, two for each show. */
export const tiersOf = (partId: string, prices: readonly (readonly number[])[], hasGroups: boolean): ComboTier[] =>
  prices.flatMap((two, show) =>
    ['N1', 'N2'].flatMap((session) =>
      two.map((price, tier) => {
        const showId = `${partId}S${show}`
        const sessionId = `${showId}${session}`
        const groupId = hasGroups ? `G${tier}` : ''
        return { partId, showId, sessionId, seatPlanId: `${sessionId}P${tier}`, groupId, single: fen(price) }
      }),
    ),
  )

/** An item of a tier. */
export const itemOf = ({ partId, showId, sessionId, seatPlanId }: ComboTier, quantity = 1): ComboItem => ({
  ...{ partId, showId, sessionId, seatPlanId, quantity },
})

const anyPrice = fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.constantFrom(0, 1, 10_000, 10_001))

const anyPart = (partId: string) =>
  fc
    .record({
      prices: fc.array(fc.tuple(anyPrice, anyPrice), { minLength: 1, maxLength: 4 }),
      quantity: fc.constantFrom(1, 1, 2, 3),
    })
    .chain(({ prices, quantity }) =>
      fc
        .tuple(fc.nat({ max: prices.length }), fc.integer({ min: 1, max: prices.length }))
        .map(([least, most]) => ({ partId, prices, quantity, least: Math.min(least, most), most })),
    )

const sorted = (values: readonly number[], isFalling: boolean): number[] =>
  [...values].sort((a, b) => (isFalling ? b - a : a - b))

/** Steps of a price table, which is sometimes wrong. */
const anySteps = (method: PromotionMethod, least: number, most: number, groups: readonly string[]) => {
  if (method === 'FREE_ONE')
    return fc.integer({ min: 2, max: Math.max(2, most) }).map((count) => [{ count, groupId: '', value: 0 }])
  if (method === 'PRICE')
    return fc
      .record({
        base: fc.nat(300_000),
        more: fc.array(fc.integer({ min: -5_000, max: 20_000 }), { minLength: 12, maxLength: 12 }),
      })
      .map(({ base, more }) =>
        groups.flatMap((groupId, at) =>
          Array.from({ length: most - least + 1 }, (_, step) => ({
            ...{ count: least + step, groupId },
            value: Math.max(0, base + at * 700 + more.slice(0, step).reduce((sum, each) => sum + each, 0)),
          })),
        ),
      )
  return fc
    .record({
      counts: fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 3 }),
      values: fc.array(fc.nat(method === 'DISCOUNT' ? 10_000 : 150_000), { minLength: 3, maxLength: 3 }),
      isMixed: fc.constantFrom(false, false, false, true),
    })
    .map(({ counts, values, isMixed }) => {
      const inOrder = isMixed ? values : sorted(values, method === 'DISCOUNT')
      return sorted(counts, false).map((count, at) => ({ count, groupId: '', value: inOrder[at] }))
    })
}

const anyFacts: fc.Arbitrary<ComboFacts> = fc
  .tuple(fc.constantFrom(...PROMOTION_METHODS), fc.constantFrom('A', 'AB', 'ABC'))
  .chain(([method, ids]) =>
    fc.tuple(...ids.split('').map(anyPart)).chain((parts) => {
      const least = parts.reduce((sum, part) => sum + part.least, 0)
      const most = parts.reduce((sum, part) => sum + part.most, 0)
      const hasGroups = method === 'PRICE'
      return anySteps(method, least, most, ['G0', 'G1']).map((steps) => ({
        ...{ activityType: 'FLEX' as const, promotionMethod: method, rule: { steps } },
        parts: parts.map(({ partId, least: low, most: high, quantity }) => ({
          ...{ partId, least: low, most: high, quantity },
        })),
        tiers: parts.flatMap(({ partId, prices }) => tiersOf(partId, prices, hasGroups)),
      }))
    }),
  )

/** Any combo and a choice within it, complete or not. The combo's table may be one that is refused. */
export const anyCase: fc.Arbitrary<Case> = anyFacts.chain((facts) =>
  fc
    .record({
      order: fc.array(fc.nat(1_000), { minLength: 12, maxLength: 12 }),
      copies: fc.constantFrom(1, 1, 2, 3),
      length: fc.nat({ max: 15 }),
      group: fc.nat({ max: 1 }),
    })
    .map(({ order, copies, length, group }) => {
      const shuffled = facts.tiers
        .map((tier, at) => ({ tier, key: (order[at % 12] * (at + 1)) % 1_009 }))
        .sort((a, b) => a.key - b.key)
        .map(({ tier }) => tier)
        .filter(({ groupId }) => groupId === '' || groupId === `G${group}`)
      const items: ComboItem[] = []
      for (const tier of shuffled) {
        const part = facts.parts.find(({ partId }) => partId === tier.partId)
        const own = items.filter(({ partId }) => partId === tier.partId)
        if (!part || items.length >= length || own.length >= part.most) continue
        if (own.some(({ showId }) => showId === tier.showId)) continue
        items.push(itemOf(tier, part.quantity * copies))
      }
      return { facts, items }
    }),
)
