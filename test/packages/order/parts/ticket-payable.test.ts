import { layouts } from '@/api/layout'
import { payableOf, ticketOrders } from '@/packages/order/parts/ticket-payable'
import { linkTo } from '@/router/link-to'
import { anOrder } from '../../../support/data/order'
import { fakeServices } from '../../../support/services'

const page = (components: object[]) => fakeServices({ answers: [[layouts, () => ({ components })]] })

describe('the success page of ticket orders', () => {
  it.each([
    ['pay-success', []],
    ['pay-success-new', [{}]],
  ] as const)('is %s for the layout %j', async (name, components) => {
    const { services } = page([...components])
    expect(await ticketOrders(services, 'S1').success('O1')).toEqual(
      linkTo(name, { orderId: 'O1', orderType: 'ticket' }),
    )
  })

  it('receives the parameter of an on-site purchase', async () => {
    const { services } = page([])
    expect((await ticketOrders(services, 'S1', true).success('O1')).params).toMatchObject({ pageSource: 'purchase' })
  })

  it('loads the layout only once', async () => {
    const { services, sentTo } = page([])
    const kind = ticketOrders(services, 'S1')
    kind.prepare()
    await kind.success('O1')
    await kind.success('O1')
    expect(sentTo(layouts)).toHaveLength(1)
  })
})

it('pays the unpaid transactions, or else the first transaction', () => {
  const { services } = page([])
  const paid = (unPaidTransactionIds: string[]) =>
    payableOf(services, anOrder({ unPaidTransactionIds, transactionId: 'T0' })).transactionIds
  expect([paid(['T1', 'T2']), paid([])]).toEqual([['T1', 'T2'], ['T0']])
})
