import { orderNews, orders } from '@/api/order'
import Mine from '@/pages/mine/mine'
import { anOrder } from '../../support/data/order'
import { aPage } from '../../support/data/page'
import { openScreen } from '../../support/open-screen'

test('an order to pay is a number, and news are a dot beside it on the other corner', async () => {
  const screen = await openScreen(Mine, {
    member: true,
    answers: [
      [orders, () => aPage([anOrder({ orderState: 'UNPAID', reserveTime: Number.MAX_SAFE_INTEGER })])],
      [orderNews, () => ({ coming: 1, past: 1 })],
    ],
  })
  expect(screen.all('.badge').map(({ textContent }) => textContent)).toEqual(['1'])
  expect(screen.all('.dot').map(({ className }) => className)).toEqual(['dot beside', 'dot'])
  expect(screen.all('[role=img][aria-label="有新消息"]')).toHaveLength(2)
  screen.unmount()
})
