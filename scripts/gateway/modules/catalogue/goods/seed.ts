import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import goods from './data/goods.json'
import { mediaAddress } from '../../../core/media/files'

export const seedGoods = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('goods')
    .values(
      goods.map(({ id, name, poster: picture, price, marketPrice, stock }, sort) => ({
        spu_id: id,
        name: json(name),
        poster_url: mediaAddress(picture),
        price,
        market_price: marketPrice,
        stock,
        sort,
      })),
    )
    .execute()
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
