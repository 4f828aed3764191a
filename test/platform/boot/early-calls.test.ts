/** @jest-environment jsdom */
import { CLIENT_VERSION } from '@/domain/version'
import { chosenCity, earlyCalls as start } from '@/platform/boot/early-calls'
import { aClient } from '../../support/data/client-facts'

/** Addresses that were fetched, without the query parameters that every request has. */
const fetched: string[] = []
const sent: { query: Record<string, string>; headers: Record<string, string> }[] = []

const earlyCalls = (pathname: string, language: Parameters<typeof start>[1], site: string | null) =>
  start(pathname, language, site, aClient)

beforeEach(() => {
  document.body.innerHTML = ''
  fetched.length = 0
  sent.length = 0
  globalThis.fetch = ((address: string, { headers }: { headers: Record<string, string> }) => {
    const url = new URL(address, 'https://tickets.example')
    sent.push({ query: Object.fromEntries(url.searchParams), headers })
    for (const name of ['utcOffset', 'channelId', 'ver', 'terminalSrc', 'src']) url.searchParams.delete(name)
    fetched.push(`${url.pathname}${url.search}`)
    return Promise.reject(new Error('offline'))
  }) as unknown as typeof fetch
})

describe('early calls of the page', () => {
  it('request layout, configuration and cities of the default city on home', () => {
    const calls = earlyCalls('/', 'en-US', null)
    expect(calls['home/pub/v5/layouts']?.query).toEqual({ lang: 'en', cityId: 'BL1106', page: 'HOME' })
    expect(fetched).toEqual([
      '/home/pub/v5/layouts?lang=en&cityId=BL1106&page=HOME',
      '/home/pub/v5/shop/configs?lang=en&cityId=BL1106',
      '/home/pub/v3/shops/get?lang=en',
    ])
  })

  it('send the common query, the common headers and their own trace id', () => {
    earlyCalls('/content/S1', 'en-US', null)
    const common = { utcOffset: '480', channelId: 'c1', ver: CLIENT_VERSION, terminalSrc: 'H5', src: 'WEB' }
    expect(sent.map(({ query }) => query)).toEqual([
      { ...common, lang: 'en', cityId: 'BL1106' },
      { ...common, lang: 'en' },
    ])
    expect(sent[0]?.headers).toEqual({
      'utc-offset': '480',
      'channel-id': 'c1',
      ver: CLIENT_VERSION,
      'terminal-src': 'H5',
      src: 'WEB',
      'front-trace-id': expect.stringMatching(/^[a-z\d]{16}$/),
    })
    expect(new Set(sent.map(({ headers }) => headers['front-trace-id'])).size).toBe(2)
  })

  it('request no layout in Macao’s language before a city is chosen', () => {
    const inStorage = (site: object) => JSON.stringify({ d: site })
    expect(Object.keys(earlyCalls('/', 'zh-MO', null))).not.toContain('home/pub/v5/layouts')
    expect(earlyCalls('/', 'zh-MO', inStorage({ cityId: 'BL8201' }))['home/pub/v5/layouts']?.query.cityId).toBe(
      'BL8201',
    )
    const chosen = earlyCalls('/', 'zh-MO', inStorage({ cityId: 'BL1106', chosen: true }))
    expect(chosen['home/pub/v5/layouts']?.query.cityId).toBe('BL1106')
  })

  it('request the chosen city', () => {
    const calls = earlyCalls('/', 'zh-CN', JSON.stringify({ d: { cityId: 'BL3100' } }))
    expect(calls['home/pub/v5/layouts']?.query.cityId).toBe('BL3100')
  })

  it('request only the configuration and the cities on another screen', () => {
    expect(Object.keys(earlyCalls('/content/S1', 'zh-CN', null))).toEqual([
      'home/pub/v5/shop/configs',
      'home/pub/v3/shops/get',
    ])
  })

  it('pass a failure to the code that uses the response', async () => {
    await expect(earlyCalls('/', 'zh-CN', null)['home/pub/v5/layouts']?.answer).rejects.toThrow('offline')
  })
})

describe('responses embedded in the served page', () => {
  const SHOP = '{"statusCode":200,"data":{"shopName":"a</b"}}'
  const serve = (path: string, query: string, body: string) =>
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" data-answer="${path}" data-query="${query}">${body}</script>`,
    )

  it('are removed from the page and used instead of requests', async () => {
    serve('home/pub/v5/shop/configs', 'cityId=BL1106&amp;lang=en', SHOP)
    serve('show/pub/v5/show/S1/static', 'lang=en', '{}')
    const calls = earlyCalls('/content/S1', 'en-US', null)
    expect((await calls['home/pub/v5/shop/configs']?.answer)?.text).toBe(SHOP)
    expect(calls['show/pub/v5/show/S1/static']?.query).toEqual({ lang: 'en' })
    expect(fetched).toEqual(['/home/pub/v3/shops/get?lang=en'])
    expect(document.querySelector('script')).toBeNull()
  })

  it.each([
    ['another city', 'en-US', JSON.stringify({ d: { cityId: 'BL3100' } })],
    ['another language', 'zh-CN', null],
  ] as const)('are requested again for %s', (_, language, site) => {
    serve('home/pub/v5/shop/configs', 'cityId=BL1106&amp;lang=en', SHOP)
    earlyCalls('/content/S1', language, site)
    expect(fetched).toHaveLength(2)
  })

  it('belong to the default city unless another city was chosen', () => {
    expect(chosenCity(null)).toBeNull()
    expect(chosenCity(JSON.stringify({ d: { cityId: 'BL1106' } }))).toBeNull()
    expect(chosenCity(JSON.stringify({ d: { cityId: 'BL3100' } }))).toBe('BL3100')
  })
})
