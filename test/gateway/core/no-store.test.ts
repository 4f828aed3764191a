import { testGateway, type TestGateway } from '../support/gateway'

jest.setTimeout(240_000)

let test: TestGateway
let token: string
beforeAll(async () => {
  test = await testGateway()
  token = (await test.signIn()).accessToken
})
afterAll(() => test.gateway.close())

const cacheControl = async (path: string, options = {}) => (await test.ask(path, options)).headers.get('cache-control')

describe('cache-control', () => {
  it.each(['user/buyer/v3/profile', 'trade/buyer/refund/v1/refunds'])('forbids to store %s', async (path) => {
    expect(await cacheControl(path, { token })).toBe('no-store')
    expect(await cacheControl(path)).toBe('no-store')
  })

  it.each(['user/pub/v3/login', 'user/pub/v3/refresh_token'])('forbids to store the tokens of %s', async (path) => {
    expect(await cacheControl(path, { method: 'POST', body: {} })).toBe('no-store')
  })

  it('forbids to store the codes of the console', async () => {
    expect(await cacheControl('console/api/codes')).toBe('no-store')
  })

  it('leaves public answers as they are', async () => {
    expect(await cacheControl('home/pub/v3/venues')).toBeNull()
  })
})
