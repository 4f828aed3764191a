import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { caddyFile, nginxFile } from '../../../scripts/pages/headers/server-files'
import { contentSecurityPolicy, FOREVER } from '../../../scripts/pages/headers/headers'
import { createReads, type Fetch } from '../../../scripts/pages/reads'
import { createPageServer } from '../../../scripts/pages/server'
import { createSite } from '../../../scripts/pages/site'
import { TEMPLATE } from '../../gateway/support/pages'

const ORIGIN = 'https://tickets.example'
const SETTINGS = { gateway: 'https://api.example', pictureHosts: null, payHosts: [], uploadHosts: [] }

const shop: Fetch = (address) =>
  Promise.resolve(
    address.includes('shop/configs')
      ? { status: 200, body: { statusCode: 200, data: { shopName: 'Lantern' } } }
      : { status: 404, body: null },
  )

const servers: Server[] = []
const serve = async (fetch: Fetch): Promise<string> => {
  const site = createSite({
    template: TEMPLATE,
    file: () => null,
    reads: createReads(fetch, () => 0),
    settings: SETTINGS,
    now: () => 0,
    failed: () => undefined,
  })
  const server = createPageServer(site, ORIGIN, () => undefined)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterAll(() => servers.forEach((server) => server.close()))

describe('the page server', () => {
  test('uses its public origin in responses for any requested host', async () => {
    const url = await serve(shop)
    const response = await fetch(`${url}/order`)
    expect(response.status).toBe(200)
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(response.headers.get('content-security-policy')).toBe(contentSecurityPolicy(TEMPLATE, SETTINGS))
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    const known = await fetch(`${url}/order`, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
    expect(known.status).toBe(304)
  })

  test('serves the built page for the service worker, with the headers of a page', async () => {
    const url = await serve(shop)
    const response = await fetch(`${url}/index.html`)
    expect(await response.text()).toBe(TEMPLATE)
    expect(response.headers.get('content-security-policy')).toBe(contentSecurityPolicy(TEMPLATE, SETTINGS))
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('serves a web app manifest with the merchant’s name, and none without the gateway', async () => {
    const url = await serve(shop)
    const response = await fetch(`${url}/manifest.webmanifest`, { headers: { 'accept-language': 'en' } })
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
    expect(await response.json()).toMatchObject({ name: 'Lantern', lang: 'en', start_url: '/', display: 'standalone' })
    const without = await serve(() => Promise.reject(new Error('refused')))
    expect((await fetch(`${without}/manifest.webmanifest`)).status).toBe(503)
  })

  test('returns 404 without an ETag for a missing page', async () => {
    const url = await serve(shop)
    const { headers } = await fetch(`${url}/content/S1`)
    const again = await fetch(`${url}/content/S1`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(404)
  })

  test('redirects an unclean address to the clean path', async () => {
    const url = await serve(shop)
    const { status, headers } = await fetch(`${url}/Order。?lang=en`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, '/order?lang=en'])
  })

  test('accepts only GET and HEAD', async () => {
    const url = await serve(shop)
    const refused = await fetch(`${url}/order`, { method: 'POST', body: 'a=1' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await (await fetch(`${url}/order`, { method: 'HEAD' })).text()).toBe('')
  })

  test('serves no sitemap without the gateway, because an empty sitemap would remove every page', async () => {
    const url = await serve(() => Promise.reject(new Error('refused')))
    expect((await fetch(`${url}/sitemap.xml`)).status).toBe(503)
    expect((await fetch(`${url}/content/S1`)).status).toBe(200)
  })
})

describe.each([
  ['nginx', nginxFile(TEMPLATE, SETTINGS)],
  ['Caddy', caddyFile(TEMPLATE, SETTINGS)],
])('the configuration file for %s', (_, text) => {
  test('contains the policy, the cache times and the other headers', () => {
    expect(text).toContain(`"${contentSecurityPolicy(TEMPLATE, SETTINGS)}"`)
    expect(text).toContain(`"${FOREVER}"`)
    for (const name of ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'strict-transport-security'])
      expect(text).toContain(name)
  })

  test('contains every folder of the build, and the page server', () => {
    for (const folder of ['js', 'css', 'chunk', 'static']) expect(text).toMatch(new RegExp(`[/(|]${folder}[/|)]`))
    expect(text).toContain('127.0.0.1:4180')
  })
})
