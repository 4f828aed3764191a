import { shopConfigs } from '@/api/shop'
import ShopState from '@/packages/user/notice/shop-state/shop-state'
import { offline } from '../../../support/fake-gateway'
import { openScreen } from '../../../support/open-screen'

const config = (shopStatus: string) => () => ({ shopStatus, shopName: 'Foyer' })

it('shows that the shop is closed, and opens home once the shop is open', async () => {
  const screen = await openScreen(ShopState, {
    config: { shopStatus: 'CLOSED' },
    answers: [[shopConfigs, config('CLOSED')]],
  })
  await screen.press('再看一次')
  expect(screen.toast()).toBe('店铺还没开门，请稍后再试')
  expect(screen.went).toEqual([])
  screen.answer(shopConfigs, config('OPEN'))
  await screen.press('再看一次')
  expect(screen.went).toEqual([['switchTab', 'home']])
  screen.unmount()
})

it('remains on the screen if the state of the shop cannot be reloaded', async () => {
  const screen = await openScreen(ShopState, {
    answers: [[shopConfigs, offline]],
    before: ({ stores }) => stores.shop.noteClosed(),
  })
  await screen.press('再看一次')
  expect(screen.went).toEqual([])
  screen.unmount()
})

it('links to the ticket list', async () => {
  const screen = await openScreen(ShopState, { config: { shopStatus: 'CLOSED' } })
  await screen.press('打开票夹')
  expect(screen.went).toEqual([['switchTab', 'ticket-holder']])
  screen.unmount()
})
