import { GoodsLines } from '@/components/goods/goods-lines/goods-lines'
import { fen } from '@/domain/money'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{
      spuId: `G${at}`,
      name: `Bag ${at}`,
      posterUrl: '',
      idArr: [],
      quantity: 2,
      price: fen(12_800),
      required: false,
      refunded: 0,
    },
  }))

describe('ordered goods', () => {
  beforeAll(() => texts.setLanguage('zh-CN'))
  let screen: Mounted
  const open = async (count: number) => {
    screen = await mount(withServices(GoodsLines, fakeServices().services), { goods: lines(count) })
  }
  afterEach(() => screen.unmount())

  it('show ten lines without a fold', async () => {
    await open(10)
    expect(screen.text()).toContain('Bag 9')
    expect(screen.all('button')).toEqual([])
  })

  it('fold the lines after the tenth until the buyer opens them', async () => {
    await open(12)
    expect(screen.text()).not.toContain('Bag 10')
    expect(screen.find('button').textContent).toBe('还有 2 种商品')
    await screen.tap(screen.find('button'))
    expect(screen.text()).toContain('Bag 11\u00a0· ¥128 × 2')
  })

  it('stay below the limit of nodes of a page with 99 lines', async () => {
    await open(99)
    await screen.tap(screen.find('button'))
    expect(screen.all('*').length).toBeLessThan(600)
  })
})
