import { joinFacts } from '@/lib/join-facts'

test('joins facts with dots, and allows a line break only after a dot', () => {
  expect(joinFacts(['上海', '', null, undefined, '港湾剧院'])).toBe('上海\u00a0· 港湾剧院')
  expect(joinFacts([])).toBe('')
})
