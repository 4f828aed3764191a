import { isDeepStrictEqual } from 'node:util'
import { choiceOf } from '@/domain/sku/choice-of'
import { indexOf } from '@/domain/sku/index-of'
import { takeWay, tapValue } from '@/domain/sku/tap'
import type { Chosen, Sku, Variants } from '@/domain/sku/variants'
import { bruteForce } from './brute-force'
import type { Case } from './support'

const reversed = ({ attributes, skus }: Variants): Variants => ({
  attributes: attributes.map((each) => ({ ...each, values: [...each.values].reverse() })),
  skus: [...skus].reverse().map((sku) => ({ ...sku, idArr: [...sku.idArr].reverse() })),
})

/** Returns the number of taps from the chosen values to a variant. */
const tapsTo = (goods: Variants, chosen: Chosen, target: Sku): number => {
  const index = indexOf(goods)
  const taps = target.idArr.filter(({ attributeId, valueId }) => chosen.get(attributeId) !== valueId)
  const end = taps.reduce<Chosen>((before, tap) => tapValue(index, before, tap), chosen)
  const { sku } = choiceOf(index, end, { perOrder: null, buyerRemaining: null, limitedSkuIds: [] })
  return sku?.skuId === target.skuId ? taps.length : Infinity
}

/** S1: the result equals a brute-force search. */
export const equalsBruteForce = ({ goods, chosen, facts }: Case): boolean =>
  isDeepStrictEqual(choiceOf(indexOf(goods), chosen, facts), bruteForce(goods, chosen, facts))

/** S2: each variant in stock is reached by at most one tap per attribute. */
export const reachesEveryVariant = ({ goods, chosen }: Case): boolean =>
  goods.skus.filter(({ stock }) => stock !== 0).every((sku) => tapsTo(goods, chosen, sku) <= goods.attributes.length)

/** S3: the way to a value leads to a variant that can be bought, and no part of the way is enough. */
export const hasShortestWays = ({ goods, chosen, facts }: Case): boolean => {
  const index = indexOf(goods)
  return choiceOf(index, chosen, facts).attributes.every(({ attributeId, values }) =>
    values.every(({ valueId, way }) => {
      if (way === null) return choiceOf(index, new Map([[attributeId, valueId]]), facts).state !== 'OPEN'
      const stateAfter = (own: typeof way) =>
        choiceOf(index, takeWay(chosen, { attributeId, valueId }, own), facts).state
      const isShorter = way.some((left) => stateAfter(way.filter((each) => each !== left)) === 'OPEN')
      return stateAfter(way) === 'OPEN' && !isShorter
    }),
  )
}

/** S4: the order of variants and values does not change the result. */
export const ignoresOrder = ({ goods, chosen, facts }: Case): boolean => {
  const { attributes, sku, ...rest } = choiceOf(indexOf(reversed(goods)), chosen, facts)
  const restored = attributes.map((each) => ({ ...each, values: [...each.values].reverse() }))
  const wanted = choiceOf(indexOf(goods), chosen, facts)
  return isDeepStrictEqual({ attributes: restored, sku: sku?.skuId, ...rest }, { ...wanted, sku: wanted.sku?.skuId })
}

/** S5: goods with bad data have a result for each choice of their first values. */
export const survives = (goods: Variants): boolean => {
  const index = indexOf(goods)
  const chosen = new Map(
    goods.attributes.flatMap(({ attributeId, values }) =>
      values.slice(0, 1).map(({ valueId }) => [attributeId, valueId]),
    ),
  )
  const facts = { perOrder: -1, buyerRemaining: null, limitedSkuIds: ['K1', 'unknown'] }
  const { state, sku } = choiceOf(index, chosen, facts)
  const { attributes } = choiceOf(index, new Map(), facts)
  const taps = attributes.flatMap(({ attributeId, values }) => values.map(({ valueId }) => ({ attributeId, valueId })))
  for (const tap of taps) choiceOf(index, tapValue(index, chosen, tap), facts)
  return sku === null || state !== 'NO_SUCH'
}
