import { View } from '@tarojs/components'
import { act } from 'react'
import { orderJump } from '@/api/jump'
import type { VisitEnd } from '@/payment/cashier-visit'
import { useCashier } from '@/pages/web-view/use-cashier'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const RETURN = `${window.location.origin}/order?pageName=orders`
const NOWHERE = { aliPayMiniJumpUrl: '', wxMiniJumpUrl: '', appUrl: '', xhsMiniUrl: '', douYinMiNiUrl: '' }
const JUMP = { ...NOWHERE, bankMiniUrl: '', h5Url: '/order', targetTerminal: 'H5' }

const setUp = async ({ pays = true, fails = false } = {}) => {
  const { services, went, sentTo } = fakeServices({
    answers: fails ? [] : [[orderJump, () => JUMP]],
  })
  const { visit } = services.paymentSlot
  const ends: VisitEnd[] = []
  if (pays) void visit.begin().then((end) => ends.push(end))
  let load: ReturnType<typeof useCashier> = () => undefined
  const Page = () => {
    load = useCashier()
    return <View />
  }
  const screen: Mounted = await mount(withServices(Page, services), {})
  const opened = async (src: string) => {
    await act(async () => load({ detail: { src } }))
    await screen.settle()
  }
  return { screen, went, ends, opened, asked: () => sentTo(orderJump) }
}

describe('the web view of a payment', () => {
  it('replaces the web view with the page that a return page names', async () => {
    const { screen, went, ends, opened, asked } = await setUp()
    await opened(RETURN)
    expect(asked()).toEqual([{ pageName: 'orders' }])
    expect(went).toEqual([['redirect', 'orders']])
    screen.unmount()
    expect(ends).toEqual(['returned'])
  })

  it.each([
    'https://netpay.cmbchina.com/done?pageName=orders',
    `https://evil.example/?next=${RETURN}`,
    `${window.location.origin}/order`,
    `${window.location.origin}/order?pageName=..%2Fadmin`,
    '',
  ])('stays on %p', async (address) => {
    const { screen, went, asked, opened } = await setUp()
    await opened(address)
    expect(asked()).toEqual([])
    expect(went).toEqual([])
    screen.unmount()
  })

  it('does not treat a page as a return page while nothing is paid', async () => {
    const { screen, went, opened } = await setUp({ pays: false })
    await opened(RETURN)
    expect(went).toEqual([])
    screen.unmount()
  })

  it('closes if the page cannot be found, and takes the result from the order', async () => {
    const { screen, went, ends, opened } = await setUp({ fails: true })
    await opened(RETURN)
    expect(went).toEqual([['back']])
    screen.unmount()
    await Promise.resolve()
    expect(ends).toEqual(['closed'])
  })
})
