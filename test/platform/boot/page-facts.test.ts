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
])('matches the pattern %s with %j, but not with %j', (pattern, own, others) => {
  expect([...own, ...others].filter((path) => fits(pattern, path))).toEqual(own)
})

describe('files to preload for a page', () => {
  it('are the files of the texts and of the screen', () =>
    expect(filesFor(facts, '/open-show/7', 'zh-CN', false)).toEqual(['/zh.js', '/detail.js', '/detail.css']))
  it('match a fixed address before an address with a parameter', () =>
    expect(filesFor(facts, '/open-show/confirm', 'zh-CN', false)).toEqual(['/zh.js', '/confirm.js']))
  it('are only the files of the texts for an unknown address', () =>
    expect(filesFor(facts, '/nowhere', 'zh-CN', false)).toEqual(['/zh.js']))
  it('include the files of the navigation bar on a desktop', () =>
    expect(filesFor(facts, '/nowhere', 'zh-CN', true)).toEqual(['/zh.js', '/bar.js']))
  it('are empty for an unknown language', () => expect(filesFor(facts, '/', 'en-US', false)).toEqual(['/home.js']))
})
