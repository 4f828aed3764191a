import { filesFor, fits, type PageFacts } from '@/platform/boot/page-facts'

const facts: PageFacts = {
  routes: [
    ['/', [0]],
    ['/open-show/confirm', [1]],
    ['/open-show/:showId', [2, 3]],
  ],
  files: ['/home.js', '/confirm.js', '/detail.js', '/detail.css', '/zh.js', '/bar.js'],
  texts: { 'zh-CN': 4 },
  scripts: [],
  desktop: [5],
}

it.each([
  ['/', ['/'], ['/order']],
  ['/content/:showId', ['/content/S1', '/content/S1/'], ['/content', '/content/']],
  ['/order', ['/order'], ['/order/confirm']],
])('%s fits %j, not %j', (pattern, own, others) => {
  expect([...own, ...others].filter((path) => fits(pattern, path))).toEqual(own)
})

describe('files to fetch ahead', () => {
  it('are the texts and the screen’s files', () =>
    expect(filesFor(facts, '/open-show/7', 'zh-CN', false)).toEqual(['/zh.js', '/detail.js', '/detail.css']))
  it('a fixed address wins over a parameter', () =>
    expect(filesFor(facts, '/open-show/confirm', 'zh-CN', false)).toEqual(['/zh.js', '/confirm.js']))
  it('an unknown address has its texts only', () =>
    expect(filesFor(facts, '/nowhere', 'zh-CN', false)).toEqual(['/zh.js']))
  it('a desktop has its bar’s too', () =>
    expect(filesFor(facts, '/nowhere', 'zh-CN', true)).toEqual(['/zh.js', '/bar.js']))
  it('an unknown language has none', () => expect(filesFor(facts, '/', 'en-US', false)).toEqual(['/home.js']))
})
