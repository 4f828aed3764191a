import AboutOrder from '@/packages/order/about-order/about-order'
import { openScreen } from '../../support/open-screen'

test('explains each part of an order, with the shop’s time limit for payment', async () => {
  const screen = await openScreen(AboutOrder, { member: true, config: { unpaidMinutes: 20 } })
  expect(screen.all('[role=heading][aria-level="2"]')).toHaveLength(6)
  expect(screen.text()).toContain('订单保留 20 分钟')
  screen.unmount()
})
