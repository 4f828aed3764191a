import { orderName } from '@/components/order/order-name'
import { texts } from '@/locales/texts'

beforeAll(() => texts.setLanguage('zh-CN'))

const parent = { firstShowName: '甲', crossShow: true, childCount: 3, hasChildren: true }

it('names a parent order by its combo', () => {
  expect(orderName({ ...parent, promotionTitle: '音乐季套票' }, texts.translator())).toBe('音乐季套票')
  expect(orderName({ ...parent, promotionTitle: '' }, texts.translator())).toContain('甲')
})

it('names a child of a combo by its show', () => {
  const child = { firstShowName: '甲', crossShow: false, promotionTitle: '音乐季套票' }
  expect(orderName(child, texts.translator())).toBe('甲')
})
