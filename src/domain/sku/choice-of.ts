import type { Fen } from '../money'
import {
  type Bits,
  difference,
  emptyBits,
  firstBit,
  include,
  intersection,
  lastBit,
  meet,
  meetAll,
  removeBit,
  removeUnlessAll,
  retain,
} from './bits'
import type { SkuIndex } from './index-of'
import type { BuyerFacts, Chosen, Sku } from './variants'

/**
 * State of a value together with the chosen values of the other attributes. OPEN: a variant can be bought. LIMIT: the
 * buyer has reached the limit. SOLD_OUT: no variant is in stock. NO_SUCH: no such variant exists.
 */
export type ValueState = 'OPEN' | 'LIMIT' | 'SOLD_OUT' | 'NO_SUCH'

/** A change of a chosen value. */
export interface ValueChange {
  attributeId: string
  valueId: string
}

/** A value that can be chosen. */
interface ChoiceValue {
  valueId: string
  isChosen: boolean
  state: ValueState
  /**
   * Smallest change of other chosen values that makes this value OPEN, in the order of the attributes. Empty for a
   * value that is OPEN; null if no change helps.
   */
  way: readonly ValueChange[] | null
}

/** State of a choice, derived from the values that a buyer has chosen. */
export interface Choice<Variant extends Sku = Sku> {
  attributes: readonly { attributeId: string; values: readonly ChoiceValue[] }[]
  /** The variant with all chosen values. Null if values are missing, or if no such variant exists. */
  sku: Variant | null
  /** State of the combination of all chosen values. */
  state: ValueState
  /** Attributes without a chosen value. */
  missing: readonly string[]
  /** Lowest price of the variants that are still possible, fen; null for goods without variants. */
  minPrice: Fen | null
  /** Highest price of the variants that are still possible, fen; null for goods without variants. */
  maxPrice: Fen | null
  /** Address of the picture of the variant, else of the first chosen value with a picture, else null. */
  picture: string | null
}

/** Returns the variants that this buyer can buy. */
const availableTo = ({ variants, all, inStock }: SkuIndex, facts: BuyerFacts): Bits => {
  const { buyerRemaining, limitedSkuIds } = facts
  if (buyerRemaining !== null && buyerRemaining <= 0) return emptyBits(variants.length)
  if (limitedSkuIds.length === 0) return inStock
  const limited = new Set(limitedSkuIds)
  const available = intersection(all, inStock)
  variants.forEach(({ sku: { skuId } }, at) => {
    if (limited.has(skuId)) removeBit(available, at)
  })
  return available
}

/** Returns the variants that have all chosen values, ignoring the value of one attribute. */
const matching = (all: Bits, picked: readonly (Bits | undefined)[], except = -1): Bits => {
  const bits = intersection(all, all)
  picked.forEach((own, at) => {
    if (own && at !== except) retain(bits, own)
  })
  return bits
}

/** Returns sets of variants: set n has the variants that differ from the choice in exactly n chosen values. */
const byDistance = (available: Bits, picked: readonly (Bits | undefined)[]): Bits[] => {
  let levels = [available]
  for (const own of picked) {
    if (!own) continue
    const next = levels.map((level) => intersection(level, own))
    next.push(new Int32Array(available.length))
    levels.forEach((level, at) => include(next[at + 1], difference(level, own)))
    levels = next
  }
  return levels
}

/**
 * Returns the available variant with a value that needs the fewest changes, or -1. Among equal numbers, changes of
 * earlier attributes come first, then lower prices.
 */
const nearest = (levels: readonly Bits[], value: Bits, picked: readonly (Bits | undefined)[]): number => {
  const level = levels.find((bits) => meet(bits, value))
  if (!level) return -1
  const candidates = intersection(level, value)
  for (const own of picked) if (own) removeUnlessAll(candidates, own)
  return firstBit(candidates)
}

const chosenOf = <T>(values: ReadonlyMap<string, T>, valueId: string | undefined): T | undefined =>
  valueId === undefined ? undefined : values.get(valueId)

const stateOf = (value: Bits, others: Bits, { inStock, available }: { inStock: Bits; available: Bits }): ValueState => {
  if (meetAll(value, others, available)) return 'OPEN'
  if (meetAll(value, others, inStock)) return 'LIMIT'
  return meet(value, others) ? 'SOLD_OUT' : 'NO_SUCH'
}

/**
 * Returns the state of each value, the variant, the prices and the picture of the values that a buyer has chosen.
 * Ignores chosen values that the goods do not have.
 */
export const choiceOf = <Variant extends Sku>(
  index: SkuIndex<Variant>,
  chosen: Chosen,
  facts: BuyerFacts,
): Choice<Variant> => {
  const { attributes, variants, all, inStock } = index
  const available = availableTo(index, facts)
  const picked = attributes.map(({ attributeId, variantsOf }) => chosenOf(variantsOf, chosen.get(attributeId)))
  let levels: Bits[] | undefined

  const wayTo = (value: Bits, own: number): ValueChange[] | null => {
    levels ??= byDistance(available, picked)
    const found = nearest(levels, value, picked)
    if (found < 0) return null
    return attributes.flatMap(({ attributeId }, at) => {
      const valueId = variants[found].valueIds[at]
      return at !== own && picked[at] && chosen.get(attributeId) !== valueId ? [{ attributeId, valueId }] : []
    })
  }

  const possible = matching(all, picked)
  const missing = attributes.flatMap(({ attributeId }, at) => (picked[at] ? [] : [attributeId]))
  const sku = missing.length === 0 && firstBit(possible) >= 0 ? variants[firstBit(possible)].sku : null
  const priced = [intersection(possible, available), possible, all].find((bits) => firstBit(bits) >= 0)
  const pictures = attributes.map(({ attributeId, pictures: own }) => chosenOf(own, chosen.get(attributeId)))
  return {
    attributes: attributes.map(({ attributeId, variantsOf }, at) => {
      const others = matching(all, picked, at)
      const values = [...variantsOf].map(([valueId, bits]) => {
        const state = stateOf(bits, others, { inStock, available })
        return { valueId, isChosen: picked[at] === bits, state, way: state === 'OPEN' ? [] : wayTo(bits, at) }
      })
      return { attributeId, values }
    }),
    sku,
    state: stateOf(all, possible, { inStock, available }),
    missing,
    minPrice: priced ? variants[firstBit(priced)].sku.price : null,
    maxPrice: priced ? variants[lastBit(priced)].sku.price : null,
    picture: sku?.picture ?? pictures.find((picture) => picture !== undefined) ?? null,
  }
}
