import { getRow } from '../../../scripts/gateway/core/database/rows'
import { mediaAddress } from '../../../scripts/gateway/core/media/files'
import { createHash } from 'node:crypto'
import { catalogue } from '../../../scripts/contract/catalogue'
import { WECHAT_SCRIPT } from '../../../src/domain/web-page/wechat-script'
import { useBuiltStorefront } from '../support/built-storefront'
import { TEMPLATE } from '../support/pages'
import { readPage } from '../support/read-page'

jest.setTimeout(300_000)

const gateway = useBuiltStorefront()

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  fetch(`${gateway.url}${url}`, { headers })

const read = (url: string, headers?: Record<string, string>) => readPage(`${gateway.url}${url}`, headers)

describe('the HTML page of a show when scripts are disabled', () => {
  it('contains name, dates, place, price and picture in the address’s language', async () => {
    const page = await read('/content/S1001?lang=en&channelId=9')
    expect(page.response.status).toBe(200)
    expect(page.document.documentElement.lang).toBe('en-US')
    const { document, text } = page
    const name = document.querySelector('h1')?.textContent ?? ''
    expect(name.length).toBeGreaterThan(5)
    expect(page.title).toContain(name)
    expect(text).toContain('December 27, 2026')
    expect(text).toContain('Shanghai')
    expect(text).toMatch(/¥[\d,]+ - ¥[\d,]+/)
    expect(document.querySelector('#served img')?.getAttribute('src')).toBe(
      `${gateway.url}${mediaAddress('/media/posters/concert-01.webp')}`,
    )
    expect(page.meta('description')).toContain('Shanghai')
    expect(page.canonical).toBe(`${gateway.url}/content/S1001?lang=en`)
    expect(page.graph('url')).toBe(page.canonical)
    expect(page.graph('image')).toBe(`${gateway.url}${mediaAddress('/media/posters/concert-01.webp')}`)
    expect(page.graph('locale')).toBe('en_US')
    expect(page.graph('title')).toBe(page.title)
  })

  it('uses the browser’s language if the address has no language', async () => {
    const page = await read('/content/S1001', { accept: 'text/html', 'accept-language': 'zh-HK,zh;q=0.9' })
    expect([page.document.documentElement.lang, page.canonical]).toEqual(['zh-MO', `${gateway.url}/content/S1001`])
    expect(page.response.headers.get('vary')).toContain('accept-language')
  })

  it('contains structured data of an event for search engines', async () => {
    const { data, canonical } = await read('/content/S1001')
    expect(data()).toMatchObject({
      '@type': 'MusicEvent',
      url: canonical,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', address: { '@type': 'PostalAddress' } },
      offers: { '@type': 'AggregateOffer', priceCurrency: 'CNY', url: canonical },
    })
    const { startDate, endDate, offers, name, image } = data()
    expect(startDate).toMatch(/^2026-12-27T\d\d:\d\d:00\+08:00$/)
    expect(Date.parse(endDate)).toBeGreaterThan(Date.parse(startDate))
    expect(Number(offers.highPrice)).toBeGreaterThan(Number(offers.lowPrice))
    expect(offers.availability).toMatch(/^https:\/\/schema\.org\/(InStock|PreOrder|SoldOut)$/)
    expect([typeof name, image]).toEqual([
      'string',
      [`${gateway.url}${mediaAddress('/media/posters/concert-01.webp')}`],
    ])
  })

  it('hides the price if the merchant does', async () => {
    const { db } = gateway.context
    const { custom_price } = await getRow(db, 'shows', { show_id: 'S1002' })
    await db.updateTable('shows').set({ custom_price: 0 }).where('show_id', '=', 'S1002').execute()
    const { text, data } = await read('/content/S1002')
    expect([text.includes('¥'), 'offers' in data()]).toEqual([false, false])
    await db.updateTable('shows').set({ custom_price }).where('show_id', '=', 'S1002').execute()
  })
})

