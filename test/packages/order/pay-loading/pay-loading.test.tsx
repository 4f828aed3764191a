import { orderDetail } from '@/api/order'
import { fen } from '@/domain/money'
import PayLoading from '@/packages/order/pay-loading/pay-loading'
import { anOrder } from '../../../support/data/order'
import { openScreen } from '../../../support/open-screen'

test('shows the subject and the amount of the payment', async () => {
  const order = anOrder({ firstShowName: '潮声', payAmount: fen(76000) })
  const screen = await openScreen(PayLoading, {
    member: true,
    params: { orderId: 'O1' },
    answers: [[orderDetail, () => order]],
  })
  await screen.wait(1)
  expect(screen.text()).toMatch(/正在确认支付结果.*潮声.*应付 ¥760/)
  screen.unmount()
})
