import { filesFor, fits, type PageFacts } from '@/platform/boot/page-facts'

const facts: PageFacts = {
  routes: [
    ['/', [0]],
    ['/open-show/confirm', [1]],
    ['/open-show/:showId', [2, 3]],
  ],
  files: ['/home.js', '/confirm.js', '/detail.js', '/detail.css', '/zh.js'],
  texts: { 'zh-CN': 4 },
}

it.each([
  ['/', '/', true],
  ['/content/:showId', '/content/S1', true],
  ['/content/:showId', '/content/S1/', true],
  ['/content/:showId', '/content', false],
  ['/content/:showId', '/content/', false],
  ['/order', '/order/confirm', false],
])('%s fits %s: %s', (pattern, path, expected) => expect(fits(pattern, path)).toBe(expected))

describe('files to fetch ahead', () => {
  it('are the texts and those of the screen', () =>
    expect(filesFor(facts, '/open-show/7', 'zh-CN')).toEqual(['/zh.js', '/detail.js', '/detail.css']))
  it('a fixed address wins over a parameter', () =>
    expect(filesFor(facts, '/open-show/confirm', 'zh-CN')).toEqual(['/zh.js', '/confirm.js']))
  it('an unknown address has its texts only', () => expect(filesFor(facts, '/nowhere', 'zh-CN')).toEqual(['/zh.js']))
  it('an unknown language has none', () => expect(filesFor(facts, '/', 'en-US')).toEqual(['/home.js']))
})
