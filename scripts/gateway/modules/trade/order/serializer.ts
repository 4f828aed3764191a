import type { DeliverMethod } from '../../../../../src/api/deliver-option'
import { ITEM_CHANGES } from '../../../../../src/domain/order/item-changes'
import { paidOperations } from '../../../../../src/domain/order/paid-operations'
import type { OrderState } from '../../../../../src/domain/order/state'
import { orderStateLabel } from '../../../../../src/domain/order/state-label'
import { type OrderTicketForm, ticketForm } from '../../../../../src/domain/order/ticket-form'
import { waitListOf, type WaitListState } from '../../../../../src/domain/order/wait-list'
import type { OrderRefundState } from '../../../../../src/domain/refund/state'
import { namingDeadline, namingOf } from '../../../../../src/domain/ticket/real-name'
import { sessionName } from '../../catalogue/show/date-service'
import type { Language } from '../../../core/localized-text'
import { serializeOrderPayment } from '../payment/order-payment-service'
import { changeOf, isEnd } from './ended'
import { operationsOf } from './operations'
import type { OrderRow } from './repository'
import { sessionTime } from './session-time'
import { texts } from './texts'
import { merchantLimits } from '../../base/shop/limits-service'

/**
 * Serializes the units of an order's tickets: single tickets, bundles, or only the number of tickets if the order
 * contains both.
 */
export const serializeUnits = (
  {
    unit_min,
    unit_max,
    unit_count,
    ticket_count,
  }: Pick<OrderRow, 'unit_min' | 'unit_max' | 'unit_count' | 'ticket_count'>,
  lang: Language,
) => {
  const isMixture = unit_min !== unit_max
  const qty = Number(isMixture ? ticket_count : unit_count)
  const unit = isMixture || unit_max === 1 ? 'ticket' : 'bundle'
  const name = texts.translate(lang, `unit.${unit}.${qty === 1 ? 'one' : 'many'}`)
  return { isMixture, noMixtureQty: qty, noMixtureUnit: name }
}

/** Serializes the resale state of orders, with its text. */
export const serializeWaitList = (orders: readonly OrderRow[], lang: Language) => {
  const { state, count } = waitListOf(
    orders.map(({ offers, from_wait_list: fromWaitList }) => ({ offers, fromWaitList })),
  )
  return { waitListState: state, waitListStateTitle: waitListTitle(state, count, lang) }
}

const waitListTitle = (state: WaitListState, count: number, lang: Language): string => {
  if (state === 'NONE') return ''
  if (state === 'BOUGHT') return texts.translate(lang, 'waitList.BOUGHT')
  return texts.translate(lang, `waitList.${state}.${count === 1 ? 'one' : 'many'}`, { count })
}

/** Adds the detailed state of an order and its text. */
export const withState = <Brief extends Parameters<typeof orderStateLabel>[0]>(brief: Brief, lang: Language) => {
  const label = orderStateLabel(brief)
  return { ...brief, orderDetailState: label, orderStatusTitle: texts.translate(lang, `state.${label}`) }
}

/** Returns true if a ticket still needs a name and the deadline for names is not over. */
const takesNames = ({ names_missing, show_time, permanent }: OrderRow, now: number): boolean => {
  const unnamed = { state: 'VALID', audienceName: '', corrections: 0 }
  return names_missing && namingOf(unnamed, namingDeadline(show_time, permanent, merchantLimits), now) === 'supplement'
}

/** Returns the transactions that the payment of an unpaid order must name. */
const transactionsOf = ({ state, transaction_id: own, goods, together }: OrderRow): string[] => {
  if (state !== 'UNPAID') return []
  return together?.transactionIds ?? [own, ...(goods ? [goods.transactionId] : [])]
}

/** Serializes an order in a list (contract: api/order OrderBrief). */
export const serializeOrder = (order: OrderRow, lang: Language, now: number) => {
  const orderOperations = operationsOf(order, now)
  return withState(
    {
      orderId: order.order_id,
      orderNumber: order.order_number,
      transactionId: order.transaction_id,
      unPaidTransactionIds: transactionsOf(order),
      dueAmount: order.together?.payAmount ?? order.pay_amount + (order.goods?.payAmount ?? 0),
      bindId: order.parent_bind_id ?? order.bind_id,
      parentId: order.parent_id ?? '',
      hasChildren: false,
      childCount: 0,
      firstShowId: order.show_id,
      firstShowName: order.show_name[lang],
      firstSessionId: order.session_id,
      firstSessionName: sessionName(lang, order.show_time, order.utc_offset, order.permanent),
      firstVenueName: order.venue_name[lang],
      cityName: order.city_name[lang],
      displayPosterURL: order.poster_url,
      posterColor: order.poster_color,
      // An order has one session. Only parents have several.
      crossShow: false,
      crossSession: false,
      crossVenue: false,
      showTime: order.show_time,
      utcOffset: order.utc_offset,
      isPermanent: order.permanent,
      showTimeDesc: sessionTime(lang, order, now),
      briefSessionTime: sessionTime(lang, order, now),
      qty: order.ticket_count,
      ...serializeUnits(order, lang),
      orderState: order.state as OrderState,
      orderRefundState: order.refund_state as OrderRefundState,
      isEnd: isEnd(order, now),
      refundedQty: order.refunded_count,
      refundedAmount: order.refunded_amount,
      refundingAmount: order.refunding_amount,
      retainedFee: order.retained_fee,
      rebookFee: order.rebook_fee,
      retainedDifference: order.retained_difference,
      movedIn: order.moved_in,
      movedOut: order.moved_out,
      givenQty: order.given_count,
      giftForbidden: order.gift_forbidden,
      rebookedQty: order.rebooked_count,
      rebookedSession: order.rebooked_session && {
        showTime: order.rebooked_session.time,
        isPermanent: order.rebooked_session.permanent,
        seatPlanName: order.rebooked_session.tier[lang],
      },
      rebookOf: order.rebook_of ?? '',
      rebooking: order.rebooking,
      itemChangeTypeList: ITEM_CHANGES.filter((change) => order.changes.includes(change)),
      showChange: changeOf(order) ?? 'NONE',
      news: order.news,
      hasPromotion: order.promotion_id !== null || order.combo_id !== null,
      promotionId: order.combo_id ?? '',
      promotionTitle: order.combo_title?.[lang] ?? '',
      total: order.total,
      payAmount: order.pay_amount,
      payment: serializeOrderPayment(order, lang),
      createTime: order.created_at,
      reserveTime: order.state === 'UNPAID' ? order.reserve_until : null,
      orderOperations,
      orderSuccessPaidOperations: paidOperations(orderOperations, takesNames(order, now)),
      orderSourceEnum: order.from_wait_list ? ('WAIT_LIST' as const) : ('NORMAL' as const),
      ...serializeWaitList([order], lang),
      deliverMethod: order.deliver_method,
      parcelState: order.parcel_state,
      ticketForm: ticketForm(order.deliver_method as DeliverMethod) as OrderTicketForm,
      expressNo: order.express?.no ?? '',
      entranceVoucherId: order.voucher_id ?? '',
      express: order.express && { displayName: order.express.name[lang] },
    },
    lang,
  )
}

export type OrderBriefWire = ReturnType<typeof serializeOrder>
