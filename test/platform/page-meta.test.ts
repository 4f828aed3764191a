/** @jest-environment jsdom */
import { pageMeta as alipay, pageMeta as bank, pageMeta as weapp } from '@/platform/page-meta/index'
import { pageMeta as h5 } from '@/platform/page-meta/index.h5'

const SITE = 'Tickets'

const open = (address: string): void => window.history.replaceState(null, '', address)
const attribute = (selector: string, name: string): string | null | undefined =>
  document.head.querySelector(selector)?.getAttribute(name)
const canonical = () => attribute('link[rel=canonical]', 'href')
const robots = () => attribute('meta[name=robots]', 'content')
const description = () => attribute('meta[name=description]', 'content')
const languages = () =>
  [...document.head.querySelectorAll('link[hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])

beforeEach(() => {
  document.head.innerHTML = ''
  open('/')
})

describe.each([
  { host: 'weapp', pageMeta: weapp, has: false },
  { host: 'alipay', pageMeta: alipay, has: false },
  { host: 'bank', pageMeta: bank, has: false },
  { host: 'h5', pageMeta: h5, has: true },
])('the page in view on $host', ({ pageMeta, has }) => {
  test(has ? 'is described in the head' : 'leaves the document alone', () => {
    pageMeta.set({ params: [], description: SITE })
    pageMeta.describe('A show')()
    expect(document.head.children.length > 0).toBe(has)
  })
})

describe('the page in view on the web', () => {
  test('has a canonical address with only the language, and an address for each language', () => {
    open('/content/S1?channelId=9&theme=dark')
    h5.set({ params: [], description: SITE })
    expect(canonical()).toBe('http://localhost/content/S1')
    expect(robots()).toBeUndefined()
    expect(languages()).toEqual([
      ['zh-CN', 'http://localhost/content/S1?lang=zh'],
      ['zh-MO', 'http://localhost/content/S1?lang=zh-MO'],
      ['en', 'http://localhost/content/S1?lang=en'],
      ['x-default', 'http://localhost/content/S1'],
    ])
    open('/home-topic?topicId=T1&lang=en-US')
    h5.set({ params: ['topicId'], description: SITE })
    expect(canonical()).toBe('http://localhost/home-topic?topicId=T1&lang=en')
    expect(languages()).toHaveLength(4)
  })

  test('excludes a personal page from search engines, but not the next public page', () => {
    h5.set({ params: [], description: SITE })
    open('/order')
    h5.set({ params: null, description: SITE })
    expect([robots(), canonical(), languages()]).toEqual(['noindex', undefined, []])
    open('/list')
    h5.set({ params: [], description: SITE })
    expect([robots(), canonical()]).toEqual([undefined, 'http://localhost/list'])
  })

  test('removes tags served for another page, and preserves tags of this page', () => {
    open('/content/S1')
    document.head.innerHTML = `<link rel="canonical" href="http://localhost/content/S1">
      <meta property="og:title" content="S1" data-served><script type="application/ld+json" data-served>{}</script>`
    h5.set({ params: [], description: SITE })
    expect(document.head.querySelectorAll('[data-served]')).toHaveLength(2)
    open('/content/S2')
    h5.set({ params: [], description: SITE })
    expect(document.head.querySelectorAll('[data-served]')).toHaveLength(0)
  })

  test('describes a screen while it is in view', () => {
    h5.set({ params: [], description: SITE })
    const first = h5.describe('The first')
    expect(description()).toBe('The first')
    const second = h5.describe('The second')
    h5.set({ params: [], description: SITE })
    first()
    expect(description()).toBe('The second')
    second()
    expect(description()).toBe(SITE)
  })

  test('indexes a purchase step under the address of the show', () => {
    open('/pick-seat/S1?sessionId=S1N01&lang=en')
    h5.set({ params: null, instead: (path) => path.replace('/pick-seat/', '/content/'), description: SITE })
    expect(canonical()).toBe('http://localhost/content/S1?lang=en')
    expect(robots()).toBeUndefined()
    expect(languages()).toEqual([])
    open('/orders')
    h5.set({ params: null, instead: () => null, description: SITE })
    expect([canonical(), robots()]).toEqual([undefined, 'noindex'])
  })
})