describe('the HTML pages of lists when scripts are disabled', () => {
  it.each(['/', '/list', '/list?categoryId=concert', '/home-topic?topicId=family-weekend'])(
    'include links to shows on the page %s',
    async (url) => {
      const { links, title } = await read(url)
      expect(links.filter((link) => link?.startsWith('/content/')).length).toBeGreaterThan(3)
      expect(title.length).toBeGreaterThan(2)
    },
  )

  it('preserve the language of the address in their links', async () => {
    const { links } = await read('/list?lang=en')
    expect(links.filter((link) => !link?.includes('lang=en'))).toEqual([])
  })

  it('link only to existing addresses', async () => {
    const pages = await Promise.all(['/', '/list'].map((url) => read(url)))
    const links = [...new Set(pages.flatMap((page) => page.links))]
    const statuses = await Promise.all(links.map(async (link) => [link, (await get(link ?? '')).status]))
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  })
})

describe('the response for a missing page', () => {
  it.each([
    '/content/S9999',
    '/nowhere',
    '/tour-detail/none',
    '/venue/V99',
    '/list?categoryId=none',
    '/home-topic',
    '/js/gone.js',
    '/content/%00',
    '/coupon-share?packetCode=a%00b',
  ])('is the storefront with status 404 for %s', async (url) => {
    const { response, document, meta } = await read(url)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(document.querySelector('#app')).not.toBeNull()
    expect(meta('robots')).toBe('noindex')
  })

  it('is the requested screen if only an optional id is invalid', async () => {
    const { response, document } = await read('/coupon-info?couponId=%00')
    expect([response.status, document.querySelector('#app') !== null]).toEqual([200, true])
  })

  it('is HTML for any accepted type, except under the paths of the API', async () => {
    const any = { accept: '*/*' }
    expect((await get('/content/S1001', any)).headers.get('content-type')).toContain('text/html')
    expect((await get('/content/S9999', any)).status).toBe(404)
    expect((await get('/home/pub/v9/nothing', any)).headers.get('content-type')).toContain('application/json')
  })
})

describe('a pasted address', () => {
  it.each([
    ['/Content/S1001%E3%80%82?lang=en', '/content/S1001?lang=en'],
    ['/content/S1001&from=singlemessage&isappinstalled=0', '/content/S1001?from=singlemessage&isappinstalled=0'],
    ['/content/S1001%', '/content/S1001'],
    ['/CONTENT/S1001%20', '/content/S1001'],
    ['/LIST%?categoryId=concert', '/list?categoryId=concert'],
    ['/Search/50%', '/search/50%25'],
    ['/%', '/'],
  ])('is redirected from %s to %s', async (url, location) => {
    const response = await fetch(gateway.url + url, { headers: { accept: 'text/html' }, redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, location])
  })

  it.each([
    '/content/%',
    '/content/%E0%A4%A',
    '/venue/a%20b',
    '/announce/%E5%89%A7',
    '/nowhere%',
    '/nowhere/%ff%',
    '/content/%zz',
    '/venue/%E0%A4%A',
    '/order/detail/%',
  ])('leads to the storefront with status 404 for %s', async (url) => {
    const { response, title } = await read(url)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(title).not.toMatch(/[a-z]Id/)
  })

  it('opens the search for a keyword that contains a percent sign', async () => {
    expect((await get('/search/50%', { accept: 'text/html' })).status).toBe(200)
  })
})

describe('the HTML pages of private screens', () => {
  it.each(['/order', '/mine', '/shop', '/login', '/ticket', '/search'])(
    'exclude %s from search indexing',
    async (url) => {
      const { response, meta, canonical, document } = await read(url)
      expect([response.status, meta('robots'), canonical, document.querySelector('#served')]).toEqual([
        200,
        'noindex',
        null,
        null,
      ])
    },
  )
})

