import { useGateway } from '../../../support/gateway'
import { seededOrder } from '../../../support/sample'
import { shopper } from '../../../support/shopper'

const test = useGateway()

it('returns with an order its invoice state and the available invoice actions', async () => {
  const buyer = await shopper(test)
  const of = async (order: number) => {
    const { orderOperations, invoice } = await buyer.detail(seededOrder(order))
    return [orderOperations, invoice.state, invoice.reason]
  }
  expect(await of(14)).toEqual([['VIEW_INVOICE'], 'SUCCESS', ''])
  expect(await of(13)).toEqual([['APPLY_INVOICE', 'VIEW_INVOICE'], 'REJECTED', '发票抬头与登记名称不符'])
})
