import type { PurchaseLimit } from '../show/purchase-limit'
import { skuLimit } from '../sku/sku-limit'

/** Maximum number of lines in the cart of an account (decision 111). */
export const MAX_LINES = 99

/** A variant in the cart, perhaps for one show. */
export interface Variant {
  spuId: string
  skuId: string
  /** Id of the show to which the goods belong, or ''. */
  showId: string
}

/** A line of the cart. Removed lines remain for a time, so that they can be restored. */
export interface CartLine extends Variant {
  lineId: string
  quantity: number
  isRemoved: boolean
}

/** Reasons why a line cannot be bought in any quantity. `NOT_HERE`: the merchant does not sell it through the cart. */
export const LINE_BLOCKS = ['OFF_SHELF', 'VARIANT_GONE', 'NOT_YET', 'NOT_HERE'] as const
export type LineBlock = (typeof LINE_BLOCKS)[number]

/**
 * States of a line. LESS: fewer pieces than the quantity can be bought. LIMIT: the buyer has reached the limit of the
 * goods.
 */
export const LINE_STATES = ['OK', 'LESS', 'SOLD_OUT', ...LINE_BLOCKS, 'LIMIT'] as const
export type LineState = (typeof LINE_STATES)[number]

/** Facts of a variant that limit its line. */
export interface VariantFacts {
  spuId: string
  /** Remaining pieces; null if the number is hidden, because there are more than 10. */
  stock: number | null
  /** Maximum pieces of the goods in one order; null for no limit. */
  perOrder: number | null
  /** Pieces of the goods that the buyer may still buy; null for no limit. */
  buyerRemaining: number | null
  blockReason: LineBlock | null
}

/** Returns the facts of a variant; null for an unknown variant. */
export type FactsOf = (skuId: string) => VariantFacts | null

export const isSameVariant = (one: Omit<Variant, 'spuId'>, other: Omit<Variant, 'spuId'>): boolean =>
  one.skuId === other.skuId && one.showId === other.showId

/**
 * Returns the part of a limit that remains for a line. Lines use up a limit in their order, as far as they can.
 * @param lines lines that share the limit, perhaps with the line
 */
const restOf = (
  limit: number | null,
  line: Variant,
  lines: readonly CartLine[],
  stockOf: (line: CartLine) => number,
): number | null => {
  if (limit === null) return null
  let rest = limit
  let own = 0
  for (const each of lines) {
    const used = Math.min(each.quantity, stockOf(each), rest)
    rest -= used
    if (isSameVariant(each, line)) own = used
  }
  return rest + own
}

/**
 * Returns the maximum quantity of a line, and the limit that determines it. Other lines of the same goods use up the
 * limits of order and buyer.
 */
export const lineLimit = (line: Variant, lines: readonly CartLine[], factsOf: FactsOf): PurchaseLimit => {
  const facts = factsOf(line.skuId)
  if (!facts || facts.blockReason) return { most: 0, reason: 'stock' }
  const ofGoods = lines.filter(({ spuId, isRemoved }) => spuId === line.spuId && !isRemoved)
  const ofSku = ofGoods.filter(({ skuId }) => skuId === line.skuId)
  const stockOf = ({ skuId }: CartLine): number => factsOf(skuId)?.stock ?? Infinity
  const { stock, perOrder, buyerRemaining } = facts
  return skuLimit(
    { stock: restOf(stock, line, ofSku, () => Infinity) },
    {
      perOrder: restOf(perOrder, line, ofGoods, stockOf),
      buyerRemaining: restOf(buyerRemaining, line, ofGoods, stockOf),
    },
  )
}

/** Returns the state of a line with its limit (`lineLimit`). */
export const lineState = (quantity: number, facts: VariantFacts | null, { most, reason }: PurchaseLimit): LineState => {
  if (!facts) return 'VARIANT_GONE'
  if (facts.blockReason) return facts.blockReason
  if (most === 0) return reason === 'stock' ? 'SOLD_OUT' : 'LIMIT'
  return quantity > most ? 'LESS' : 'OK'
}

/** Returns true if pieces of a line can be bought. */
export const isOpenLine = (state: LineState): boolean => state === 'OK' || state === 'LESS'
