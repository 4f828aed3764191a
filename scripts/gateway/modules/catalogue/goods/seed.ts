import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { mediaAddress } from '../../../core/media/files'
import { inSlices } from '../../../core/seed/in-slices'
import categories from './data/categories.json'
import goods from './data/goods.json'
import rules from './data/tied-rules.json'
import { type SeededGoods, skuRows, spuRow } from './seed-rows'
import { setStock } from './stock-service'
import { updateRequiredGoods } from './tied-service'

/** Writes the goods with their categories and variants, and the rules that sell them with tickets. */
export const seedGoods = async (tx: Tx, now: number): Promise<void> => {
  const groups = categories.map(({ id, name, picture }, sort) => ({
    ...{ category_id: id, name: json(name), picture: mediaAddress(picture), sort },
  }))
  await tx.insertInto('spu_categories').values(groups).execute()
  const all: readonly SeededGoods[] = goods
  await tx
    .insertInto('spus')
    .values(all.map((each, sort) => spuRow(each, sort, now)))
    .execute()
  const variants = all.flatMap(skuRows)
  await inSlices(variants, (slice) =>
    tx
      .insertInto('skus')
      .values(slice.map(({ row }) => row))
      .execute(),
  )
  for (const { row, pieces } of variants) await setStock(tx, row.sku_id, pieces)
  const tied = rules.map(({ id, spuId, showId, required, spuQty }, sort) => ({
    ...{ rule_id: id, spu_id: spuId, show_id: showId, required, spu_qty: spuQty, sort },
    ...{ session_id: null, seat_plan_id: null },
  }))
  await tx.insertInto('tied_rules').values(tied).execute()
  await updateRequiredGoods(tx)
}
