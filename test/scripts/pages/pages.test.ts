import { JSDOM } from 'jsdom'
import { createPages, type PagesDeps } from '../../../scripts/pages/pages'
import { createRead } from '../../../scripts/pages/reads'
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
    read: createRead(fetch, () => 0),
    now: () => 0,
    failed: (error) => failures.push(error),
    ...more,
  })
  return { failures, pages: (address: string) => pages({ origin: ORIGIN, address, acceptLanguage: 'en' }) }
}

const answered = (data: object) => ({ status: 200, body: { statusCode: 200, data } })

describe('a gateway that fails does not keep a page back', () => {
  test('with an error it comes without contents, and the failure is told', async () => {
    const { failures, pages } = pagesOf(() => Promise.reject(new Error('refused')))
    const { status, html } = await pages('/content/S1')
    expect([status, failures.length]).toEqual([200, 1])
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/content/S1" />`)
    expect(html).toContain('<title>Foyer</title>')
    expect(html).not.toContain('id="served"')
  })

  test('nor does one that never answers', async () => {
    const { pages } = pagesOf(() => new Promise(() => undefined), { timeout: 1 })
    expect(await pages('/')).toMatchObject({ status: 200, language: 'en-US' })
  })

  test('an unknown address is not found all the same', async () => {
    const { pages } = pagesOf(() => Promise.reject(new Error('refused')))
    expect((await pages('/nowhere')).status).toBe(404)
  })
})

describe('an address', () => {
  const known = pagesOf((address) =>
    Promise.resolve(address.includes('shop/configs') ? answered({ shopName: 'Lantern' }) : { status: 404, body: null }),
  )

  test.each(['/content/%20', '/content/', '/order/detail', '/tour-detail', '//evil.example/', '/javascript:alert(1)'])(
    '%s is no page',
    async (address) => {
      const { status, html } = await known.pages(address)
      expect(status).toBe(404)
      expect(html).not.toContain('evil.example')
    },
  )

  test('of a mini program’s page leads to its screen, for no engine', async () => {
    const { status, html } = await known.pages('/packages/order/orders/orders')
    expect([status, html.includes('content="noindex"')]).toEqual([200, true])
  })

  test('of a group that is asked for as a show has the group’s', async () => {
    const group = { showGroupId: 'SG1', showGroupName: 'Evenings', shows: [] }
    const { pages } = pagesOf((address) =>
      Promise.resolve(address.includes('show_group') ? answered(group) : answered({ shopName: 'Lantern' })),
    )
    const { html } = await pages('/content/SG1?lang=en')
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/group-show/SG1?lang=en" />`)
    expect(html).toContain('<title>Evenings - Lantern</title>')
  })
})

test('pictures come from the gateway’s public origin; what is no address is left out', async () => {
  const shop = (shopAvatar: string) =>
    pagesOf(() => Promise.resolve(answered({ shopName: 'Lantern', shopAvatar, components: [] })), {
      pictureOrigin: 'https://api.example',
    })
  expect((await shop('/media/a.webp').pages('/')).html).toContain('"https://api.example/media/a.webp"')
  expect((await shop('https://img.example/a.webp').pages('/')).html).toContain('"https://img.example/a.webp"')
  expect((await shop('javascript:alert(1)').pages('/')).html).not.toContain('og:image')
})

describe('the first picture', () => {
  const picture = '/media/posters/tide, 1.webp?v=1'
  const slides = { type: 'SLIDE_IMAGES', slides: [{ imageUrl: picture, title: 'Tide', target: { kind: 'NONE' } }] }
  const show = { showId: 'S1', showName: 'Tide', posterUrl: picture }
  const page = async (address: string): Promise<Element | null> => {
    const { pages } = pagesOf((asked) =>
      Promise.resolve(
        answered(
          asked.includes('shop/configs') ? { shopName: 'Lantern' } : { ...show, title: '', components: [slides] },
        ),
      ),
    )
    const { document } = new JSDOM((await pages(address)).html).window
    return document.querySelector('link[rel=preload][as=image][fetchpriority=high]')
  }

  test.each([
    ['/', FIRST_PICTURES.slide],
    ['/content/S1', FIRST_PICTURES.poster],
  ])('of %s is asked for as the app asks for it, before any script', async (address, drawn) => {
    const { imgProps } = pictureSource((width) => pictureAt(picture, width, { gateway: '', hosts: [] }), drawn, true)
    const link = await page(address)
    expect(link?.getAttribute('imagesrcset')).toBe(imgProps?.srcSet)
    expect(link?.getAttribute('imagesizes')).toBe(imgProps?.sizes)
    expect(link?.hasAttribute('data-served')).toBe(true)
  })

  test('is none where a page has no such picture', async () => {
    expect(await page('/shop')).toBeNull()
  })
})
