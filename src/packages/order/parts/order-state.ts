import type { OrderBrief, OrderDetail } from '@/api/order'
import { type OrderTone, orderTone } from '@/components/order/order-tone'
import { isPaid } from '@/domain/order/state'
import { isPartialLabel, type OrderStateLabel, orderStateLabel, ticketsLeft } from '@/domain/order/state-label'
import type { ShowChange } from '@/domain/refund/rule'
import { goneTickets } from '@/domain/order/ticket-state'
import { joinFacts } from '@/lib/join-facts'
import type { Translate } from '@/locales/keys'
import { formatMoney } from '@/locales/format-money'
import type { orderTexts } from '@/locales/namespaces/order'
import { refundsIn } from './order-refunds'

/**
 * The state of an order that there are texts for: the gateway's own finer one. Null for one that is newer than this program, which the gateway
 * names in words; a gateway that sends neither is read by the coarse state.
 */
export const stateLabel = (order: OrderBrief): OrderStateLabel | null =>
  order.orderDetailState ?? (order.orderStatusTitle === '' ? orderStateLabel(order) : null)

/** The show's change that concerns tickets of a paid order; null for a show as announced, and without a ticket left. */
const ticketChange = ({ showChange = 'NONE', ...order }: OrderBrief): ShowChange | null =>
  showChange !== 'NONE' && isPaid(order.orderState) && !order.isEnd && ticketsLeft(order) > 0 ? showChange : null

/** The state in a word. A changed show comes before the state of its tickets. */
export const stateWord = (order: OrderBrief, t: Translate<typeof orderTexts>): string => {
  const change = ticketChange(order)
  if (change) return t(`detail.change.${change}.title`)
  const label = stateLabel(order)
  return label ? t(`order.state.${label}`) : order.orderStatusTitle
}

/** How many tickets were refunded, rebooked, sold and given away, in a line; '' where the order does not list its tickets. */
const goneText = ({ tickets }: Pick<OrderDetail, 'tickets'>, t: Translate<typeof orderTexts>): string =>
  joinFacts(goneTickets(tickets).map(({ kind, qty }) => t(`detail.gone.${kind}`, { qty })))

/**
 * How many tickets are left, and how the others went where the state does not name it; '' while all or none are left. Rebooked tickets are
 * not lost: they are in another order.
 */
const remainText = (order: OrderDetail, t: Translate<typeof orderTexts>): string => {
  const { qty: total, rebookedQty = 0 } = order
  const left = ticketsLeft(order)
  if (left === 0 || left === total) return ''
  if (left + rebookedQty === total) return t('detail.leftRebooked', { left, rebooked: rebookedQty })
  const several = goneTickets(order.tickets).length > 1
  return joinFacts([t('detail.leftOf', { left, total }), several ? goneText(order, t) : ''])
}

/** What the state means for the buyer, in a sentence. */
export const stateHint = (order: OrderDetail, t: Translate<typeof orderTexts>): string => {
  const change = ticketChange(order)
  const label = stateLabel(order)
  if (label && isPartialLabel(label)) return remainText(order, t)
  const remain = change || label === 'issued' ? remainText(order, t) : ''
  if (remain) return remain
  if (change) return t(`detail.change.${change}.hint`)
  const { amount } = refundsIn('REFUNDED', order)
  const hadCoupon = order.priceLines.some(({ kind }) => kind === 'COUPON')
  if (label === 'refunded' && amount > 0 && order.payMethod !== '')
    return t('detail.refundedTo', { amount: formatMoney(amount), method: order.payMethod })
  const gone = label === 'changed' || label === 'given' ? goneText(order, t) : ''
  const hint = gone || t(label ? `detail.hint.${label}` : 'detail.hintOther')
  const isBack = hadCoupon && (label === 'cancelled' || label === 'closed')
  return isBack ? joinFacts([hint, t('detail.couponBack')]) : hint
}

export const stateTone = (order: OrderBrief): OrderTone => {
  const change = ticketChange(order)
  if (change) return change === 'CANCELED' ? 'bad' : 'due'
  const label = stateLabel(order)
  if (label) return orderTone(label)
  return order.isEnd ? 'over' : 'plain'
}
