import { cartCount } from '@/api/cart'
import { favoriteIds, favoriteShows, favoriteTours } from '@/api/favorite'
import { searchGoods, spuCategories } from '@/api/goods-list'
import Shop from '@/pages/shop/shop'
import { someGoods } from '../../support/data/goods'
import { aPage } from '../../support/data/page'
import { aShowCard } from '../../support/data/show-card'
import { NOW } from '../../support/fake-clock'
import { type Answers, offline } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const CATEGORIES = [
  { categoryId: 'BAGS', name: '包袋', picture: '', count: 1 },
  { categoryId: 'HOME', name: '家居', picture: '', count: 1 },
]

const favorites: Answers = [
  [favoriteIds, () => ({ showIds: ['S1'], tourIds: [] })],
  [favoriteShows, () => ({ items: [aShowCard('S1', { showName: '潮声' })], total: 1, last: true })],
  [favoriteTours, () => []],
]

let screen: OpenScreen
afterEach(() => screen.unmount())

describe('the shop', () => {
  const open = async (params: Record<string, string> = {}) => {
    screen = await openScreen(Shop, {
      ...{ params, member: true, config: { productCartConfig: { enable: true, enableSpuType: ['GOODS'] } } },
      answers: [
        [cartCount, () => ({ count: 3 })],
        [spuCategories, () => CATEGORIES],
        [
          searchGoods,
          ({ categoryId }) =>
            aPage(
              categoryId === 'HOME'
                ? []
                : [
                    someGoods('G1', { stock: 'FEW', left: 3 }),
                    someGoods('G2', { stock: 'NONE' }),
                    someGoods('G3', { saleTime: NOW + 86_400_000 }),
                    someGoods('G4', { spuType: 'PREORDER' }),
                  ],
            ),
        ],
      ],
    })
  }

  it('lists goods with their states and opens their page', async () => {
    await open()
    const tiles = screen.all('[role=listitem]').map(({ textContent }) => textContent)
    expect(tiles).toEqual([
      expect.stringContaining('仅剩 3 件'),
      expect.stringContaining('已售罄'),
      expect.stringMatching(/\d{2}:\d{2} 开售$/),
      expect.stringMatching(/预售$/),
    ])
    await screen.press('商品G2')
    expect(screen.went).toEqual([['open', 'shop-detail', { id: 'G2' }]])
  })

  it('reads the number of goods in the cart to screen readers', async () => {
    await open()
    expect(screen.button('购物车')).toBeDefined()
    await screen.change(() => void screen.stores.cart.refresh())
    await screen.press('购物车有 3 件商品')
    expect(screen.went).toEqual([['open', 'cart-list']])
  })

  it('opens the category of the link, and all goods from an empty one', async () => {
    await open({ categoryId: 'HOME' })
    expect(screen.sentTo(searchGoods)).toMatchObject([{ categoryId: 'HOME' }])
    expect(screen.text()).toContain('这个分类暂时没有商品')
    await screen.press('看看全部商品')
    expect(screen.text()).toContain('商品G1')
  })

  it('lists the goods of a selected category', async () => {
    await open()
    await screen.press('包袋')
    expect(screen.sentTo(searchGoods)).toMatchObject([{}, { categoryId: 'BAGS' }])
    expect(screen.button('包袋').getAttribute('aria-pressed')).toBe('true')
  })

  it('links to the favorites and the venues below the goods', async () => {
    await open()
    await screen.press('我的收藏')
    await screen.press('合作场馆')
    expect(screen.went).toEqual([
      ['open', 'favorite-show'],
      ['open', 'venue-list'],
    ])
  })

  it('loads the goods again after a failure', async () => {
    screen = await openScreen(Shop, {
      answers: [
        [spuCategories, () => CATEGORIES],
        [searchGoods, offline],
      ],
    })
    screen.answer(searchGoods, () => aPage([someGoods('G1')]))
    await screen.press('重试')
    expect(screen.text()).toContain('商品G1')
  })
})

describe('the tab of a merchant without goods', () => {
  it('opens the login for a visitor and shows the favorites afterwards', async () => {
    screen = await openScreen(Shop, { answers: [...favorites, [spuCategories, () => []]] })
    expect(screen.sentTo(favoriteShows)).toEqual([])
    await screen.press('登录 / 注册')
    expect(screen.went).toEqual([['openLogin']])
    await screen.logIn()
    await screen.settle()
    expect(screen.text()).toContain('潮声')
  })
})
