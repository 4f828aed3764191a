import { sessionText } from '@/components/dates'
import { joinFacts } from '@/lib/join-facts'
import type { OrderBrief, OrderDetail } from '@/api/order'
import { orderName } from '@/components/order/order-name'
import { afterSaleOf } from '@/domain/order/item-changes'
import { ticketsLeft } from '@/domain/order/state-label'
import { paidDifference } from '@/domain/order/worth'
import { ticketFormWords } from '@/domain/order/ticket-form'
import { crossSession } from '@/domain/show/names'
import { formatMoney } from '@/locales/format-money'
import type { orderTexts } from '@/locales/namespaces/order'
import type { Translate } from '@/locales/keys'
import { stateLabel } from './order-state'

export { orderName }

const isFixed = ({ showTime, isPermanent }: OrderBrief): boolean => showTime !== null && !isPermanent

/**
 * When it is, on the venue's clock. The gateway's words stand for what has no fixed time; an order over several sessions begins with
 * the first one (domain §3).
 */
export const orderWhen = (order: OrderBrief, t: Translate<typeof orderTexts>, now: number): string => {
  const { showTime, firstSessionName, showTimeDesc, crossSession: several } = order
  if (several)
    return firstSessionName === ''
      ? showTimeDesc
      : t('show.fromSession', { session: crossSession(firstSessionName, true).name })
  if (showTime === null || !isFixed(order)) return showTimeDesc || firstSessionName || t('show.dateToBeSet')
  return sessionText(order, t, now)
}

export const orderLocation = (order: OrderBrief, t: Translate<typeof orderTexts>): string =>
  joinFacts([order.cityName, order.crossVenue ? t('show.severalVenues') : order.firstVenueName]) ||
  t('show.venueToBeSet')

/** How many tickets, or bundles where it is of bundles only. */
export const orderCount = (
  { isMixture, noMixtureQty, noMixtureUnit, qty }: OrderBrief,
  t: Translate<typeof orderTexts>,
): string =>
  isMixture || noMixtureUnit === ''
    ? t('common.ticketCount', { count: qty })
    : t('orders.unitCount', { count: noMixtureQty, unit: noMixtureUnit })

/** How many tickets, and how they are got where that is not by phone. */
export const orderTickets = (order: OrderBrief, t: Translate<typeof orderTexts>): string => {
  const form = ticketFormWords(order)
  return joinFacts([orderCount(order, t), form && t(`orders.form.${form}`)])
}

/**
 * How many of its tickets the buyer still has; '' where that is all or none. Rebooked tickets are not lost: where all others are left, it is
 * how many were rebooked.
 */
export const leftText = (order: OrderBrief, t: Translate<typeof orderTexts>): string => {
  const { qty, rebookedQty = 0 } = order
  const left = ticketsLeft(order)
  if (left === 0 || left === qty) return ''
  return left + rebookedQty === qty
    ? t('orders.rebookedCount', { count: rebookedQty })
    : t('orders.left', { count: left })
}

/** The session and tier that tickets were rebooked to, in a line; '' for none, and for several. */
export const rebookedText = (order: OrderBrief, t: Translate<typeof orderTexts>, now: number): string => {
  const { rebookedSession: to, utcOffset } = order
  if (!to) return ''
  return t('orders.rebookedTo', { session: joinFacts([sessionText({ ...to, utcOffset }, t, now), to.seatPlanName]) })
}

const AFTER_SALE = {
  REFUND_FAILED: 'order.state.refundFailed',
  REFUNDING: 'order.state.refunding',
  REFUNDED: 'orders.change.REFUND',
  REBOOKED: 'orders.change.REBOOK',
} as const
const WITH_AMOUNT = {
  REFUND_FAILED: 'orders.refundFailed',
  REFUNDING: 'orders.refunding',
  REFUNDED: 'orders.refunded',
  REBOOKED: 'orders.change.REBOOK',
} as const

/** The difference that was paid for rebooked tickets, and the most urgent after-sale state with its money, in a line; '' for none. */
export const orderMoves = (order: OrderBrief, t: Translate<typeof orderTexts>): string => {
  const difference = paidDifference(order)
  const after = afterSaleOf(order, stateLabel(order))
  return joinFacts([
    difference ? t('orders.difference', { amount: formatMoney(difference) }) : '',
    after && t((after.amount > 0 ? WITH_AMOUNT : AFTER_SALE)[after.state], { amount: formatMoney(after.amount) }),
  ])
}

/** Where its paper tickets are, in a line: the company and its number; '' before they leave. */
export const orderParcel = ({ express, expressNo }: OrderBrief): string =>
  expressNo === '' ? '' : joinFacts([express?.displayName ?? '', expressNo])

/** What `OrderShow` shows of an order. */
export const orderShowProps = (order: OrderDetail, t: Translate<typeof orderTexts>, now: number) => ({
  posterUrl: order.displayPosterURL,
  posterColor: order.posterColor,
  name: orderName(order, t),
  when: orderWhen(order, t, now),
  location: orderLocation(order, t),
  items: order.items,
})
