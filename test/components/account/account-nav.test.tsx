import type { ComponentType } from 'react'
import { orderNews } from '@/api/order'
import { vouchers } from '@/api/voucher'
import { ENTRY_GROUPS } from '@/components/account/entries'
import SendMineTicket from '@/packages/transfer/send-mine-ticket/send-mine-ticket'
import Address from '@/packages/user/address/address/address'
import Language from '@/packages/user/account/language/language'
import Setting from '@/packages/user/account/setting/setting'
import { factsOf, routeNames } from '@/router/table/table'
import { aVoucher, aVoucherPage } from '../../support/data/voucher'
import { type OpenScreen, openScreen } from '../../support/open-screen'

const findNav = ({ all }: OpenScreen) => all('[role=navigation]').find((each) => each.textContent?.includes('收货地址'))

/**
 * Returns the current entries of the account navigation with their `aria-current`, or null if the screen has no
 * navigation.
 */
const navOf = async (screen: ComponentType, given: Parameters<typeof openScreen>[1]) => {
  const opened = await openScreen(screen, { member: true, ...given })
  const nav = findNav(opened)
  const marked = [...(nav?.querySelectorAll('[aria-current]') ?? [])]
  const current = marked.map((each) => [each.getAttribute('aria-current'), each.textContent])
  opened.unmount()
  return nav ? current : null
}

describe('account navigation', () => {
  it('marks the open screen on desktop', async () => {
    expect(await navOf(Setting, { desktop: true })).toEqual([['page', '设置']])
    expect(await navOf(Address, { desktop: true })).toEqual([['page', '收货地址']])
  })

  it('marks the parent entry of a subordinate screen', async () => {
    expect(await navOf(Language, { desktop: true })).toEqual([['true', '设置']])
    expect(await navOf(SendMineTicket, { desktop: true, params: { id: 'V1' } })).toEqual([['true', '我的转赠']])
  })

  it('has an entry for each account screen', () => {
    const others = ['profile', 'setting', 'agreement-support', 'mine']
    const entries = [...ENTRY_GROUPS.flat().map(({ to }) => to.name), ...others]
    const marked = routeNames.map((name) => factsOf(name).account).filter((entry) => entry !== undefined)
    expect(new Set(marked)).toEqual(new Set(entries))
  })

  it('links to tickets and gifts', async () => {
    const opened = await openScreen(Setting, { member: true, desktop: true })
    for (const title of ['我的门票', '我的转赠']) {
      const rows = [...(findNav(opened)?.querySelectorAll('button') ?? [])]
      await opened.tap(rows.find((row) => row.textContent === title) as HTMLElement)
    }
    expect(opened.went.map(([, name]) => name)).toEqual(['ticket-holder', 'send-mine-ticket'])
    opened.unmount()
  })

  it('shows the number of tickets and of unpaid orders', async () => {
    const opened = await openScreen(Setting, {
      member: true,
      desktop: true,
      answers: [
        [vouchers, () => aVoucherPage([aVoucher({ qty: 2 }), aVoucher({ voucherId: 'V2', qty: 3 })])],
        [orderNews, () => ({ unpaid: 1, unpaidItems: 0, coming: 0, past: 0 })],
      ],
    })
    const rows = [...(findNav(opened)?.querySelectorAll('a, [role=button], button') ?? [])].map((row) => [
      row.querySelector('[role=img]')?.getAttribute('aria-label'),
      row.textContent,
    ])
    expect(rows.filter(([, text]) => text?.match(/^我的.*\d/))).toEqual([
      [undefined, '我的门票5'],
      ['1 笔订单待付款', '我的订单1'],
    ])
    opened.unmount()
  })

  it('does not appear on phones', async () => {
    expect(await navOf(Setting, {})).toBeNull()
  })

  it('does not appear when the address book is opened to select an address', async () => {
    expect(await navOf(Address, { desktop: true, params: { pick: '1' } })).toBeNull()
  })
})
