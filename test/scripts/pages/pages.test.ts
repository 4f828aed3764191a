import { JSDOM } from 'jsdom'
import { createPages, type PagesDeps } from '../../../scripts/pages/pages'
import { createReads } from '../../../scripts/pages/reads'
import { FIRST_PICTURES } from '../../../src/domain/drawn-picture'
import { pictureAt } from '../../../src/domain/picture'
import { pictureSource } from '../../../src/platform/picture/index.h5'
import { TEMPLATE } from '../../gateway/support/pages'

const ORIGIN = 'https://tickets.example'

const pagesOf = (
  fetch: (address: string) => Promise<{ status: number; body: unknown }>,
  more: Partial<PagesDeps> = {},
) => {
  const failures: unknown[] = []
  const pages = createPages({
    template: TEMPLATE,
    file: () => null,
    reads: createReads(fetch, () => 0),
    now: () => 0,
    failed: (error) => failures.push(error),
    ...more,
  })
  return { failures, pages: (address: string) => pages.page({ origin: ORIGIN, address, acceptLanguage: 'en' }) }
}

const answered = (data: object) => ({ status: 200, body: { statusCode: 200, data } })

describe('a page while the gateway fails', () => {
  test('is served without contents after an error, and the error is reported', async () => {
    const { failures, pages } = pagesOf(() => Promise.reject(new Error('refused')))
    const { status, html } = await pages('/content/S1')
    expect([status, failures.length]).toEqual([200, 1])
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/content/S1" />`)
    expect(html).toContain('<title>Foyer</title>')
    expect(html).not.toContain('id="served"')
  })

  test('is served if the gateway never responds', async () => {
    const { pages } = pagesOf(() => new Promise(() => undefined), { timeout: 1 })
    expect(await pages('/')).toMatchObject({ status: 200, language: 'en-US' })
  })

  test('returns 404 for an unknown address', async () => {
    const { pages } = pagesOf(() => Promise.reject(new Error('refused')))
    expect((await pages('/nowhere')).status).toBe(404)
  })
})

describe('a page address', () => {
  const known = pagesOf((address) =>
    Promise.resolve(address.includes('shop/configs') ? answered({ shopName: 'Lantern' }) : { status: 404, body: null }),
  )

  test.each(['/content/%20', '/content/', '/order/detail', '/tour-detail', '//evil.example/', '/javascript:alert(1)'])(
    'returns 404 for %s',
    async (address) => {
      const { status, html } = await known.pages(address)
      expect(status).toBe(404)
      expect(html).not.toContain('evil.example')
    },
  )

  test('opens a mini program’s page path, without indexing', async () => {
    const { status, html } = await known.pages('/packages/order/orders/orders')
    expect([status, html.includes('content="noindex"')]).toEqual([200, true])
  })

  test('has the group’s canonical address if a show group is requested as a show', async () => {
    const group = { showGroupId: 'SG1', showGroupName: 'Evenings', shows: [] }
    const { pages } = pagesOf((address) =>
      Promise.resolve(address.includes('show_group') ? answered(group) : answered({ shopName: 'Lantern' })),
    )
    const { html } = await pages('/content/SG1?lang=en')
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/group-show/SG1?lang=en" />`)
    expect(html).toContain('<title>Evenings - Lantern</title>')
  })
})

test('uses pictures of the gateway’s public origin, and omits invalid addresses', async () => {
  const shop = (shopAvatar: string) =>
    pagesOf(() => Promise.resolve(answered({ shopName: 'Lantern', shopAvatar, components: [] })), {
      pictureOrigin: 'https://api.example',
    })
  expect((await shop('/media/a.webp').pages('/')).html).toContain('"https://api.example/media/a.webp"')
  expect((await shop('https://img.example/a.webp').pages('/')).html).toContain('"https://img.example/a.webp"')
  expect((await shop('javascript:alert(1)').pages('/')).html).not.toContain('og:image')
})

describe('a step of a purchase', () => {
  const { pages } = pagesOf(() => Promise.resolve(answered({ shopName: 'Lantern' })))

  test.each([
    ['/pick-seat/S1?lang=en&sessionId=N1', `${ORIGIN}/content/S1?lang=en`],
    ['/booking/S1', `${ORIGIN}/content/S1`],
  ])('has the canonical address of its show: %s', async (address, canonical) => {
    const { document } = new JSDOM((await pages(address)).html).window
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical)
    expect(document.querySelector('meta[name=robots]')).toBeNull()
  })

  test('is not indexed if only its buyer can open it', async () => {
    expect((await pages('/orders')).html).toContain('content="noindex"')
  })
})

