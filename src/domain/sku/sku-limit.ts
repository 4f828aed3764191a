import { type PurchaseLimit, purchaseLimit } from '../show/purchase-limit'
import type { BuyerFacts, Sku } from './variants'

/** Maximum units of a line in the cart and of goods in one order without a limit of the merchant (decision 111). */
const MAX_QUANTITY = 99

/**
 * Returns the maximum number of units that a buyer can choose, and the limit that determines it.
 * @param sku the chosen variant; null if the buyer has not chosen one
 */
export const skuLimit = (
  sku: Pick<Sku, 'stock'> | null,
  { perOrder, buyerRemaining }: Pick<BuyerFacts, 'perOrder' | 'buyerRemaining'>,
): PurchaseLimit =>
  purchaseLimit({
    stock: sku ? sku.stock : null,
    planLimit: Math.min(perOrder ?? MAX_QUANTITY, MAX_QUANTITY),
    sessionLimit: null,
    buyerRemaining,
    unitQty: 1,
  })
