import type { Choice, ValueChange, ValueState } from '@/domain/sku/choice-of'
import type { BuyerFacts, Chosen, Sku, Variants } from '@/domain/sku/variants'

const valueOf = ({ idArr }: Sku, attributeId: string): string | undefined =>
  idArr.find((each) => each.attributeId === attributeId)?.valueId

const has = (sku: Sku, chosen: Chosen): boolean =>
  [...chosen].every(([attributeId, valueId]) => valueOf(sku, attributeId) === valueId)

const inOrder = (one: Sku, other: Sku): number => one.price - other.price || (one.skuId < other.skuId ? -1 : 1)

const isAvailable = (sku: Sku, { buyerRemaining, limitedSkuIds }: BuyerFacts): boolean =>
  sku.stock !== 0 && (buyerRemaining === null || buyerRemaining > 0) && !limitedSkuIds.includes(sku.skuId)

const stateOf = (skus: readonly Sku[], facts: BuyerFacts): ValueState => {
  if (skus.some((sku) => isAvailable(sku, facts))) return 'OPEN'
  if (skus.some(({ stock }) => stock !== 0)) return 'LIMIT'
  return skus.length > 0 ? 'SOLD_OUT' : 'NO_SUCH'
}

/** Compares lists of numbers: the shorter one first, then by the first difference. */
const fewerFirst = (one: readonly number[], other: readonly number[]): number =>
  one.length - other.length || (one.map((each, at) => each - other[at]).find((each) => each !== 0) ?? 0)

/** Returns the smallest change that makes a value available, by a search of all variants. */
const wayTo = ({ attributes, skus }: Variants, chosen: Chosen, value: ValueChange, facts: BuyerFacts) => {
  const candidates = skus
    .filter((sku) => isAvailable(sku, facts) && valueOf(sku, value.attributeId) === value.valueId)
    .map((sku) => {
      const changed = attributes.flatMap(({ attributeId }, at) => {
        const own = chosen.get(attributeId)
        return attributeId !== value.attributeId && own !== undefined && own !== valueOf(sku, attributeId) ? [at] : []
      })
      return { sku, changed }
    })
  const [best] = candidates.sort((one, other) => fewerFirst(one.changed, other.changed) || inOrder(one.sku, other.sku))
  return (
    best?.changed.map((at) => {
      const { attributeId } = attributes[at]
      return { attributeId, valueId: valueOf(best.sku, attributeId)! }
    }) ?? null
  )
}

/**
 * Returns the same result as `choiceOf`, by filters over all variants for each value. Goods must not have repeated or
 * incomplete variants.
 */
export const bruteForce = (goods: Variants, chosen: Chosen, facts: BuyerFacts): Choice => {
  const { attributes, skus } = goods
  const possible = skus.filter((sku) => has(sku, chosen))
  const open = possible.filter((sku) => isAvailable(sku, facts))
  const [priced] = [open, possible, skus].filter(({ length }) => length > 0)
  const prices = priced.map(({ price }) => price).sort((one, other) => one - other)
  const missing = attributes.flatMap(({ attributeId }) => (chosen.has(attributeId) ? [] : [attributeId]))
  const sku = missing.length === 0 ? (possible[0] ?? null) : null
  const pictures = attributes.map(
    ({ attributeId, values }) => values.find(({ valueId }) => valueId === chosen.get(attributeId))?.picture,
  )
  return {
    attributes: attributes.map(({ attributeId, values }) => ({
      attributeId,
      values: values.map(({ valueId }) => {
        const others = new Map([...chosen].filter(([id]) => id !== attributeId))
        const state = stateOf(
          skus.filter((each) => valueOf(each, attributeId) === valueId && has(each, others)),
          facts,
        )
        const way = state === 'OPEN' ? [] : wayTo(goods, chosen, { attributeId, valueId }, facts)
        return { valueId, isChosen: chosen.get(attributeId) === valueId, state, way }
      }),
    })),
    ...{ sku, state: stateOf(possible, facts), missing },
    ...{ minPrice: prices[0], maxPrice: prices[prices.length - 1] },
    picture: sku?.picture ?? pictures.find((picture) => picture !== undefined) ?? null,
  }
}
