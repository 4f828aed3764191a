import { moduleTexts } from '../../../scripts/gateway/core/texts'

const tree = { sold: '《{show}》的 {count} 张门票已售出' }
const texts = moduleTexts({ 'zh-CN': tree, 'zh-MO': tree, 'en-US': { sold: '{count} of “{show}” sold' } })
const sold = (show: string) => texts.translate('zh-CN', 'sold', { show, count: 2 })

test('adds no second pair of title brackets to a title that has brackets', () => {
  expect(sold('雷雨')).toBe('《雷雨》的 2 张门票已售出')
  expect(sold('《雷雨》')).toBe('《雷雨》的 2 张门票已售出')
  expect(sold('《无声之境》当代舞')).toBe('《无声之境》当代舞的 2 张门票已售出')
})

test('leaves a text placeholder unchanged if the value is missing', () => {
  expect(texts.translate('zh-CN', 'sold', { count: 2 })).toBe('《{show}》的 2 张门票已售出')
})
