import { applyDue } from '../../../../../scripts/gateway/core/due'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { merchantLimits } from '../../../../../scripts/gateway/modules/base/shop/limits-service'
import { runGoodsCommand } from '../../../../../scripts/gateway/modules/catalogue/goods/sandbox-service'
import { newBuyers, type Shopper } from '../../../support/shopper'
import { useGateway } from '../../../support/gateway'

const test = useGateway()
const buyers = newBuyers(test, '1393388')

/** Goods with one variant that is sold out, and goods whose sale is to come. */
const SOLD_OUT = 'G1004'
const TO_COME = 'G1012'
const LIST = 'user/buyer/v3/spus/back_in_stock'

const ask = ({ token }: Shopper, method: 'PUT' | 'DELETE', spuId: string, skuId = '') =>
  test.ask(`user/buyer/v3/spus/${spuId}/back_in_stock${method === 'DELETE' ? `?skuId=${skuId}` : ''}`, {
    method,
    token,
    ...(method === 'PUT' && { body: { skuId } }),
  })
const skuOf = async (spuId: string) => (await getRow(test.gateway.context.db, 'skus', { spu_id: spuId })).sku_id
const setStock = (skuId: string, value: number) =>
  runGoodsCommand(test.gateway.context, { action: 'STOCK', skuId, value })
const sent = async () => {
  const { db, clock } = test.gateway.context
  await applyDue(db, clock.now())
  const rows = await db
    .deleteFrom('messages')
    .where('kind', 'in', ['GOODS_BACK', 'GOODS_SOON', 'GOODS_OPEN'])
    .returning(['kind', 'recipient', 'path'])
    .execute()
  return rows.map(({ kind, recipient, path }) => [kind, recipient.slice(-4), path])
}

describe('reminders of goods', () => {
  it('sends one notice for each restock, in the order of the reminders', async () => {
    const skuId = await skuOf(SOLD_OUT)
    for (let at = 0; at < 2; at += 1) {
      expect((await ask(await buyers.next(), 'PUT', SOLD_OUT, skuId)).body.data).toEqual({ remindType: 'SMS' })
      await test.clock.advance(1000)
    }
    expect(await sent()).toEqual([])
    await setStock(skuId, 1)
    const path = `/shop/${SOLD_OUT}?skuId=${skuId}`
    expect(await sent()).toEqual([
      ['GOODS_BACK', '1001', path],
      ['GOODS_BACK', '1002', path],
    ])
    await setStock(skuId, 0)
    await setStock(skuId, 5)
    expect(await sent()).toEqual([])
    await setStock(skuId, 0)
  })

  it('lists reminders until the buyer removes them', async () => {
    const buyer = await buyers.next()
    const skuId = await skuOf(SOLD_OUT)
    for (const _ of [1, 2]) await ask(buyer, 'PUT', SOLD_OUT, skuId)
    await ask(buyer, 'PUT', TO_COME)
    const list = async () => (await buyer.get(LIST)).body.data.reminders as { spuId: string }[]
    expect((await list()).map(({ spuId }) => spuId).sort()).toEqual([SOLD_OUT, TO_COME])
    expect((await buyer.get('user/buyer/v3/account/closing')).body.data.losses).toContainEqual({
      ...{ kind: 'REMINDER', count: 2, name: '' },
    })
    await ask(buyer, 'DELETE', SOLD_OUT, skuId)
    await ask(buyer, 'DELETE', TO_COME)
    expect(await list()).toEqual([])
  })

  it('sends no notice for goods that are off the shelf', async () => {
    const skuId = await skuOf(SOLD_OUT)
    const buyer = await buyers.next()
    await ask(buyer, 'PUT', SOLD_OUT, skuId)
    await runGoodsCommand(test.gateway.context, { action: 'SHELF', skuId, value: 0 })
    await setStock(skuId, 1)
    expect(await sent()).toEqual([])
    await runGoodsCommand(test.gateway.context, { action: 'SHELF', skuId, value: 1 })
    expect(await sent()).toHaveLength(1)
  })

  it('reminds of a sale shortly before its start', async () => {
    await ask(await buyers.next(), 'PUT', TO_COME)
    const { sale_time: start } = await getRow(test.gateway.context.db, 'spus', { spu_id: TO_COME })
    const lead = merchantLimits.saleReminderMinutes * 60_000
    await test.clock.set(start! - lead - 60_000)
    expect(await sent()).toEqual([])
    await test.clock.set(start! - lead + 1000)
    expect(await sent()).toEqual([['GOODS_SOON', expect.anything(), `/shop/${TO_COME}`]])
  })

  it('notifies of a sale that opens early', async () => {
    const skuId = (
      await test.gateway.context.db.selectFrom('skus').selectAll().where('spu_id', '=', TO_COME).execute()
    )[0].sku_id
    await runGoodsCommand(test.gateway.context, { action: 'SALE_TIME', skuId, value: 600 })
    await ask(await buyers.next(), 'PUT', TO_COME)
    expect(await sent()).toEqual([])
    await runGoodsCommand(test.gateway.context, { action: 'SALE_TIME', skuId, value: 0 })
    expect((await sent()).map(([kind]) => kind)).toEqual(['GOODS_OPEN'])
  })

  it('refuses variants of other goods, and more than 100 reminders', async () => {
    const buyer = await buyers.next()
    expect((await ask(buyer, 'PUT', TO_COME, await skuOf(SOLD_OUT))).status).toBe(404)
    expect((await ask(buyer, 'PUT', 'G0000')).status).toBe(404)
    const { db } = test.gateway.context
    const all = await db.selectFrom('skus').selectAll().limit(100).execute()
    for (const { spu_id, sku_id } of all) await ask(buyer, 'PUT', spu_id, sku_id)
    expect((await ask(buyer, 'PUT', TO_COME)).body.comments).toContain('100')
  })
})
