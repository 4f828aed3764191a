import type { OrderBrief, OrderDetail } from '@/api/order'
import { dayText } from '@/components/dates'
import { type OrderTone, orderTone } from '@/components/order/order-tone'
import { fen } from '@/domain/money'
import { wasReturned } from '@/domain/order/buyer-state'
import { orderFlags } from '@/domain/order/operations'
import { goneTickets, orderHeading, type OrderStateLabel, orderStateLabel } from '@/domain/order/state-label'
import { amountKind } from '@/domain/order/state'
import { arrivedRefund } from '@/domain/order/worth'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import { formatMoney } from '@/locales/format-money'
import type { orderTexts } from '@/locales/namespaces/order'

/**
 * The state of an order that there are texts for: the gateway's own finer one. Null for one that is newer than this program, which the gateway
 * names in words; a gateway that sends neither is read by the coarse state.
 */
const stateLabel = (order: OrderBrief): OrderStateLabel | null =>
  order.orderDetailState ?? (order.orderStatusTitle === '' ? orderStateLabel(order) : null)

const labelText = (label: OrderStateLabel, t: Translate<typeof orderTexts>): string =>
  label === 'refunding' || label === 'refundFailed' ? returnedText(label, t) : t(`order.state.${label}`)

/** Tickets that were given back while their money is on its way. The first word is the state of these tickets. */
export const returnedText = (label: 'refunding' | 'refundFailed', t: Translate<typeof orderTexts>): string =>
  joinFacts([t('ticketHolder.state.REFUNDED'), t(`order.state.${label}`)])

/** The main state in words, with the tickets that are left where some went, and the change of a show whose tickets are gone. */
export const stateWord = (order: OrderBrief, t: Translate<typeof orderTexts>): string => {
  const { change, endedBy, left } = orderHeading(order)
  const label = stateLabel(order)
  const word = label ? labelText(label, t) : order.orderStatusTitle
  return joinFacts([
    change ? t(`detail.change.${change}.title`) : word,
    endedBy ? t(`detail.change.${endedBy}.title`) : '',
    left > 0 ? t('orders.left', { count: left }) : '',
  ])
}

/** How many tickets went in which way, in a line; '' where the state names it. */
export const goneText = (order: OrderBrief, t: Translate<typeof orderTexts>): string =>
  joinFacts(goneTickets(order).map(({ kind, qty }) => t(`detail.gone.${kind}`, { qty })))

/** How the money of a changed show comes back: without a request from a day on, else on request. */
const refundOffer = (order: OrderDetail, t: Translate<typeof orderTexts>, now: number): string => {
  const { autoRefundAt: at, utcOffset } = order
  return at === null ? t('detail.fullRefund') : t('detail.autoRefund', { date: dayText(at, { now, utcOffset }, t) })
}

/** What the state means for the buyer, in a line. */
export const stateHint = (order: OrderDetail, t: Translate<typeof orderTexts>, now: number): string => {
  const { change } = orderHeading(order)
  const gone = goneText(order, t)
  if (change)
    return joinFacts([
      t(`detail.change.${change}.hint`),
      orderFlags(order).canRefund ? refundOffer(order, t, now) : '',
      gone,
    ])
  const label = stateLabel(order)
  if (gone && !label?.startsWith('parcel')) return gone
  const amount = arrivedRefund(order)
  if (label === 'refunded' && amount > 0 && order.payMethod !== '')
    return t('detail.refundedTo', { amount: formatMoney(amount), method: order.payMethod })
  if (label === 'parcelReturned' && !orderFlags(order).canSendAgain) return joinFacts([t('detail.parcelTooLate'), gone])
  if (order.rebookOf && label === 'payFailed') return t('detail.rebooking.payFailed')
  if (order.rebookOf && wasReturned(order) && amountKind(order.orderState) === 'ended')
    return t('detail.rebooking.returned', { amount: formatMoney(order.payment?.amount ?? fen(0)) })
  const hint = t(label ? `detail.hint.${label}` : 'detail.hintOther')
  const hadCoupon = order.priceLines.some(({ kind }) => kind === 'COUPON')
  const isBack = hadCoupon && (label === 'cancelled' || label === 'closed')
  return joinFacts([hint, isBack ? t('detail.couponBack') : gone])
}

export const stateTone = (order: OrderBrief): OrderTone => {
  const { change } = orderHeading(order)
  if (change) return change === 'CANCELED' ? 'bad' : 'due'
  const label = stateLabel(order)
  if (label) return orderTone(label)
  return order.isEnd ? 'over' : 'plain'
}
