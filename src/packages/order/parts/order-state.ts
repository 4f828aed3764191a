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
 * Returns the displayed state: the detailed state from the gateway, else the general state. Returns null for an unknown
 * detailed state, because the gateway then also sends the label.
 */
const stateLabel = (order: OrderBrief): OrderStateLabel | null =>
  order.orderDetailState ?? (order.orderStatusTitle === '' ? orderStateLabel(order) : null)

const labelText = (label: OrderStateLabel, t: Translate<typeof orderTexts>): string =>
  label === 'refunding' || label === 'refundFailed' ? returnedText(label, t) : t(`order.state.${label}`)

/**
 * Returns the text for tickets whose refund is in progress or failed. The text begins with the state of these tickets.
 */
export const returnedText = (label: 'refunding' | 'refundFailed', t: Translate<typeof orderTexts>): string =>
  joinFacts([t('ticketHolder.state.REFUNDED'), t(`order.state.${label}`)])

/**
 * Returns the text of the main state, including the number of remaining tickets. If no tickets remain, the text
 * includes a change of the show.
 */
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

/**
 * Returns the numbers of refunded, rebooked, resold and given tickets in one line; '' if the displayed state already
 * contains this information.
 */
export const goneText = (order: OrderBrief, t: Translate<typeof orderTexts>): string =>
  joinFacts(goneTickets(order).map(({ kind, qty }) => t(`detail.gone.${kind}`, { qty })))

/**
 * Returns the text about the refund of a changed show: when automatic refunds begin, or that the buyer must request a
 * refund.
 */
const refundOffer = (order: OrderDetail, t: Translate<typeof orderTexts>, now: number): string => {
  const { autoRefundAt: at, utcOffset } = order
  return at === null ? t('detail.fullRefund') : t('detail.autoRefund', { date: dayText(at, { now, utcOffset }, t) })
}

/** Returns a line that explains the state to the buyer. */
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
  const had = (wanted: string) => order.priceLines.some(({ kind }) => kind === wanted)
  if (label === 'refunded') {
    const points = had('POINTS') ? t('detail.pointsBack') : ''
    if (order.refundedAmount === 0) return points || t('detail.noMoney')
    const money = { amount: formatMoney(amount), method: order.payMethod }
    const isNamed = amount > 0 && order.payMethod !== ''
    return joinFacts([t(isNamed ? 'detail.refundedTo' : 'detail.hint.refunded', money), points])
  }
  if (label === 'parcelReturned' && !orderFlags(order).canSendAgain) return joinFacts([t('detail.parcelTooLate'), gone])
  if (order.rebookOf && label === 'payFailed') return t('detail.rebooking.payFailed')
  if (order.rebookOf && wasReturned(order) && amountKind(order.orderState) === 'ended')
    return t('detail.rebooking.returned', { amount: formatMoney(order.payment?.amount ?? fen(0)) })
  const hint = t(label ? `detail.hint.${label}` : 'detail.hintOther')
  if (label !== 'cancelled' && label !== 'closed') return joinFacts([hint, gone])
  const back = joinFacts([had('COUPON') ? t('detail.couponBack') : '', had('POINTS') ? t('detail.pointsBack') : ''])
  return joinFacts([hint, back || gone])
}

export const stateTone = (order: OrderBrief): OrderTone => {
  const { change } = orderHeading(order)
  if (change) return change === 'CANCELED' ? 'bad' : 'due'
  const label = stateLabel(order)
  if (label) return orderTone(label)
  return order.isEnd ? 'over' : 'plain'
}
