import type { CartOperation } from '@/domain/cart/apply-operation'
import type { CartLine, Variant, VariantFacts } from '@/domain/cart/line'

/** Facts of a variant without limits. */
export const OPEN: VariantFacts = {
  ...{ spuId: 'G1', stock: 500, perOrder: null, buyerRemaining: null, blockReason: null },
}

/** Returns the rules of a cart whose variants have these facts. The id of a new line is that of its variant. */
export const rulesOf = (facts: Readonly<Record<string, VariantFacts>>) => ({
  factsOf: (skuId: string) => facts[skuId] ?? null,
  create: (variant: Variant): CartLine => ({
    ...variant,
    ...{ lineId: `L ${variant.skuId}`, quantity: 0, isRemoved: false },
  }),
})

export const aLine = (skuId: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  ...{ lineId: `L ${skuId}`, spuId: 'G1', skuId, showId: '', quantity, isRemoved: false },
  ...more,
})

let count = 0
export const anOperation = (kind: CartOperation['kind'], skuId: string, more: Partial<CartOperation> = {}) => ({
  ...{ operationId: `O${(count += 1)}`, kind, lineId: '', spuId: 'G1', skuId, showId: '', fromSkuId: '', quantity: 1 },
  ...more,
})
