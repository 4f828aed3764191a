import { orderJump, terminalJump } from '@/api/jump'
import { chooseJump, encodeJumpTarget, isOrderPage } from '@/domain/jump/jump-info'
import { parseLink } from '@/router/links'
import { factsOf, isRouteName } from '@/router/table/table'
import pages from '../../../../../scripts/gateway/modules/base/jump/data/pages.json'
import { useGateway } from '../../../support/gateway'

const test = useGateway()

const jump = (body: object) => test.ask('pub/v1/cyy/terminal/jump', { method: 'POST', body })
const show = { pageName: 'show-detail', target: encodeJumpTarget({ showId: 'S1001' }) }

it.each(pages)('describes the page $name consistently with the route table', ({ name, web, page, ...rest }) => {
  const { required = [], optional = [] } = rest as { required?: string[]; optional?: string[] }
  expect(isRouteName(name)).toBe(true)
  const facts = factsOf(name as 'home')
  // Orders belong to a buyer, so their screens require the login.
  expect([facts.page, facts.web, facts.login]).toEqual([page, expect.arrayContaining([web]), isOrderPage(name)])
  expect([...facts.required]).toEqual(required)
  expect(facts.optional).toEqual(expect.arrayContaining(optional))
})

it.each([
  ['WEIXIN_MINI', { terminals: ['WEIXIN_MINI'], opens: 'WEIXIN_MINI' }],
  ['ALIPAY_MINI', { terminals: ['ALIPAY_MINI'], opens: 'ALIPAY_MINI' }],
  ['BANK_MINI', { terminals: ['BANK_MINI'], opens: 'BANK_MINI' }],
  ['H5', { terminals: ['H5'], opens: 'apps' }],
] as const)('opens the show of a jump as a screen inside the host %s', async (miniAppType, host) => {
  const { body } = await jump({ ...show, miniAppType })
  const chosen = chooseJump(terminalJump.read(body.data), { ...host, appScheme: 'lantern-hall' })
  expect(chosen.kind).toBe('page')
  const link = parseLink(chosen.kind === 'page' ? chosen.address : '')
  expect(link).toMatchObject({ ok: true, value: { name: 'show-detail', params: { showId: 'S1001' } } })
})

it('opens the app or a mini program for a jump from a phone’s browser', async () => {
  const info = terminalJump.read((await jump({ ...show, miniAppType: 'H5' })).body.data)
  const host = { opens: 'apps', appScheme: 'lantern-hall' } as const
  expect(chooseJump(info, { ...host, terminals: ['APP'] })).toEqual({
    kind: 'app',
    link: 'lantern-hall://show-detail?showId=S1001',
  })
  for (const terminal of ['WEIXIN_MINI', 'ALIPAY_MINI', 'BANK_MINI'] as const)
    expect(chooseJump(info, { ...host, terminals: [terminal] })).toMatchObject({
      terminal,
      path: 'packages/show/show-detail/show-detail?showId=S1001',
    })
})

it.each([
  ['a page that is not a jump target', { ...show, pageName: 'confirm-order' }, 404],
  ['an invalid name', { ...show, pageName: '../x' }, 400],
  ['a target without its parameter', { ...show, target: encodeJumpTarget({}) }, 400],
  ['a target that is not JSON', { ...show, target: '%7B' }, 400],
  ['a parameter with markup', { ...show, target: encodeJumpTarget({ showId: '<b>' }) }, 400],
])('rejects a jump with %s', async (_, body, status) =>
  expect((await jump({ miniAppType: 'H5', ...body })).status).toBe(status),
)

it('omits a parameter that the page does not declare', async () => {
  const target = encodeJumpTarget({ showId: 'S1001', token: 'secret' })
  const { body } = await jump({ ...show, target, miniAppType: 'H5' })
  expect(JSON.stringify(body.data)).not.toContain('secret')
})

describe('the jump to a page about orders', () => {
  const ask = (pageName: string, terminal?: string) =>
    test.ask(`pub/v2/cyy/order/jump?pageName=${pageName}`, { headers: terminal ? { 'terminal-src': terminal } : {} })

  it('opens a screen inside the mini program that the request header names', async () => {
    const info = orderJump.read((await ask('orders', 'WEIXIN_MINI')).body.data)
    const chosen = chooseJump(info, { terminals: ['WEIXIN_MINI'], opens: 'WEIXIN_MINI', appScheme: 'lantern-hall' })
    expect(parseLink(chosen.kind === 'page' ? chosen.address : '')).toMatchObject({
      ok: true,
      value: { name: 'orders' },
    })
  })

  it('returns the browser and app links for any terminal header', async () => {
    for (const terminal of [undefined, '<script>'])
      expect(orderJump.read((await ask('refund-orders', terminal)).body.data)).toMatchObject({
        h5Url: '/refund-orders',
        appUrl: 'lantern-hall://refund-orders',
      })
  })

  it.each([
    ['another page', 'home', 404],
    ['an invalid name', '..%2Fx', 400],
  ])('refuses %s', async (_, name, status) => expect((await ask(name)).status).toBe(status))
})
