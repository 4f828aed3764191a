import { goodsOrderTexts } from '@/locales/namespaces/goods-order'
import { productTexts } from '@/locales/namespaces/product'
import { texts } from '@/locales/texts'
import { doneText } from '@/packages/order/product-detail/done-text'

beforeAll(() => texts.setLanguage('zh-CN'))

const doneTextOf = (order: Parameters<typeof doneText>[0]) =>
  doneText(order, texts.translator(productTexts), texts.translator(goodsOrderTexts))

it.each([
  ['PARKING', '', '停车费已付清'],
  ['GOODS', 'O1', '商品已随演出交付'],
  ['GOODS', '', '商品已全部交付'],
  ['CARD', '', null],
] as const)('a completed order of %s with the ticket order “%s” says: %s', (itemKind, ticketOrderId, text) => {
  expect(doneTextOf({ itemKind, ticketOrderId })).toBe(text)
})
