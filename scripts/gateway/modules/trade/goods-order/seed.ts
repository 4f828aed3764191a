import type { Tx } from '../../../core/database/database'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { HOUR } from '../../../core/seed/relative-time'
import { idArrOf, requireSpu } from '../../catalogue/goods/spu-service'
import { holdPieces } from '../../catalogue/goods/stock-service'
import { planDelivery } from '../goods-delivery/plan-service'
import { storePlan } from './delivery-service'
import { seedItemOrder } from '../item-order/seed-service'
import { goodsKind } from './kind-service'

/** Writes a paid order of goods of the shop, which waits at a counter for its buyer. @param now epoch ms */
export const seedGoodsOrder = async (tx: Tx, now: number): Promise<void> => {
  const spu = await requireSpu(tx, 'G1003')
  const [sku] = spu.skus
  if (!sku) throw new Error('The seeded goods G1003 have no variant.')
  const quantity = 1
  const line = { skuId: sku.sku_id, quantity, price: sku.price, weight: spu.weight, ways: ['SELF_TAKE' as const] }
  const plan = await planDelivery(tx, [line], {}, { userId: DEMO_MEMBER, now })
  const goods = { spuId: spu.spu_id, name: spu.name, posterUrl: spu.poster_url, idArr: idArrOf(spu, sku) }
  const order = await seedItemOrder(tx, {
    ...{ key: 'G1', userId: DEMO_MEMBER, state: 'PAID', createdAt: now - 2 * HOUR, kind: 'GOODS' },
    ...{ spu_id: spu.spu_id, name: spu.name, poster_url: spu.poster_url, quantity, unit_price: sku.price },
    goods: [{ ...goods, skuId: sku.sku_id, quantity, price: sku.price, required: false, way: 'SELF_TAKE' }],
  })
  await holdPieces(tx, order, order.goods)
  await storePlan(tx, order.order_id, plan)
  await goodsKind.deliver(tx, order, now)
}