describe('the files for search engines', () => {
  const locations = async () => {
    const text = await (await get('/sitemap.xml')).text()
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address.replace(gateway.url, ''))
  }

  it('list every listed show in the sitemap, and only existing pages', async () => {
    const { db } = gateway.context
    const rows = await db.selectFrom('shows').select('show_id').where('state', '=', 'LISTED').execute()
    const found = await locations()
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.filter(({ show_id }) => !found.includes(`/content/${show_id}`))).toEqual([])
    expect(found).toEqual(expect.arrayContaining(['/', '/list', '/list?categoryId=concert']))
    expect(found.filter((path) => path.startsWith('/venue/'))).toHaveLength(17)
    expect(new Set(found).size).toBe(found.length)
    const statuses = await Promise.all(found.map(async (path) => [path, (await get(path)).status]))
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  })

  it('exclude personal pages in robots.txt, but no listed pages or their resources', async () => {
    const text = await (await get('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${gateway.url}/sitemap.xml`)
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(
      ([, path]) => new RegExp(`^${path.replace(/[.?+^$()[\]{}|]/g, '\\$&').replace(/\*/g, '.*')}`),
    )
    const isClosed = (path: string) => closed.some((pattern) => pattern.test(path))
    expect((await locations()).filter(isClosed)).toEqual([])
    for (const path of ['/order', '/order/detail/1', '/login', '/mine', '/ticket-detail-new', '/viewer'])
      expect([path, isClosed(path)]).toEqual([path, true])
    const calls = Object.values(catalogue)
    expect(calls.filter(({ auth, path }) => auth === 'buyer' && !isClosed(`/${path}`)).map(({ path }) => path)).toEqual(
      [],
    )
    const drawn = ['home/pub/v5/layouts', 'home/pub/v5/shop/configs', 'show/pub/v5/show/S1/static']
    expect(drawn.filter((path) => isClosed(`/${path}`))).toEqual([])
  })
})

describe('the headers of a page', () => {
  const policyOf = (response: Response) =>
    new Map(
      (response.headers.get('content-security-policy') ?? '').split('; ').map((each) => {
        const [name, ...sources] = each.split(' ')
        return [name, sources]
      }),
    )

  it('allow only scripts from files, one inline script and WeChat’s script', async () => {
    const response = await get('/content/S1001')
    const policy = policyOf(response)
    const script = /<script>([\s\S]*?)<\/script>/.exec(TEMPLATE)?.[1] ?? ''
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`, WECHAT_SCRIPT])
    expect(await response.text()).toContain(`<script>${script}</script>`)
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe-/)
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'self'"])
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:'])
    // The app previews a chosen picture from its object URL before the upload.
    expect(policy.get('connect-src')).toEqual(["'self'", 'blob:'])
    expect(policy.get('form-action')).toContain('https://*.unionpay.com')
  })

  it('are the same for a missing page', async () => {
    for (const url of ['/', '/content/S9999', '/order']) {
      const { headers } = await get(url)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin')
      expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('cache-control')).toBe('no-cache')
      // The sandbox uses plain HTTP. This header would make browsers block it.
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  it('prevent MIME type sniffing of every response', async () => {
    for (const url of [
      '/home/pub/v3/shops/get',
      '/media/posters/concert-01.webp',
      '/js/app.0123abcd.js',
      '/home/pub/v9/nothing',
    ])
      expect((await get(url)).headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('are not set for the pages of the sandbox', async () => {
    expect((await get('/console')).headers.get('cross-origin-opener-policy')).toBeNull()
  })
})

describe('the sandbox of the gateway', () => {
  it('applies faults to calls from the storefront, but not to server-rendered pages', async () => {
    const { faults } = gateway.context
    const fault = { route: '/show/pub/v5/show/:showId/static', answer: { kind: 'http', status: 500 }, times: 1 }
    const set = await fetch(`${gateway.url}/console/api/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    })
    expect(((await set.json()) as { statusCode: number }).statusCode).toBe(200)
    expect((await read('/content/S1003?lang=zh-MO')).text).toContain('¥')
    expect((await get('/show/pub/v5/show/S1003/static')).status).toBe(500)
    faults?.clear()
  })

  it('excludes the calls of server-rendered pages from the request log', () => {
    const routes = gateway.context.requestLog.recent().map(({ route }) => route)
    // This is the only call for which the fault is set.
    expect(routes.filter((route) => route.startsWith('/show/'))).toEqual(['/show/pub/v5/show/:showId/static'])
    expect(routes).not.toContain('/home/pub/v5/layouts')
  })
})
