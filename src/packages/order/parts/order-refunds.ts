import type { OrderDetail } from '@/api/order'
import { type Fen, sumFen } from '@/domain/money'
import type { RefundState } from '@/domain/refund/state'

/** Tickets and money of an order's refunds in a state. */
export const refundsIn = (
  state: RefundState,
  { refunds = [] }: Pick<OrderDetail, 'refunds'>,
): { qty: number; amount: Fen } => {
  const own = refunds.filter((refund) => refund.state === state)
  return { qty: own.reduce((sum, { qty }) => sum + qty, 0), amount: sumFen(own.map(({ amount }) => amount)) }
}

/** Differences of rebookings of an order that come back, in a state. */
export const differenceIn = (
  state: RefundState,
  { rebookRefunds = [] }: Partial<Pick<OrderDetail, 'rebookRefunds'>>,
): Fen => sumFen(rebookRefunds.flatMap((refund) => (refund.state === state ? [refund.amount] : [])))
