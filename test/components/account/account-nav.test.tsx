import type { ComponentType } from 'react'
import Address from '@/packages/user/address/address/address'
import Gifts from '@/packages/transfer/send-mine-ticket/send-mine-ticket'
import Setting from '@/packages/user/account/setting/setting'
import { type OpenScreen, openScreen } from '../../support/open-screen'

const findNav = ({ all }: OpenScreen) => all('[role=navigation]').find((each) => each.textContent?.includes('收货地址'))

const navOf = async (screen: ComponentType, given: Parameters<typeof openScreen>[1]) => {
  const opened = await openScreen(screen, { member: true, ...given })
  const nav = findNav(opened)
  const current = nav?.querySelector('[aria-current=page]')?.textContent
  opened.unmount()
  return nav ? { current } : null
}

describe('account navigation', () => {
  it('marks the open screen on desktop', async () => {
    expect(await navOf(Setting, { desktop: true })).toEqual({ current: '设置' })
    expect(await navOf(Address, { desktop: true })).toEqual({ current: '收货地址' })
  })

  it('links to tickets and gifts', async () => {
    const opened = await openScreen(Setting, { member: true, desktop: true })
    await opened.press('我的门票')
    await opened.press('我的转赠')
    expect(opened.went.map(([, name]) => name)).toEqual(['ticket-holder', 'send-mine-ticket'])
    opened.unmount()
  })

  it('links from one gift to all of them', async () => {
    const opened = await openScreen(Gifts, { member: true, desktop: true, params: { transferId: 'T1' } })
    const row = findNav(opened)?.querySelector<HTMLElement>('[aria-current=page]')
    if (row) await opened.tap(row)
    expect(opened.went).toEqual([['open', 'send-mine-ticket']])
    opened.unmount()
  })

  it('is not on phones', async () => {
    expect(await navOf(Setting, {})).toBeNull()
  })

  it('is not beside a step of an order', async () => {
    expect(await navOf(Address, { desktop: true, params: { pick: '1' } })).toBeNull()
  })
})
