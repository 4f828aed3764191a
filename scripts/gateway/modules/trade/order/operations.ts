import { isPaid, type OrderState } from '../../../../../src/domain/order/state'
import { rebookDeadline } from '../../../../../src/domain/rebook/rule'
import { closedReason, termsAt } from '../../../../../src/domain/refund/rule'
import type { RefundBlockReason } from '../../../../../src/domain/refund/state'
import { resaleDeadline } from '../../../../../src/domain/resale/rule'
import { endOf } from '../../catalogue/show/status-service'
import { changeOf } from './ended'
import { canChangeAddress } from './express-rule-service'
import type { OrderRow } from './repository'

/** What can be done with an order now, by name (domain §3). */
export const operationsOf = (order: OrderRow, now: number): string[] => {
  // While a provider has a payment, the order can neither be paid by another one nor be canceled.
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

/** A paid order with paper has a parcel to follow; one that came back can be sent again in time, unless its show was canceled. */
const expressOperations = (order: OrderRow, now: number): string[] => {
  const { deliver_method, paid_at, parcel_state: state } = order
  if (deliver_method !== 'EXPRESS' || paid_at === null) return []
  const canSend = state === 'RETURNED' && changeOf(order) !== 'CANCELED' && canChangeAddress(order, state, now)
  return canSend ? ['SEND_AGAIN', 'VIEW_EXPRESS'] : ['VIEW_EXPRESS']
}

/** Whether the buyer still has a ticket that is not used. */
const hasOwnTickets = ({ refunded_count, given_count, ticket_count, voucher_state }: OrderRow): boolean =>
  refunded_count + given_count < ticket_count && voucher_state !== 'USED'

const hasRefundableTickets = (order: OrderRow): boolean => isPaid(order.state as OrderState) && hasOwnTickets(order)

/** Why the remaining tickets of an order cannot be refunded, by its dates and its buyer's count; null where they can, or none is left. */
export const orderRefundBlock = (order: OrderRow, now: number): RefundBlockReason | null => {
  const change = changeOf(order)
  const { refund_rule: rule, show_time: showTime, refunds_used: used } = order
  if (!hasRefundableTickets(order) || change !== null) return null
  if (termsAt(rule, { showTime, change }, now).fee === null) return closedReason(rule)
  return used >= rule.perSession ? 'COUNT' : null
}

/** Something of the order can come back by its dates and its buyer's count; each ticket is looked at where they are chosen (modules/after-sale/refund). */
const canRefund = (order: OrderRow, now: number): boolean =>
  hasRefundableTickets(order) && orderRefundBlock(order, now) === null

/** The same for other tickets in their place (modules/after-sale/rebook). */
const canRebook = (order: OrderRow, now: number): boolean =>
  isPaid(order.state as OrderState) &&
  order.rebook_rule !== null &&
  order.rebook_of === null &&
  order.deliver_method !== 'EXPRESS' &&
  hasOwnTickets(order) &&
  changeOf(order) === null &&
  now < rebookDeadline(order.rebook_rule, order.show_time)

/** The same for those who wait, where the tickets are not refunded (modules/after-sale/resale). */
const canReturn = (order: OrderRow, now: number): boolean =>
  isPaid(order.state as OrderState) &&
  order.resale_rule !== null &&
  order.refund_rule.resaleFloor !== null &&
  order.wait_list &&
  order.deliver_method !== 'EXPRESS' &&
  hasOwnTickets(order) &&
  changeOf(order) === null &&
  !canRefund(order, now) &&
  now < resaleDeadline(order.resale_rule, order.show_time)
