import type { ComponentType } from 'react'
import Address from '@/packages/user/address/address/address'
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
    for (const title of ['我的门票', '我的转赠']) {
      const rows = [...(findNav(opened)?.querySelectorAll('button') ?? [])]
      await opened.tap(rows.find((row) => row.textContent === title) as HTMLElement)
    }
    expect(opened.went.map(([, name]) => name)).toEqual(['ticket-holder', 'send-mine-ticket'])
    opened.unmount()
  })

  it('is not on phones', async () => {
    expect(await navOf(Setting, {})).toBeNull()
  })

  it('is not beside a step of an order', async () => {
    expect(await navOf(Address, { desktop: true, params: { pick: '1' } })).toBeNull()
  })
})
