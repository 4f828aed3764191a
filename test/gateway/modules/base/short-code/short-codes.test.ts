import { readCodeParam } from '@/domain/short-code'
import { parseLink } from '@/router/links'
import { factsOf, type RouteName, routeNames } from '@/router/table/table'
import { CODE_TTL } from '../../../../../scripts/gateway/modules/base/short-code/service'
import {
  isShareable,
  shareableScreens,
  webAddress,
} from '../../../../../scripts/gateway/modules/base/short-code/screens'
import { useGateway } from '../../../support/gateway'

const DETAIL = 'packages/show/show-detail/show-detail'

const test = useGateway()
let token: string
beforeAll(async () => {
  token = (await test.signIn()).accessToken
})

const generate = (page: unknown, params: unknown, who: string | undefined = token) =>
  test.ask('buyer/v1/wxapps/short_codes/generate_code', { method: 'POST', body: { page, params }, token: who })
const read = (id: string) => test.ask(`pub/v3/wxapps/wxa_codes/code_params/${id}`)
const visit = async (path: string) => {
  const response = await fetch(`${test.gateway.url}${path}`, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location') }
}

describe('the screens that a short code can open', () => {
  const nameOf = (page: string) => routeNames.find((name) => factsOf(name).page === page) as RouteName

  it.each(Object.entries(shareableScreens()))(
    'include %s, which is public in the route table',
    (page, { web, required, optional }) => {
      const facts = factsOf(nameOf(page))
      expect(facts.login).toBe(false)
      expect(facts.web).toContain(web)
      expect(Object.keys(required ?? {})).toEqual([...facts.required])
      expect(facts.optional).toEqual(expect.arrayContaining(Object.keys(optional ?? {})))
    },
  )

  it('have no parameter for an order, a person or a privilege', () => {
    const names = Object.values(shareableScreens()).flatMap(({ required, optional }) =>
      Object.keys({ ...required, ...optional }),
    )
    expect(names.filter((name) => /order|user|privilege|phone|audience|ticket|card/i.test(name))).toEqual([])
  })

  it('accept the parameters that credit a distributor', () => {
    const credited = { planDistributorId: 'p1', distributorUserId: 'd1' }
    expect(isShareable(DETAIL, { showId: 'S1001', ...credited })).toBe(true)
    expect(webAddress(DETAIL, { showId: 'S1001', ...credited })).toBe(
      '/content/S1001?planDistributorId=p1&distributorUserId=d1',
    )
  })

  it('can be parsed from their web address', () => {
    const params = { showId: 'S1001', channelId: 'friends', source: 'a' }
    const link = parseLink(webAddress(DETAIL, params))
    expect(link).toMatchObject({
      ok: true,
      value: { name: 'show-detail', params: { showId: 'S1001', source: 'a' }, query: { channelId: 'friends' } },
    })
  })

  it.each([
    ['__proto__', {}],
    ['packages/order/order-detail/order-detail', { orderId: 'O1' }],
    [DETAIL, {}],
    [DETAIL, { showId: 'S1001', orderId: 'O1' }],
    [DETAIL, { showId: '../../etc' }],
    ['pages/web-view/web-view', { link: 'https://evil.example' }],
    ['pages/list/list', { keyword: '<script>' }],
  ])('exclude %s with the parameters %j', (page, params: Record<string, string>) => {
    expect(isShareable(page, params)).toBe(false)
  })
})

describe('the creation of a short code', () => {
  it('requires a login', async () => {
    expect((await generate(DETAIL, { showId: 'S1001' }, undefined)).body.statusCode).toBe(200)
    const answer = await test.ask('buyer/v1/wxapps/short_codes/generate_code', {
      method: 'POST',
      body: { page: DETAIL, params: { showId: 'S1001' } },
    })
    expect(answer.body.statusCode).toBe(15012007)
  })

  it('returns an alphanumeric code whose address redirects to the target', async () => {
    const { code, url, expireTime } = (await generate(DETAIL, { showId: 'S1001', channelId: 'friends' })).body.data
    expect(code).toMatch(/^[A-Za-z0-9]{9}$/)
    expect(url).toBe(`${test.gateway.url}/s/${code}`)
    expect(Math.abs(test.clock.now() + CODE_TTL - expireTime)).toBeLessThan(60_000)
    const { page, param } = (await read(code)).body.data
    expect([page, readCodeParam(param)]).toEqual([DETAIL, { showId: 'S1001', channelId: 'friends' }])
    expect(await visit(`/s/${code}`)).toEqual({ status: 302, location: '/content/S1001?channelId=friends' })
  })

  it('returns the same code for the same target and buyer', async () => {
    const one = (await generate('pages/home/home', {})).body.data.code
    expect((await generate('pages/home/home', {})).body.data.code).toBe(one)
    const other = (await test.signIn('13900000099')).accessToken
    expect((await generate('pages/home/home', {}, other)).body.data.code).not.toBe(one)
    const asked = (who: string) => test.ask(`buyer/v1/wxapps/short_codes/code/${one}`, { token: who })
    expect((await asked(token)).body.data).toMatchObject({ code: one, page: 'pages/home/home' })
    expect((await asked(other)).status).toBe(404)
  })

  it.each([
    [DETAIL, { showId: 'S1001', orderId: 'O1' }],
    ['packages/ticket/ticket-detail-new/ticket-detail-new', { id: 'V1' }],
    ['https://evil.example', {}],
    [DETAIL, { showId: 'S1001', channelId: 'a&b=c' }],
    [DETAIL, { showId: { deep: true } }],
    [7, {}],
  ])('refuses the page %s with the parameters %j', async (page, params) => {
    const answer = await generate(page, params)
    expect(answer.status).toBe(400)
    expect(answer.body.statusCode).toBe(400)
  })
})

describe('the target of a short code', () => {
  it.each(['UNKNOWN', 'x', 'a'.repeat(33), '%3Cscript%3E', '..%2F..'])('is an error page for %s', async (id) => {
    const { status } = await read(id)
    expect([400, 404]).toContain(status)
    expect(await visit(`/s/${id}`)).toEqual({ status: 302, location: '/page-error?reason=bad-code' })
  })

  it('contains the channel of a printed code from the seed', async () => {
    expect(readCodeParam((await read('S1001POSTER')).body.data.param)).toEqual({ showId: 'S1001', channelId: 'poster' })
  })

  it('is an error page after the code’s expiry', async () => {
    const { code } = (await generate('pages/shop/shop', {})).body.data
    test.clock.set(test.clock.now() + CODE_TTL)
    expect((await read(code)).status).toBe(404)
    expect((await visit(`/s/${code}`)).location).toBe('/page-error?reason=bad-code')
  })
})