describe('a shared page', () => {
  const answers: Readonly<Record<string, object>> = {
    'shop/configs': { shopName: 'Lantern' },
    '/static': {
      showId: 'S1',
      showName: 'Tide <b>',
      posterUrl: '/media/tide.webp',
      cityName: 'Macao',
      venueName: 'Arena',
    },
    '/dynamic': { showId: 'S1', showDetailStatus: 'ON_SALE' },
    sessions_static_data: [{ bizShowSessionId: 'N1', showTime: Date.UTC(2026, 11, 5, 11, 30), utcOffset: 480 }],
    layouts: { layoutId: 'L1', title: 'Summer nights', components: [] },
  }
  const { pages } = pagesOf((address) => {
    const known = Object.entries(answers).find(([part]) => address.includes(part))
    return Promise.resolve(known ? answered(known[1]) : { status: 404, body: null })
  })
  const open = async (address: string) => {
    const { status, html } = await pages(address)
    const { document } = new JSDOM(html).window
    const meta = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    return { status, html, meta, canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') }
  }

  test('has a preview with the session, and the canonical address of the show', async () => {
    const { status, html, meta, canonical } = await open('/share-show-detail?showId=S1&sessionId=N1&token=x&lang=en')
    expect([status, canonical]).toEqual([200, `${ORIGIN}/content/S1?lang=en`])
    expect(meta('og:title')).toBe('Tide <b> - Lantern')
    expect(meta('og:description')).toMatch(/Your friend is going.*December 5, 2026, 19:30.*Macao.*Arena/)
    expect(meta('og:image')).toBe(`${ORIGIN}/media/tide.webp`)
    expect(meta('og:url')).toBe(`${ORIGIN}/share-show-detail?showId=S1&sessionId=N1&lang=en`)
    expect(html).not.toMatch(/Tide <b>|token/)
    expect(html).not.toContain('noindex')
  })

  test('has the canonical address of its topic', async () => {
    const { meta, canonical } = await open('/share-topic-activity?topicId=summer')
    expect(canonical).toBe(`${ORIGIN}/topic-activity/summer`)
    expect(meta('og:title')).toBe('Summer nights - Lantern')
    expect(meta('og:description')).toBe('Shared by a friend')
  })

  test('returns 404 if its show does not exist', async () => {
    const { status, html } = await pagesOf((address) =>
      Promise.resolve(
        address.includes('shop/configs') ? answered({ shopName: 'Lantern' }) : { status: 404, body: null },
      ),
    ).pages('/share-show-detail?showId=S0')
    expect(status).toBe(404)
    expect(html).not.toContain('og:')
  })
})

describe('the contents that are drawn before the scripts run', () => {
  const card = { showId: 'S1', showName: 'Tide', posterUrl: '/media/p.webp', displayShowTime: 'Sat', cityName: 'Macao' }
  const slides = {
    type: 'SLIDE_IMAGES',
    slides: [{ imageUrl: '/media/b.webp', color: '#112233', target: { kind: 'NONE' } }],
  }
  const days = { type: 'SHOW_CALENDAR', days: [], shows: [card, { ...card, showId: 'S2', minOriginalPriceInfo: 0 }] }
  const answers: readonly [part: string, data: unknown][] = [
    ['shop/configs', { shopName: 'Lantern' }],
    ['/venue/', { venueId: 'V1', venueName: 'Town hall', imageUrl: '/media/v.webp' }],
    ['layouts', { title: '', components: [slides, days] }],
    ['show_list', { total: 9, items: Array.from({ length: 9 }, (_, at) => ({ ...card, showId: `S${at}` })) }],
    ['backend_categories', [{ code: 'C1', displayName: 'Opera', icon: '' }]],
    ['', { ...card, showDate: 'Dec 5' }],
  ]
  const page = async (address: string): Promise<Document> => {
    const { pages } = pagesOf((asked) =>
      Promise.resolve(answered(answers.find(([part]) => asked.includes(part))?.[1] as object)),
    )
    return new JSDOM((await pages(address)).html).window.document
  }
  const served = (document: Document) =>
    [...document.querySelectorAll<HTMLElement>('script[data-answer]')].map(
      ({ dataset }) => `${dataset.answer}?${dataset.query}`,
    )

  test('include the first slide of the home screen in place of its skeleton', async () => {
    const document = await page('/')
    expect(document.querySelector('.sk-page > .sk-hero > img')?.getAttribute('src')).toContain('/media/b.webp')
    expect(document.querySelectorAll('.sk-hero')).toHaveLength(1)
    expect(served(document)).toEqual([
      'home/pub/v5/shop/configs?cityId=BL1106&lang=en',
      'home/pub/v5/layouts?cityId=BL1106&lang=en&page=HOME',
    ])
  })

  test('include the first shows of the home screen, each linked to its page', async () => {
    const shows = (await page('/')).querySelectorAll('.sk-posters > *')
    expect([...shows].map((show) => [show.getAttribute('href'), show.getAttribute('tabindex')])).toEqual([
      ['/content/S1', '-1'],
      ['/content/S2', '-1'],
    ])
    expect([...shows[0].querySelectorAll('strong,span')].map(({ textContent }) => textContent)).toEqual([
      'Tide',
      'Sat',
      'Macao',
    ])
    expect(shows[0].querySelector('em')?.getAttribute('translate')).toBe('no')
  })

  test('include the header of a show', async () => {
    const document = await page('/content/S1')
    const view = document.querySelector('.sk-view:has(+ .sk-page)')
    expect([...(view?.querySelectorAll('strong,span') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Tide',
      'Dec 5',
    ])
    expect(view?.querySelectorAll('img[src^="/media/p.webp"]')).toHaveLength(2)
    expect(served(document)).toContain('show/pub/v5/show/S1/static?lang=en')
    // The served state of the sale may be outdated, so the app requests it again.
    expect(served(document).join()).not.toContain('dynamic')
  })

  test('include the first rows of a list, from the same request as the app', async () => {
    const document = await page('/list?categoryId=C1')
    expect(document.querySelectorAll('.sk-row')).toHaveLength(6)
    expect(document.querySelectorAll('.sk-row img[fetchpriority=low]')).toHaveLength(3)
    expect(served(document)).toContain(
      'home/pub/v3/show_list/search?backendCategoryCode=C1&cityId=BL1106&lang=en&length=20&offset=0&pageType=SHOW_LIST&sortType=RECOMMEND',
    )
  })

  test('include a venue', async () => {
    const document = await page('/venue/V1')
    expect(document.querySelector('.sk-venue strong')?.textContent).toBe('Town hall')
    expect(document.querySelector('.sk-venue img')?.getAttribute('src')).toContain('/media/v.webp')
    expect(served(document)).toContain('home/pub/v3/venue/V1?lang=en')
    expect(served(document)).toContain(
      'home/pub/v3/show_list/search?lang=en&length=20&offset=0&pageType=VENUE&venueId=V1',
    )
  })

  test('include the title of the seat map', async () => {
    expect((await page('/pick-seat/S1?lang=en')).querySelector('.sk-view strong')?.textContent).toBe(
      'Choose your seats',
    )
  })

  test('exclude a list with additional filters', async () => {
    const narrowed = await page('/list?showCalendar=2026-12-05')
    expect(narrowed.querySelector('.sk-view')).toBeNull()
    expect(served(narrowed)).toHaveLength(1)
  })
})

describe('the preload of the first picture', () => {
  const picture = '/media/posters/tide, 1.webp?v=1'
  const slides = { type: 'SLIDE_IMAGES', slides: [{ imageUrl: picture, title: 'Tide', target: { kind: 'NONE' } }] }
  const show = { showId: 'S1', showName: 'Tide', posterUrl: picture }
  const page = async (address: string): Promise<Element | null> => {
    const { pages } = pagesOf((asked) =>
      Promise.resolve(
        answered(
          asked.includes('shop/configs')
            ? { shopName: 'Lantern' }
            : { ...show, title: '', components: [slides], items: [show], total: 1, last: true },
        ),
      ),
    )
    const { document } = new JSDOM((await pages(address)).html).window
    return document.querySelector('link[rel=preload][as=image][fetchpriority=high]')
  }

  test.each([
    ['/', FIRST_PICTURES.slide],
    ['/content/S1', FIRST_PICTURES.poster],
    ['/list', FIRST_PICTURES.row],
  ])('requests for %s the same picture as the app, before any script', async (address, drawn) => {
    const { imgProps } = pictureSource((width) => pictureAt(picture, width, { gateway: '', hosts: [] }), drawn, true)
    const link = await page(address)
    expect(link?.getAttribute('imagesrcset')).toBe(imgProps?.srcSet)
    expect(link?.getAttribute('imagesizes')).toBe(imgProps?.sizes)
    expect(link?.hasAttribute('data-served')).toBe(true)
  })

  test('does not exist on a page without such a picture', async () => {
    expect(await page('/shop')).toBeNull()
  })
})
