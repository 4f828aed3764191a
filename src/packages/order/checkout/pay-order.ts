import { orderDetail } from '@/api/order'
import { fen } from '@/domain/money'
import { type PaymentEnd, type StartPaymentDeps, startPayment } from './start-payment'

/** Pays an order that already exists: asks it for what is to be agreed to and what is still to be paid. Throws a `RequestError`. */
export const payOrder = async (deps: StartPaymentDeps, orderId: string): Promise<PaymentEnd> => {
  const order = await deps.client.call(orderDetail, { orderId })
  return startPayment(deps, {
    orderId,
    showId: order.firstShowId,
    transactionIds: order.unPaidTransactionIds.length > 0 ? order.unPaidTransactionIds : [order.transactionId],
    payAmount: order.payAmount ?? fen(0),
    agreement: order.agreement,
  })
}
