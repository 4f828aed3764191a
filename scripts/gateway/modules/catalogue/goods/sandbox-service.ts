import type { Gateway } from '../../../core/context'
import { setStock } from './stock-service'
import { updateRequiredGoods } from './tied-service'

/** Commands of the console about a variant of goods. */
export const GOODS_COMMANDS = ['PRICE', 'STOCK'] as const

/** A new price of a variant in fen, or a new number of its pieces, including those of orders. */
export interface GoodsCommand {
  action: (typeof GOODS_COMMANDS)[number]
  skuId: string
  value: number
}

/** Sets the price or the stock of a variant. Returns the number of changed variants: 0 for an unknown one. */
export const runGoodsCommand = ({ db }: Gateway, { action, skuId, value }: GoodsCommand): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const sku = await tx.selectFrom('skus').select('sku_id').where('sku_id', '=', skuId).executeTakeFirst()
    if (!sku) return 0
    if (action === 'STOCK') await setStock(tx, skuId, value)
    else {
      await tx.updateTable('skus').set({ price: value }).where('sku_id', '=', skuId).execute()
      await updateRequiredGoods(tx)
    }
    return 1
  })
