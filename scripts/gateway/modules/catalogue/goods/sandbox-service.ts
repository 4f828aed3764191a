import type { Gateway } from '../../../core/context'
import { setStock } from './stock-service'
import { updateRequiredGoods } from './tied-service'

/** Commands of the console about a variant of goods, or about all variants of its goods (SHELF, SALE_TIME). */
export const GOODS_COMMANDS = ['PRICE', 'STOCK', 'SHELF', 'SALE_TIME'] as const

export interface GoodsCommand {
  action: (typeof GOODS_COMMANDS)[number]
  skuId: string
  /**
   * Price in fen (PRICE), or pieces, including pieces in orders (STOCK). SHELF removes the goods from the shop with 0
   * and returns them with 1. SALE_TIME has the minutes until the sale opens, and opens it with 0.
   */
  value: number
}

const MINUTE = 60_000

/** Runs a command for a variant. Returns the number of variants: 0 for an unknown one. */
export const runGoodsCommand = ({ db, clock }: Gateway, { action, skuId, value }: GoodsCommand): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const sku = await tx.selectFrom('skus').select('spu_id').where('sku_id', '=', skuId).executeTakeFirst()
    if (!sku) return 0
    const goods = tx.updateTable('spus').where('spu_id', '=', sku.spu_id)
    if (action === 'STOCK') await setStock(tx, skuId, value)
    else if (action === 'SHELF') await goods.set({ is_on_shelf: value > 0 }).execute()
    else if (action === 'SALE_TIME') {
      const opens = value === 0 ? null : clock.now() + value * MINUTE
      await goods.set({ sale_time: opens, sale_end: null }).execute()
    } else {
      await tx.updateTable('skus').set({ price: value }).where('sku_id', '=', skuId).execute()
      await updateRequiredGoods(tx)
    }
    return 1
  })
