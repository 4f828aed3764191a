import { sessionText } from '@/components/dates'
import { joinFacts } from '@/lib/join-facts'
import type { OrderBrief, OrderDetail } from '@/api/order'
import { orderName } from '@/components/order/order-name'
import type { Fen } from '@/domain/money'
import { arrivedRefund, paidDifference } from '@/domain/order/worth'
import { ticketFormWords } from '@/domain/order/ticket-form'
import { crossSession } from '@/domain/show/names'
import { formatMoney } from '@/locales/format-money'
import type { orderTexts } from '@/locales/namespaces/order'
import type { Translate } from '@/locales/keys'

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

/** The same beside other facts in one line: a time in the gateway's words goes without its year. */
export const orderWhenBrief = (order: OrderBrief, t: Translate<typeof orderTexts>, now: number): string =>
  (!isFixed(order) && order.briefSessionTime) || orderWhen(order, t, now)

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

/** How many of its tickets the buyer still has; '' where that is all or none. */
export const ticketsLeft = (
  { qty, refundedQty, givenQty }: Pick<OrderBrief, 'qty' | 'refundedQty' | 'givenQty'>,
  t: Translate<typeof orderTexts>,
): string => {
  const left = qty - refundedQty - givenQty
  return left > 0 && left < qty ? t('orders.left', { count: left }) : ''
}

/** Money that was paid for other tickets before, came back, or is on its way, in a line; '' for none. */
export const orderMoves = (order: OrderBrief, t: Translate<typeof orderTexts>): string => {
  const money = (amount: Fen | null, key: 'difference' | 'refunded' | 'refunding') =>
    amount ? t(`orders.${key}`, { amount: formatMoney(amount) }) : ''
  return joinFacts([
    money(paidDifference(order), 'difference'),
    money(arrivedRefund(order), 'refunded'),
    money(order.refundingAmount, 'refunding'),
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
