import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { mediaAddress } from '../../../core/media/files'
import goods from './data/goods.json'
import rules from './data/tied-rules.json'
import { setStock } from './stock-service'
import { updateRequiredGoods } from './tied-service'

/** Writes the goods with their variants, and the rules that sell them with tickets. */
export const seedGoods = async (tx: Tx): Promise<void> => {
  const spus = goods.map(({ id, name, poster, attributes }, sort) => ({
    ...{ spu_id: id, name: json(name), poster_url: mediaAddress(poster), attributes: json(attributes), sort },
  }))
  await tx.insertInto('spus').values(spus).execute()
  const skus = goods.flatMap(({ id: spuId, skus: variants }) =>
    variants.map(({ id, values, price, marketPrice }, sort) => ({
      ...{ sku_id: id, spu_id: spuId, value_ids: json(values), price, market_price: marketPrice, sort },
    })),
  )
  await tx.insertInto('skus').values(skus).execute()
  for (const { skus: variants } of goods) for (const { id, stock } of variants) await setStock(tx, id, stock)
  const tied = rules.map(({ id, spuId, showId, required, spuQty }, sort) => ({
    ...{ rule_id: id, spu_id: spuId, show_id: showId, required, spu_qty: spuQty, sort },
    ...{ session_id: null, seat_plan_id: null },
  }))
  await tx.insertInto('tied_rules').values(tied).execute()
  await updateRequiredGoods(tx)
}

export const seedCart = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('cart_items')
    .values([
      { user_id: DEMO_MEMBER, spu_id: 'G1001', quantity: 1 },
      { user_id: DEMO_MEMBER, spu_id: 'G1005', quantity: 2 },
    ])
    .execute()
}
