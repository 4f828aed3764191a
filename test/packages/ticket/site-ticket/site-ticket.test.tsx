import { runInAction } from 'mobx'
import { vouchers } from '@/api/voucher'
import SiteTicket from '@/packages/ticket/site-ticket/site-ticket'
import { aSite } from '../../../support/data/site'
import { aVoucher, aVoucherPage, TWO_SITES } from '../../../support/data/voucher'
import { type Answer, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const SHANGHAI = 'site-1106'

interface Sent {
  history?: boolean
  siteId?: string
}

const answers: Answer = ({ history, siteId }: Sent) => {
  const city = siteId === SHANGHAI ? '沪上' : '濠江'
  const voucher = history
    ? aVoucher({ showName: `${city}旧戏`, state: 'USED' })
    : aVoucher({ voucherId: 'V7', showName: `${city}新戏` })
  return aVoucherPage([voucher], { sites: TWO_SITES })
}

describe('the tickets of one site', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (params: Record<string, string> = { siteId: SHANGHAI }, answer: Answer = answers) => {
    screen = await openScreen(SiteTicket, {
      member: true,
      answers: [[vouchers, answer]],
      params,
      before: ({ stores }) => runInAction(() => void (stores.city.sites = [aSite('BL8201', { siteId: 'site-8201' })])),
    })
  }
  const panel = () => screen.text('[role=tabpanel]')
  const tab = (name: string) => screen.all('[role=tab]').find(({ textContent }) => textContent?.startsWith(name))!

  test('belong to the site in the address, and open the ticket screen', async () => {
    await open()
    expect(panel()).toContain('沪上新戏')
    await screen.press('沪上新戏')
    expect(screen.went).toEqual([['open', 'ticket-detail-new', { id: 'V7' }]])
  })

  test('belong to the chosen city if the address has no site', async () => {
    await open({})
    expect(screen.sentTo(vouchers)).toEqual([{ history: undefined, siteId: 'BL1106', offset: 0, length: 50 }])
  })

  test('are in an upcoming and a past tab, each with the number of tickets', async () => {
    await open()
    expect([tab('待使用').textContent, tab('历史门票').textContent]).toEqual(['待使用2', '历史门票1'])
    await screen.tap(tab('历史门票'))
    expect(panel()).toContain('沪上旧戏')
    expect(panel()).not.toContain('沪上新戏')
  })

  test('stay in the past tab when another site is chosen', async () => {
    await open()
    await screen.tap(tab('历史门票'))
    await screen.press('澳门')
    expect(panel()).toContain('濠江旧戏')
    expect(screen.sentTo(vouchers).at(-1)).toMatchObject({ history: true, siteId: 'site-8201' })
  })

  test('can be shown for a site that has only past tickets', async () => {
    const past = { siteId: 'site-3205', siteName: '苏州', coming: 0, past: 1 }
    await open(undefined, () => aVoucherPage([aVoucher()], { sites: [...TWO_SITES, past] }))
    await screen.press('苏州')
    expect(screen.sentTo(vouchers).at(-1)).toMatchObject({ siteId: 'site-3205' })
  })

  test.each<[string, object, string]>([
    ['without upcoming tickets', { siteId: 'site-8201' }, 'Macao没有待使用的门票'],
    ['that the merchant does not have', { siteId: 'nowhere' }, '这个城市没有你的门票'],
  ])('show a message and a link to all tickets for a site %s', async (_, params, text) => {
    await open(params as Record<string, string>, () => aVoucherPage([]))
    expect(panel()).toContain(text)
    await screen.press('回到票夹')
    expect(screen.went).toEqual([['switchTab', 'ticket-holder']])
  })

  test('show a message if the site has no past tickets', async () => {
    await open({ siteId: 'site-8201' }, () => aVoucherPage([], { sites: TWO_SITES }))
    await screen.tap(tab('历史门票'))
    expect(panel()).toContain('澳门没有历史门票')
  })

  test('can be reloaded after a failure', async () => {
    await open(undefined, offline)
    expect(panel()).toContain('无法连接网络')
    screen.answer(vouchers, answers)
    await screen.press('重试')
    expect(panel()).toContain('沪上新戏')
  })
})
