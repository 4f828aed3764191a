import type { ParcelState } from '../express/parcel'
import { buyerState, type OrderFacts } from './buyer-state'
import type { ShowChange } from '../refund/rule'
import { amountKind, isPaid, type OrderState } from './state'

/**
 * Detailed states of an order (`orderDetailState`, domain §3). This project defines the values. Texts are at
 * `order.state.*` (domain §4).
 */
export const ORDER_STATE_LABELS = [
  'unpaid',
  'confirming',
  'payFailed',
  'cancelled',
  'reserve',
  'expressPending',
  'delivering',
  'express',
  'parcelReturning',
  'parcelReturned',
  'parcelAgain',
  'issued',
  'given',
  'succeeded',
  'refunding',
  'refundFailed',
  'refunded',
  'rebooked',
  'changed',
  'closed',
  'rebookUnpaid',
  'rebookCanceled',
  'rebookClosed',
] as const
export type OrderStateLabel = (typeof ORDER_STATE_LABELS)[number]

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

/** Numbers of tickets of an order, by what happened to the tickets. */
interface TicketCounts {
  qty?: number
  /** Number of tickets that were refunded, rebooked or resold. */
  refundedQty?: number | undefined
  /** Number of tickets that were given to another account and accepted. */
  givenQty?: number | undefined
}

/** Returns the number of tickets of an order that still belong to its buyer. */
export const ticketsLeft = ({ qty = 0, refundedQty = 0, givenQty = 0 }: TicketCounts): number =>
  Math.max(0, qty - refundedQty - givenQty)

/** Labels of parcel states that have no corresponding order state. */
const PARCEL_LABELS: Partial<Record<ParcelState, OrderStateLabel>> = {
  RETURNING: 'parcelReturning',
  RETURNED: 'parcelReturned',
  PACKING: 'parcelAgain',
}

interface LabeledOrder extends OrderFacts, TicketCounts {
  orderRefundState?: string
  deliverMethod?: string
  /** State of the parcel with the paper tickets; null if there is no parcel. */
  parcelState?: ParcelState | null
  isEnd?: boolean
  /** Id of the original order, if this order is its rebooking; '' or undefined otherwise. */
  rebookOf?: string | undefined
  rebookedQty?: number | undefined
}

/**
 * Labels of a rebooking whose price difference was not paid. The labels state that the original tickets are unchanged.
 */
const REBOOK_LABELS: Partial<Record<OrderStateLabel, OrderStateLabel>> = {
  unpaid: 'rebookUnpaid',
  cancelled: 'rebookCanceled',
  closed: 'rebookClosed',
}

/**
 * Returns the label of an order: the state of its remaining tickets.
 * - If no ticket is left, a refund in progress or a failed refund takes precedence.
 * - A payment in progress or a failed payment takes precedence over the state of the order.
 * - An order is "rebooked" if all its tickets were rebooked, even before a price difference is refunded. An order is
 * "given" if all its tickets were transferred.
 * - A paid order with express delivery is "not sent yet". A sent parcel can be returned and sent again.
 * - An issued order is labeled "completed" only after its show is over.
 */
export const orderStateLabel = (order: LabeledOrder): OrderStateLabel => {
  const label = plainLabel(order)
  return (order.rebookOf && REBOOK_LABELS[label]) || label
}

const plainLabel = (order: LabeledOrder): OrderStateLabel => {
  const { orderState, orderRefundState, isEnd, qty = 0, refundedQty = 0, rebookedQty = 0 } = order
  const left = ticketsLeft(order)
  if (rebookedQty > 0 && rebookedQty === qty && orderRefundState !== 'FAILED') return 'rebooked'
  if (left === 0 && orderRefundState === 'REFUNDING') return 'refunding'
  if (left === 0 && orderRefundState === 'FAILED') return 'refundFailed'
  const state = buyerState(order)
  if (state === 'confirming') return 'confirming'
  if (state === 'failed') return 'payFailed'
  if (orderState === 'RESERVE' && order.deliverMethod === 'EXPRESS') return 'expressPending'
  if (orderState === 'DELIVERING_EXPRESS') return PARCEL_LABELS[order.parcelState ?? 'ON_WAY'] ?? 'express'
  if (orderState === 'REFUNDED' && rebookedQty > 0) return 'changed'
  if (orderState !== 'SUCCEEDED' || isEnd) return LABELS[orderState]
  if (left > 0 || qty === 0) return 'issued'
  return refundedQty === 0 ? 'given' : 'changed'
}

interface HeadedOrder extends LabeledOrder {
  showChange?: ShowChange | 'NONE'
}

/** Heading of an order, in the order list and on the order screen. */
export interface OrderHeading {
  /** Change of the show, if the heading displays it instead of the label; otherwise null. */
  change: ShowChange | null
  /** Change of the show, if the order has no tickets left; otherwise null. It is displayed after the label. */
  endedBy: ShowChange | null
  /** Number of usable tickets left; 0 if all tickets or no tickets are left. */
  left: number
}

/**
 * Returns the heading of an order. A changed show takes precedence over the state of the tickets. If no ticket is left,
 * the change is displayed after the label.
 */
export const orderHeading = (order: HeadedOrder): OrderHeading => {
  const { orderState, isEnd = false, qty = 0, showChange = 'NONE' } = order
  const left = ticketsLeft(order)
  const open = isPaid(orderState) && !isEnd && left > 0
  const change = showChange === 'NONE' ? null : showChange
  const isGone = amountKind(orderState) === 'paid' && left === 0
  return { change: open ? change : null, endedBy: isGone ? change : null, left: open && left < qty ? left : 0 }
}

/** Ways in which a buyer loses tickets. A resale counts as a refund. */
export type GoneKind = 'refunded' | 'rebooked' | 'given'

/** Returns the number of lost tickets by reason. The list is empty if all tickets were lost for the same reason. */
export const goneTickets = (
  order: TicketCounts & { rebookedQty?: number | undefined },
): { kind: GoneKind; qty: number }[] => {
  const { refundedQty = 0, rebookedQty = 0, givenQty = 0 } = order
  const ways = [
    { kind: 'refunded' as const, qty: refundedQty - rebookedQty },
    { kind: 'rebooked' as const, qty: rebookedQty },
    { kind: 'given' as const, qty: givenQty },
  ].filter(({ qty }) => qty > 0)
  return ticketsLeft(order) === 0 && ways.length === 1 ? [] : ways
}
