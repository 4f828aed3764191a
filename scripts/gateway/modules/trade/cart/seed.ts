import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { listRows } from '../../../core/database/rows'
import { idArrOf } from '../../catalogue/goods/spu-service'
import lines from './data/cart.json'

const DAY = 86_400_000

/** Writes a cart of the demo member with a line of each state. The variant of the last line is not sold. */
export const seedCart = async (tx: Tx, now: number): Promise<void> => {
  const spus = await listRows(tx, 'spus', { spu_id: lines.map(({ spuId }) => spuId) })
  const rows = lines.map(({ spuId, valueIds, showId, quantity, addedPrice }, at) => {
    const spu = spus.find(({ spu_id: id }) => id === spuId)
    const idArr = idArrOf(spu ?? { attributes: [] }, { value_ids: valueIds })
    return {
      ...{ line_id: `L-DEMO-${at + 1}`, user_id: DEMO_MEMBER, spu_id: spuId, show_id: showId, quantity },
      ...{ sku_id: [spuId, ...(valueIds.length > 0 ? valueIds : ['1'])].join('-'), id_arr: json(idArr) },
      ...{ added_price: addedPrice, added_at: now - DAY + at },
    }
  })
  await tx.insertInto('carts').values({ user_id: DEMO_MEMBER }).execute()
  await tx.insertInto('cart_lines').values(rows).execute()
}
