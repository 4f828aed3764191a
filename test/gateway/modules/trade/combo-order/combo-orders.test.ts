import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { newBuyers, press, type Shopper } from '../../../support/shopper'
import { comboDesk } from './desk'

const test = useGateway()
checkBooks(test)
const desk = comboDesk(test)
const buyers = newBuyers(test, '1391111')
const ORDERS = 'trade/buyer/order/v5/orders'

let ann: Shopper
beforeAll(() => desk.write('CT1'))
beforeEach(async () => {
  ann = await buyers.next()
})

it('debug', async () => {
  const hold = await desk.hold(ann, 'CT1')
  console.log(JSON.stringify(hold.body, null, 1))
  const p = await desk.purchaseOf(ann, 'CT1')
  console.log(JSON.stringify((await ann.preOrder(p)).body, null, 1))
  const body = await desk.bodyOf(ann, p)
  const made = await desk.create(ann, body)
  console.log(JSON.stringify(made.body))
  const paid = await desk.cashier(ann, made.body.data.unPaidTransactionIds)
  console.log(JSON.stringify(paid.body))
  await press(paid.body.data.paymentInfo.normalUrl, 'pay')
  console.log(JSON.stringify(await ann.detail(made.body.data.orderId), null, 1))
})
