import type { Tx } from '../../../core/database/database'

/** A number of pieces of a variant. */
export interface Pieces {
  skuId: string
  quantity: number
}

/**
 * Takes pieces from the stock of variants for positive quantities, and puts them back for negative ones. Locks the
 * variants in the order of their ids. Returns the first variant with too few pieces, or null. The caller then rolls
 * back.
 */
export const movePieces = async (tx: Tx, pieces: readonly Pieces[], sign: 1 | -1): Promise<string | null> => {
  for (const { skuId, quantity } of [...pieces].sort((a, b) => (a.skuId < b.skuId ? -1 : 1))) {
    const moved = await tx
      .updateTable('skus')
      .set((sku) => ({ stock: sku('stock', '-', sign * quantity) }))
      .where('sku_id', '=', skuId)
      .where('stock', '>=', sign * quantity)
      .executeTakeFirst()
    if (Number(moved.numUpdatedRows) !== 1) return skuId
  }
  return null
}
