import type { ReturnState } from '../../../../../src/domain/goods/return'
import { fen } from '../../../../../src/domain/money'
import { pieceId } from '../../../../../src/domain/refund/goods'
import type { Row, Tx } from '../../../core/database/database'
import { changeRow, getRow, listRows } from '../../../core/database/rows'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY } from '../../../core/seed/relative-time'
import { idArrOf, requireSpu } from '../../catalogue/goods/spu-service'
import { holdPieces } from '../../catalogue/goods/stock-service'
import { planDelivery } from '../../trade/goods-delivery/plan-service'
import { completeIfDone, startDelivery, storePlan } from '../../trade/goods-order/delivery-service'
import { seedItemOrder } from '../../trade/item-order/seed-service'
import { usePieces } from '../../catalogue/goods/stock-service'
import { enterReturn } from './apply-service'
import { moveReturn, refundReturn } from './change-service'

/** Returns of each demo order by the states that their return passes. */
const OPEN: readonly ReturnState[][] = [['AGREED', 'SENT', 'RECEIVED'], ['AGREED', 'SENT'], ['AGREED'], []]
const OVER: readonly ReturnState[][] = [['AGREED', 'SENT', 'RECEIVED', 'REFUNDED'], ['REJECTED'], ['CANCELED']]

/** Writes an order of books that was delivered two days ago. */
const seedDelivered = async (tx: Tx, key: string, quantity: number, now: number): Promise<Row<'item_orders'>> => {
  const spu = await requireSpu(tx, 'G1003')
  const [sku] = spu.skus
  const [address] = await listRows(tx, 'addresses', { user_id: DEMO_MEMBER })
  if (!sku || !address) throw new Error('The seeded goods G1003 or the address of the demo member are missing.')
  const line = { skuId: sku.sku_id, quantity, price: sku.price, weight: spu.weight, ways: ['EXPRESS' as const] }
  const buyer = { userId: DEMO_MEMBER, now }
  const plan = await planDelivery(tx, [line], { addressId: address.address_id }, buyer)
  const goods = { spuId: spu.spu_id, name: spu.name, posterUrl: spu.poster_url, idArr: idArrOf(spu, sku) }
  const order = await seedItemOrder(tx, {
    ...{ key, userId: DEMO_MEMBER, state: 'PAID', createdAt: now - 60 * DAY, kind: 'GOODS' },
    ...{ spu_id: spu.spu_id, name: spu.name, poster_url: spu.poster_url, quantity, unit_price: sku.price },
    goods: [{ ...goods, skuId: sku.sku_id, quantity, price: sku.price, required: false, way: 'EXPRESS' }],
  })
  await holdPieces(tx, order, order.goods)
  await usePieces(tx, order)
  await storePlan(tx, order.order_id, { ...plan, parts: plan.parts.map((part) => ({ ...part, fee: fen(0) })) })
  await startDelivery(tx, order, now)
  const done = { state: 'DONE' as const, next_at: null, done_at: now - 2 * DAY }
  await changeRow(tx, 'goods_deliveries', { order_id: order.order_id, way: 'EXPRESS' }, done)
  await completeIfDone(tx, order.order_id, now - 2 * DAY)
  return getRow(tx, 'item_orders', { order_id: order.order_id })
}

const seedReturn = async (
  tx: Tx,
  order: Row<'item_orders'>,
  { number, states }: { number: number; states: readonly ReturnState[] },
  now: number,
): Promise<void> => {
  const [{ skuId }] = order.goods
  const wanted = { kind: 'RETURN' as const, reason: 'CHANGED_MIND' as const, unitIds: [pieceId(skuId, 0, number)] }
  const once = { key: `seed-${order.order_id}-${number}`, hash: 'seed', now }
  const { return_id: id } = await enterReturn(tx, order, { ...wanted, pictures: [] }, once)
  for (const state of states) {
    const row = await getRow(tx, 'goods_returns', { return_id: id })
    if (state === 'REFUNDED') await refundReturn(tx, row, true, now)
    else if (state === 'REJECTED') await moveReturn(tx, row, state, now, { rejection: 'USED' })
    else
      await moveReturn(tx, row, state, now, state === 'SENT' ? { express_no: 'LX10293847', company: '灯速快递' } : {})
  }
}

/** Writes two delivered orders of the demo member, whose pieces are in returns of all states. @param now epoch ms */
export const seedReturns = async (tx: Tx, now: number): Promise<void> => {
  const at = now - DAY
  for (const [key, returns] of [
    ['G2', OPEN],
    ['G3', OVER],
  ] as const) {
    const order = await seedDelivered(tx, key, returns.length + 1, now)
    for (const [index, states] of returns.entries()) await seedReturn(tx, order, { number: index + 1, states }, at)
  }
}
