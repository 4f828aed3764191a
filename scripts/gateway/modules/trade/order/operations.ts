import { isPaid, type OrderState } from '../../../../../src/domain/order/state'
import { rebookDeadline } from '../../../../../src/domain/rebook/rule'
import { closedReason, termsAt } from '../../../../../src/domain/refund/rule'
import type { RefundBlockReason } from '../../../../../src/domain/refund/state'
import { resaleDeadline } from '../../../../../src/domain/resale/rule'
import { endOf } from '../../catalogue/show/status-service'
import { isJoint } from '../payment/payment-key-service'
import { hasCardTickets } from '../card/covered-service'
import { changeOf } from './ended'
import { canChangeAddress } from './express-rule-service'
import type { OrderRow } from './repository'

/** Returns the names of the operations that an order currently allows (domain §3). */
export const operationsOf = (order: OrderRow, now: number): string[] => {
  // During a payment, the order can be neither paid by a second payment nor canceled.
  if (order.payment_state === 'PENDING') return []
  if (order.state === 'UNPAID') return ['TO_BE_PAID', 'CANCEL']
  const rest = [
    ...(canRefund(order, now) ? ['REFUND'] : []),
    ...(canRebook(order, now) ? ['REBOOK'] : []),
    ...(canReturn(order, now) ? ['RETURN'] : []),
    ...(order.offers ? ['VIEW_RETURN'] : []),
    ...expressOperations(order, now),
  ]
  if (order.voucher_id === null || order.voucher_state !== 'VALID' || endOf(order) < now) return rest
  return [order.deliver_method === 'SELF_TAKE' ? 'TICKET_TAKING_CODE' : 'E_TICKET', ...rest]
}

/**
 * Returns the operations on the parcel of a paid order with paper tickets. A returned parcel can be sent again if there
 * is enough time, unless the show was canceled.
 */
const expressOperations = (order: OrderRow, now: number): string[] => {
  const { deliver_method, paid_at, parcel_state: state } = order
  if (deliver_method !== 'EXPRESS' || paid_at === null) return []
  const canSend = state === 'RETURNED' && changeOf(order) !== 'CANCELED' && canChangeAddress(order, state, now)
  return canSend ? ['SEND_AGAIN', 'VIEW_EXPRESS'] : ['VIEW_EXPRESS']
}

/** Returns true if the buyer still has an unused ticket. */
const hasOwnTickets = ({ refunded_count, given_count, ticket_count, voucher_state }: OrderRow): boolean =>
  refunded_count + given_count < ticket_count && voucher_state !== 'USED'

/**
 * Returns true if the order has tickets that can be refunded. For a canceled show, these include transferred tickets.
 */
const hasRefundableTickets = (order: OrderRow): boolean =>
  isPaid(order.state as OrderState) &&
  (hasOwnTickets(order) || (changeOf(order) === 'CANCELED' && order.refunded_count < order.ticket_count))

/**
 * Returns the reason why an order's remaining tickets cannot be refunded, or null. Only checks the dates and the number
 * of the buyer's refunds.
 */
export const orderRefundBlock = (order: OrderRow, now: number): RefundBlockReason | null => {
  const change = changeOf(order)
  const { refund_rule: rule, show_time: showTime, refunds_used: used } = order
  if (!hasRefundableTickets(order) || change !== null) return null
  if (termsAt(rule, { showTime, change }, now).fee === null) return closedReason(rule)
  return used >= rule.perSession ? 'COUNT' : null
}

/**
 * Returns true if the dates and the number of the buyer's refunds allow a refund. Single tickets are checked later
 * (after-sale/refund).
 */
const canRefund = (order: OrderRow, now: number): boolean =>
  hasRefundableTickets(order) && orderRefundBlock(order, now) === null

/** Returns true if the order's tickets can be rebooked (modules/after-sale/rebook). */
const canRebook = (order: OrderRow, now: number): boolean =>
  isPaid(order.state as OrderState) &&
  order.rebook_rule !== null &&
  order.rebook_of === null &&
  !isJoint(order.parent_id) &&
  !hasCardTickets(order) &&
  order.deliver_method !== 'EXPRESS' &&
  hasOwnTickets(order) &&
  changeOf(order) === null &&
  now < rebookDeadline(order.rebook_rule, order.show_time)

/** Returns true if tickets that are not refunded can be sold to the waitlist (modules/after-sale/resale). */
const canReturn = (order: OrderRow, now: number): boolean =>
  isPaid(order.state as OrderState) &&
  order.resale_rule !== null &&
  !isJoint(order.parent_id) &&
  !hasCardTickets(order) &&
  order.refund_rule.resaleFloor !== null &&
  order.wait_list &&
  order.deliver_method !== 'EXPRESS' &&
  hasOwnTickets(order) &&
  changeOf(order) === null &&
  !canRefund(order, now) &&
  now < resaleDeadline(order.resale_rule, order.show_time)
