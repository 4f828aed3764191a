import { buyerState, type OrderFacts } from './buyer-state'
import type { OrderState } from './state'

/** The finer states of an order (`orderDetailState`, domain §3; the values are ours). Texts are at `order.state.*` (domain §4). */
export const ORDER_STATE_LABELS = [
  'unpaid',
  'confirming',
  'payFailed',
  'cancelled',
  'reserve',
  'expressPending',
  'delivering',
  'express',
  'issued',
  'partlyRefunding',
  'partlyRefunded',
  'partlyRebooked',
  'partlyGiven',
  'given',
  'succeeded',
  'refunding',
  'refundFailed',
  'refunded',
  'rebooked',
  'changed',
  'closed',
] as const
export type OrderStateLabel = (typeof ORDER_STATE_LABELS)[number]

/** Labels of an order with some of its tickets left. */
type PartialLabel = Extract<OrderStateLabel, `partly${string}`>

export const isPartialLabel = (label: OrderStateLabel): label is PartialLabel => label.startsWith('partly')

const LABELS: Record<OrderState, OrderStateLabel> = {
  UNPAID: 'unpaid',
  CANCELED: 'cancelled',
  RESERVE: 'reserve',
  DELIVERING: 'delivering',
  DELIVERING_EXPRESS: 'express',
  SUCCEEDED: 'succeeded',
  REFUNDED: 'refunded',
  CLOSED: 'closed',
}

/** An order with its tickets. */
interface TicketCounts {
  qty?: number
  /** Tickets that came back by a refund, a rebooking or a resale. */
  refundedQty?: number | undefined
  /** Tickets that another account has accepted. */
  givenQty?: number | undefined
}

/** Returns how many tickets of an order its buyer still has. */
export const ticketsLeft = ({ qty = 0, refundedQty = 0, givenQty = 0 }: TicketCounts): number =>
  Math.max(0, qty - refundedQty - givenQty)

interface LabeledOrder extends OrderFacts, TicketCounts {
  orderRefundState?: string
  deliverMethod?: string
  isEnd?: boolean
  rebookedQty?: number | undefined
}

/**
 * Returns the label of an order: the state of what remains. A refund under way or failed comes before the state where no ticket is left, and so
 * do a payment under way and one that failed. A paid order that goes by express waits to be sent; one that is not over yet is issued and not
 * completed. Once some of its tickets were refunded, rebooked or given away it is named by that: by money on its way first, else by the only
 * way in which they went, and it is issued where they went in several. Without a ticket left it is given where all were given away.
 */
export const orderStateLabel = (order: LabeledOrder): OrderStateLabel => {
  const { orderState, orderRefundState, isEnd, qty = 0, refundedQty = 0, rebookedQty = 0 } = order
  const left = ticketsLeft(order)
  if (left === 0 && orderRefundState === 'REFUNDING') return 'refunding'
  if (left === 0 && orderRefundState === 'FAILED') return 'refundFailed'
  const state = buyerState(order)
  if (state === 'confirming') return 'confirming'
  if (state === 'failed') return 'payFailed'
  if (orderState === 'RESERVE' && order.deliverMethod === 'EXPRESS') return 'expressPending'
  if (orderState === 'REFUNDED' && rebookedQty > 0) return rebookedQty === qty ? 'rebooked' : 'changed'
  if (orderState !== 'SUCCEEDED' || isEnd) return LABELS[orderState]
  if (left === qty) return 'issued'
  if (left > 0) return partialLabel(order)
  return refundedQty === 0 ? 'given' : 'changed'
}

/** The label of an issued order with some of its tickets left. A resale counts as a refund. */
const partialLabel = ({
  orderRefundState,
  refundedQty = 0,
  rebookedQty = 0,
  givenQty = 0,
}: LabeledOrder): OrderStateLabel => {
  const returnedQty = refundedQty - rebookedQty
  if (returnedQty > 0 && (orderRefundState === 'REFUNDING' || orderRefundState === 'FAILED')) return 'partlyRefunding'
  const ways = (
    [
      ['partlyRefunded', returnedQty],
      ['partlyRebooked', rebookedQty],
      ['partlyGiven', givenQty],
    ] as const
  ).filter(([, qty]) => qty > 0)
  return ways.length === 1 ? ways[0][0] : 'issued'
}
