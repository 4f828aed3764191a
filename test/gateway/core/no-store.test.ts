import { METHODS, type OpenApi } from '../../../scripts/contract/openapi'
import { useGateway } from '../support/gateway'

const test = useGateway()
let token: string
beforeAll(async () => {
  token = (await test.signIn()).accessToken
})

const cacheControl = async (path: string, options = {}) => (await test.ask(path, options)).headers.get('cache-control')

describe('the cache-control header', () => {
  it.each(['user/buyer/v3/profile', 'trade/buyer/refund/v1/refunds'])(
    'prevents caches from storing the personal response of %s',
    async (path) => {
      expect(await cacheControl(path, { token })).toBe('no-store')
      expect(await cacheControl(path)).toBe('no-store')
    },
  )

  it('prevents caches from storing any response that contains a token', async () => {
    const document = (await (await fetch(`${test.gateway.url}/openapi.json`)).json()) as OpenApi
    const calls = Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const hasToken = JSON.stringify(item[method]?.responses ?? {}).includes('"accessToken"')
        return hasToken ? [{ path: path.slice(1), method: method.toUpperCase() }] : []
      }),
    )
    expect(calls.map(({ path }) => path)).toContain('common/pub/v1/login_or_register')
    for (const { path, method } of calls)
      expect([path, await cacheControl(path, { method, body: {} })]).toEqual([path, 'no-store'])
  })

  it.each([
    ['risk/pub/v1/captcha/check', 'POST'],
    ['trade/pub/v3/ticket_gifts/none', 'GET'],
    ['home/pub/v5/citys/current_location', 'GET'],
  ])('prevents caches from storing the response of %s', async (path, method) => {
    expect(await cacheControl(path, { method, ...(method === 'POST' && { body: {} }) })).toBe('no-store')
  })

  it('prevents caches from storing the console’s list of codes', async () => {
    expect(await cacheControl('console/api/codes')).toBe('no-store')
  })

  it.each(['home/pub/v3/venues', 'copywriting/config'])('allows caches to store the response of %s', async (path) => {
    expect(await cacheControl(path)).toBeNull()
  })
})
