import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { useGateway } from '../../../support/gateway'

const test = useGateway()
const set = async (action: 'PRICE' | 'STOCK' | 'SHELF' | 'SALE_TIME', skuId: string, value: number) =>
  (await test.ask('console/api/goods', { method: 'POST', body: { action, skuId, value } })).body.data.count
const spu = async (id: string) => (await test.ask(`pub/v2/spus/${id}`)).body.data

describe('the console of goods', () => {
  it('sets the stock of a variant', async () => {
    expect(await set('STOCK', 'G1031-1', 3)).toBe(1)
    expect((await spu('G1031')).skus[0]).toMatchObject({ stock: 'FEW', left: 3 })
  })

  it('sets the price of required goods and of each ticket that contains them', async () => {
    const { skus } = await spu('G1009')
    const before = await getRow(test.gateway.context.db, 'shows', { show_id: 'S7003' })
    expect(await set('PRICE', skus[0].skuId, skus[0].price + 500)).toBe(1)
    const after = await getRow(test.gateway.context.db, 'shows', { show_id: 'S7003' })
    expect(after.required_goods - before.required_goods).toBe(500)
    expect((await spu('G1009')).skus[0].price).toBe(skus[0].price + 500)
  })

  it('removes goods from the shop and lists them again', async () => {
    expect(await set('SHELF', 'G1003-1', 0)).toBe(1)
    expect((await spu('G1003')).isOnShelf).toBe(false)
    await set('SHELF', 'G1003-1', 1)
    expect((await spu('G1003')).isOnShelf).toBe(true)
  })

  it('sets the time of the sale', async () => {
    await set('SALE_TIME', 'G1012-black', 5)
    expect((await spu('G1012')).saleTime - test.gateway.context.clock.now()).toBeLessThanOrEqual(300_000)
    await set('SALE_TIME', 'G1012-black', 0)
    expect((await spu('G1012')).saleTime).toBeNull()
  })

  it('changes nothing for an unknown variant', async () => {
    expect(await set('STOCK', 'G0', 3)).toBe(0)
  })
})
