import { METHODS, type OpenApi } from '../../../scripts/contract/openapi'
import { useGateway } from '../support/gateway'

const test = useGateway()
let token: string
beforeAll(async () => {
  token = (await test.signIn()).accessToken
})

const cacheControl = async (path: string, options = {}) => (await test.ask(path, options)).headers.get('cache-control')

describe('the header cache-control', () => {
  it.each(['user/buyer/v3/profile', 'trade/buyer/refund/v1/refunds'])('forbids to store %s', async (path) => {
    expect(await cacheControl(path, { token })).toBe('no-store')
    expect(await cacheControl(path)).toBe('no-store')
  })

  it('forbids to store every answer that has a token', async () => {
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
  ])('forbids to store %s', async (path, method) => {
    expect(await cacheControl(path, { method, ...(method === 'POST' && { body: {} }) })).toBe('no-store')
  })

  it('forbids to store the codes of the console', async () => {
    expect(await cacheControl('console/api/codes')).toBe('no-store')
  })

  it.each(['home/pub/v3/venues', 'copywriting/config'])('lets caches store %s', async (path) => {
    expect(await cacheControl(path)).toBeNull()
  })
})
