import type { Gateway } from '../../../scripts/gateway/core/context'
import { json } from '../../../scripts/gateway/core/database/json'
import { getRow } from '../../../scripts/gateway/core/database/rows'
import { setStock } from '../../../scripts/gateway/modules/catalogue/goods/stock-service'
import { makeAccounts } from '../command'
import type { ClosedSale, RushBuyer } from './sale'

const SKU = 'RUSH-GOODS'
const PRICE = 6_800

/** Puts a variant with `pieces` pieces on sale, and creates `count` buyers who want one piece each. */
export const openGoodsSale = async (gateway: Gateway, count: number, pieces: number): Promise<RushBuyer[]> => {
  const { db } = gateway
  const name = json({ 'zh-CN': SKU, 'zh-MO': SKU, 'en-US': SKU })
  await db
    .insertInto('spus')
    .values({
      ...{ spu_id: SKU, name, poster_url: '', attributes: json([]), sort: 99 },
      deliver_methods: json(['SELF_TAKE']),
    })
    .execute()
  const sku = { sku_id: SKU, spu_id: SKU, value_ids: json([]), price: PRICE, market_price: null, sort: 0 }
  await db.insertInto('skus').values(sku).execute()
  await db.transaction().execute((tx) => setStock(tx, SKU, pieces))
  const ids = Array.from({ length: count }, (_, at) => `RUSH-GOODS${at}`)
  const tokens = await makeAccounts(gateway, ids)
  return ids.map((id, at) => ({
    token: tokens[at] ?? '',
    body: JSON.stringify({
      items: [{ spu: { spuId: SKU, skuId: SKU }, quantity: 1 }],
      ...{ couponId: '', deliverMethod: 'SELF_TAKE', idempotencyKey: `rush-order-${id}`, audienceIds: [] },
      contact: { cellphone: '13800000001', countryCode: '86' },
      paymentParam: { payAmount: PRICE },
    }),
  }))
}

/** Reads the state of the database after the rush. */
export const closeGoodsSale = async ({ db }: Gateway): Promise<ClosedSale> => {
  const { remaining } = await getRow(db, 'capacities', { kind: 'SKU', owner_id: SKU })
  const orders = await db.selectFrom('item_orders').select('goods').where('spu_id', '=', SKU).execute()
  const sold = orders.flatMap(({ goods }) => goods).reduce((sum, { quantity }) => sum + quantity, 0)
  return { remaining, orders: orders.length, sold }
}
