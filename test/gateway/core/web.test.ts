import { rmSync } from 'node:fs'
import { type RunningGateway, startGateway } from '../../../scripts/gateway/core/server'
import { START } from '../support/gateway'
import { lendDatabase } from '../support/native/database'
import { builtFolder } from '../support/pages'

jest.setTimeout(240_000)

let root: string
let gateway: RunningGateway
beforeAll(async () => {
  root = builtFolder()
  gateway = await startGateway({ webRoot: root, database: await lendDatabase(START), logLevel: 'silent' })
})
afterAll(async () => {
  await gateway.close()
  rmSync(root, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${url}`, { headers })
const page = { accept: 'text/html' }

describe('the storefront served beside the API', () => {
  it.each(['/', '/content/S1001', '/order/detail/O1?from=list'])('is the HTML page at %s', async (url) => {
    const response = await get(url, page)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('Foyer')
  })

  it('has compressed scripts, which are cached permanently if their names contain a hash', async () => {
    const response = await get('/js/app.0123abcd.js', { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await response.text()).length).toBeGreaterThan(3000)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('returns 304 for a cached page', async () => {
    const etag = (await get('/', page)).headers.get('etag') ?? ''
    expect((await get('/', { ...page, 'if-none-match': etag })).status).toBe(304)
  })

  it('is not returned for an unknown API call', async () => {
    const response = await get('/home/pub/v9/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ statusCode: 404 })
  })

  it.each(['/..%2f..%2fetc%2fpasswd', '/js/%2e%2e/%2e%2e/package.json', '/media/../server.ts', '/%E0%A4%A'])(
    'includes no file from outside its folder: %s',
    async (url) => {
      const response = await get(url)
      expect([400, 404]).toContain(response.status)
    },
  )
})
