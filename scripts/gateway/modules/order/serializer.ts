import { isPaid, type OrderState } from '../../../../src/domain/order/state'
import { rebookDeadline } from '../../../../src/domain/rebook/rule'
import { showChangeOf, termsAt } from '../../../../src/domain/refund/rule'
import { sessionName } from '../show/date-service'
import { endOf } from '../show/status-service'
import type { Language } from '../../core/localized-text'
import { serializeOrderPayment } from '../payment/order-payment-service'
import type { OrderRow } from './repository'
import { texts } from './texts'

/** What can be done with an order now, by name (domain §3). */
const operationsOf = (order: OrderRow, now: number): string[] => {
  // While a provider has a payment, the order can neither be paid by another one nor be canceled.
  if (order.payment_state === 'PENDING') return []
  if (order.state === 'UNPAID') return ['TO_BE_PAID', 'CANCEL']
  const rest = [
    ...(canRefund(order, now) ? ['REFUND'] : []),
    ...(canRebook(order, now) ? ['REBOOK'] : []),
    ...expressOperations(order),
  ]
  if (order.voucher_id === null || order.voucher_state !== 'VALID' || endOf(order) < now) return rest
  return [order.deliver_method === 'SELF_TAKE' ? 'TICKET_TAKING_CODE' : 'E_TICKET', ...rest]
}

/** A paid order with paper has a parcel to follow. */
const expressOperations = ({ deliver_method, paid_at }: OrderRow): string[] =>
  deliver_method === 'EXPRESS' && paid_at !== null ? ['VIEW_EXPRESS'] : []

/** What became of the order's show or session; null where it takes place as announced. */
const changeOf = ({ show_state, session_state }: OrderRow) => showChangeOf(show_state, session_state)

/** Something of the order can come back by its dates; each ticket is looked at where they are chosen (modules/refund). */
const canRefund = (order: OrderRow, now: number): boolean =>
  isPaid(order.state as OrderState) &&
  order.refunded_count < order.ticket_count &&
  order.voucher_state !== 'USED' &&
  termsAt(order.refund_rule, { showTime: order.show_time, change: changeOf(order) }, now).fee !== null

/** The same for other tickets in their place (modules/rebook). */
const canRebook = (order: OrderRow, now: number): boolean =>
  isPaid(order.state as OrderState) &&
  order.rebook_rule !== null &&
  order.rebook_of === null &&
  order.deliver_method !== 'EXPRESS' &&
  order.refunded_count < order.ticket_count &&
  order.voucher_state !== 'USED' &&
  changeOf(order) === null &&
  now < rebookDeadline(order.rebook_rule, order.show_time)

/** What its tickets are counted in: single ones, bundles, or both, which have only tickets in number. */
const serializeUnits = ({ unit_min, unit_max, unit_count, ticket_count }: OrderRow, lang: Language) => {
  const isMixture = unit_min !== unit_max
  const qty = Number(isMixture ? ticket_count : unit_count)
  const unit = isMixture || unit_max === 1 ? 'ticket' : 'bundle'
  const name = texts.translate(lang, `unit.${unit}.${qty === 1 ? 'one' : 'many'}`)
  return { isMixture, noMixtureQty: qty, noMixtureUnit: name, seatPlanUnit: name }
}

/** An order in a list on the wire (contract: api/order OrderBrief). */
export const serializeOrder = (order: OrderRow, lang: Language, now: number) => ({
  orderId: order.order_id,
  orderNumber: order.order_number,
  transactionId: order.transaction_id,
  unPaidTransactionIds: order.state === 'UNPAID' ? [order.transaction_id] : [],
  bindId: order.bind_id,
  firstShowId: order.show_id,
  firstShowName: order.show_name[lang],
  firstSessionId: order.session_id,
  firstSessionName: sessionName(lang, order.show_time, order.utc_offset, order.permanent),
  firstVenueName: order.venue_name[lang],
  cityName: order.city_name[lang],
  displayPosterURL: order.poster_url,
  posterColor: order.poster_color,
  // An order is of one session here.
  crossShow: false,
  crossSession: false,
  crossVenue: false,
  showTime: order.show_time,
  utcOffset: order.utc_offset,
  isPermanent: order.permanent,
  qty: order.ticket_count,
  ...serializeUnits(order, lang),
  orderState: order.state,
  orderRefundState: order.refund_state,
  refundedQty: order.refunded_count,
  rebookedQty: order.rebooked_count,
  showChange: changeOf(order) ?? 'NONE',
  news: order.news,
  total: order.total,
  payAmount: order.pay_amount,
  payment: serializeOrderPayment(order, lang),
  createTime: order.created_at,
  reserveTime: order.state === 'UNPAID' ? order.reserve_until : null,
  orderOperations: operationsOf(order, now),
  deliverMethod: order.deliver_method,
  expressNo: order.express?.no ?? '',
  express: order.express && { displayName: order.express.name[lang] },
})
