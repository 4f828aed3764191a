import type { LineBlock, VariantFacts } from '../../../../../src/domain/cart/line'
import { MOST_PIECES, saleStateOf } from '../../../../../src/domain/goods/goods'
import type { Db, Row, Tx } from '../../../core/database/database'
import { cartConfig, type CartConfig } from '../../base/shop/cart-config-service'
import { saleFacts, type Spu, spusOf, type StockedSku } from '../../catalogue/goods/spu-service'
import { piecesOfBuyer } from '../item-order/pieces-service'

/** A variant that a cart can contain, with its facts for one buyer. */
export interface CartVariant {
  spu: Spu
  sku: StockedSku
  facts: VariantFacts
}

/** Returns the reason why no variant of goods can be bought from the cart, or null. */
const blockOf = (spu: Row<'spus'>, { enable, enableSpuType }: CartConfig, now: number): LineBlock | null => {
  const state = saleStateOf(saleFacts(spu), now)
  if (state === 'OFF_SHELF' || state === 'OVER') return 'OFF_SHELF'
  if (!enable || !enableSpuType.includes(spu.spu_type)) return 'NOT_HERE'
  return state === 'TO_COME' ? 'NOT_YET' : null
}

/** Goods of a cart, by their ids, and their variants by sku. Unknown ids are missing. */
export interface CartGoods {
  spus: ReadonlyMap<string, Spu>
  variants: ReadonlyMap<string, CartVariant>
  /** Reason why goods cannot be bought from the cart, by spu. */
  blocks: ReadonlyMap<string, LineBlock | null>
}

/** Returns goods with all their variants, and the facts that limit them for a buyer at `now`. */
export const goodsOf = async (
  db: Db | Tx,
  userId: string,
  spuIds: readonly string[],
  now: number,
): Promise<CartGoods> => {
  const spus = await spusOf(db, [...new Set(spuIds)])
  const config = await cartConfig(db)
  const limited = spus.filter(({ per_buyer: most }) => most !== null).map(({ spu_id: id }) => id)
  const bought = await piecesOfBuyer(db, userId, limited)
  const variants = new Map<string, CartVariant>()
  const blocks = new Map<string, LineBlock | null>()
  for (const spu of spus) {
    const { spu_id: spuId, per_buyer: perBuyer, per_order: perOrder } = spu
    const blockReason = blockOf(spu, config, now)
    const buyerRemaining = perBuyer === null ? null : Math.max(0, perBuyer - (bought.get(spuId) ?? 0))
    blocks.set(spuId, blockReason)
    for (const sku of spu.skus) {
      const facts = { spuId, stock: sku.stock, perOrder: perOrder ?? MOST_PIECES, buyerRemaining, blockReason }
      variants.set(sku.sku_id, { spu, sku, facts })
    }
  }
  return { spus: new Map(spus.map((spu) => [spu.spu_id, spu])), variants, blocks }
}
