import { hotGoods, searchGoods, spuCategories } from '@/api/goods-list'
import GoodsSearch from '@/packages/shop/goods-search/goods-search'
import { someGoods } from '../../../support/data/goods'
import { aPage } from '../../../support/data/page'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

jest.mock('@/platform/host', () => ({
  host: { ...jest.requireActual<{ host: object }>('@/platform/host').host, isWeb: true },
}))

describe('the search for goods', () => {
  let screen: OpenScreen
  const address = () => decodeURIComponent(window.location.pathname + window.location.search)
  const open = async (params: Record<string, string> = {}) => {
    screen = await openScreen(GoodsSearch, {
      params,
      answers: [
        [
          searchGoods,
          ({ keyword, maxPrice }) => ({
            ...aPage(keyword === '无' || maxPrice === 1 ? [] : [someGoods('G1'), someGoods('G2')]),
            corrected: keyword === '帆步袋' ? '帆布袋' : '',
          }),
        ],
        [hotGoods, () => ['海报']],
        [spuCategories, () => [{ categoryId: 'BAGS', name: '包袋', picture: '', count: 2 }]],
      ],
    })
  }
  beforeEach(() => window.history.replaceState({ idx: 1 }, '', '/goods-search'))
  afterEach(() => screen.unmount())

  it('searches for a popular keyword and adds it to the history', async () => {
    await open()
    expect(screen.sentTo(searchGoods)).toEqual([])
    await screen.press('海报')
    expect(screen.text()).toContain('共 2 件商品')
    expect(screen.stores.goodsHistory.keywords).toEqual(['海报'])
    expect(screen.stores.history.keywords).toEqual([])
    await screen.type(screen.find('input'), '')
    await screen.press('清空')
    expect(screen.stores.goodsHistory.keywords).toEqual([])
  })

  it('opens with the keyword and the filters of the address', async () => {
    await open({ keyword: '袋', categoryId: 'BAGS', sortType: 'PRICE_UP', inStock: 'true', maxPrice: '5000' })
    expect(screen.sentTo(searchGoods)[0]).toMatchObject({
      ...{ keyword: '袋', categoryId: 'BAGS', sortType: 'PRICE_UP', inStock: true, maxPrice: 5000 },
    })
    expect(screen.text()).toContain('包袋')
    expect(screen.text()).toContain('¥50 以下')
  })

  it('writes changed filters into the address', async () => {
    await open({ keyword: '袋' })
    await screen.press('推荐')
    await screen.press('最新')
    await screen.press('仅看有货')
    expect(address()).toBe('/goods-search?keyword=袋&sortType=NEW&inStock=true')
    expect(screen.sentTo(searchGoods)).toHaveLength(3)
  })

  it('names the correction of a misspelled keyword', async () => {
    await open({ keyword: '帆步袋' })
    expect(screen.text('[role=status]')).toContain('“帆布袋”')
  })

  it('recommends goods if there is no result', async () => {
    await open({ keyword: '无' })
    expect(screen.text()).toContain('没有找到“无”')
    expect(screen.text()).toContain('为你推荐')
  })

  it('clears filters that exclude all goods', async () => {
    await open({ keyword: '袋', maxPrice: '1' })
    expect(screen.text()).toContain('没有符合条件的商品')
    await screen.press('清除筛选')
    expect(screen.text()).toContain('商品G1')
    expect(address()).toBe('/goods-search?keyword=袋')
  })
})
