import { changeRow, listRows } from '../../../../../scripts/gateway/core/database/rows'
import { useGateway } from '../../../support/gateway'

const test = useGateway()
const get = async (path: string) => (await test.ask(path)).body.data
const search = (query: string) => get(`home/pub/v3/spus/search?${query}`)
const idsOf = ({ items }: { items: { spuId: string }[] }) => items.map(({ spuId }) => spuId)

describe('the search of goods', () => {
  it('returns pages of listed goods with the sold-out ones at the end', async () => {
    const first = await search('')
    const second = await search('offset=20')
    expect(first.items).toHaveLength(20)
    expect(second.last).toBe(true)
    const all = [...first.items, ...second.items]
    expect(idsOf({ items: all })).not.toContain('G1029')
    expect(idsOf({ items: all })).not.toContain('G1036')
    expect(all[all.length - 1]).toMatchObject({ spuId: 'G1004', stock: 'NONE', left: null })
  })

  it('finds names in each language and ignores wildcards', async () => {
    expect(idsOf(await search('keyword=tote'))).toEqual(['G1001'])
    expect(idsOf(await search(`keyword=${encodeURIComponent('書籤')}`))).toEqual(['G1002'])
    expect(idsOf(await search('keyword=%25'))).toEqual([])
  })

  it('returns the nearest goods and the correction for a misspelled keyword', async () => {
    const found = await search(`keyword=${encodeURIComponent('黄桐书签')}`)
    expect(found).toMatchObject({ corrected: '黄铜书签', items: [{ spuId: 'G1002' }] })
  })

  it('filters by category, stock, counter and price, and sorts by price', async () => {
    const found = await search(
      'categoryId=PRINTS&inStock=true&selfTake=true&minPrice=3000&maxPrice=10000&sortType=PRICE_DOWN',
    )
    expect(idsOf(found)).toEqual(['G1003', 'G1022', 'G1002', 'G1021'])
  })

  it.each(['RECOMMEND', 'PRICE_UP', 'PRICE_DOWN'])('has a stable order among equals by %s', async (sortType) => {
    const { db } = test.gateway.context
    const ids = ['G1003', 'G1022', 'G1002', 'G1021']
    const before = await listRows(db, 'spus', { spu_id: ids })
    const prices = await listRows(db, 'skus', { spu_id: ids })
    for (const spuId of ids) {
      await changeRow(db, 'spus', { spu_id: spuId }, { sort: 0 })
      await db.updateTable('skus').set({ price: 5000 }).where('spu_id', '=', spuId).execute()
    }
    const found = await search(`categoryId=PRINTS&selfTake=true&minPrice=5000&maxPrice=5000&sortType=${sortType}`)
    for (const { spu_id: id, sort } of before) await changeRow(db, 'spus', { spu_id: id }, { sort })
    for (const { sku_id: id, price } of prices) await changeRow(db, 'skus', { sku_id: id }, { price })
    expect(idsOf(found)).toEqual([...ids].sort())
  })

  it('sorts by the time of the listing', async () => {
    expect(idsOf(await search('sortType=NEW&length=1'))).toEqual(['G1040'])
  })

  it('omits goods that are only handed out at shows of other cities', async () => {
    const [one, other] = await Promise.all(
      ['BL1106', 'BL8201'].map(async (city) => idsOf(await search(`categoryId=GIFTS&cityId=${city}`))),
    )
    expect([one?.includes('G1035'), other?.includes('G1035')].sort()).toEqual([false, true])
  })

  it('rejects a price below 0', async () => {
    expect((await test.ask('home/pub/v3/spus/search?minPrice=-1')).body.statusCode).toBe(400)
  })
})

describe('categories of goods', () => {
  it('have the number of their listed goods', async () => {
    const categories = await get('pub/v1/spu_categories')
    expect(categories).toHaveLength(6)
    const { total } = await search('categoryId=HOME')
    expect(categories.find((each: { categoryId: string }) => each.categoryId === 'HOME').count).toBe(total)
  })
})

describe('the page of goods', () => {
  it('returns delivery, limits and shows without numbers of pieces above 10', async () => {
    const tote = await get('pub/v2/spus/G1001')
    expect(tote).toMatchObject({ spuType: 'GOODS', deliverMethods: ['EXPRESS', 'SELF_TAKE'], refundRule: 'SEVEN_DAYS' })
    expect(tote.shows.map(({ showId }: { showId: string }) => showId)).toEqual(['S1007'])
    expect(JSON.stringify(tote.skus)).not.toMatch(/"left":\d{3}/)
    expect(await get('pub/v2/spus/G1025')).toMatchObject({ perBuyer: 2, perOrder: 2, saleTime: null })
  })

  it('omits combinations of values that are not made', async () => {
    const { skus } = await get('pub/v2/spus/G1011')
    expect(skus).toHaveLength(14)
    expect((await get('pub/v2/spus/G1015')).skus).toHaveLength(240)
  })

  it('is found by the id of the own system of the merchant', async () => {
    expect(await get('pub/v1/spus/third_party/ERP-G1003')).toEqual({ spuId: 'G1003' })
    expect((await test.ask('pub/v1/spus/third_party/none')).body.statusCode).toBe(404)
  })
})
