import { sessionDate, sessionText } from '@/components/dates'
import { joinFacts } from '@/lib/join-facts'
import type { OrderBrief, OrderDetail } from '@/api/order'
import { orderName } from '@/components/order/order-name'
import { amountKind } from '@/domain/order/state'
import { moneyBack } from '@/domain/order/worth'
import { ticketFormLabel } from '@/domain/order/ticket-form'
import { crossSession } from '@/domain/show/names'
import { formatMoney } from '@/locales/format-money'
import type { orderTexts } from '@/locales/namespaces/order'
import type { Translate } from '@/locales/keys'
import { goneText } from './order-state'

export { orderName }

const isFixed = ({ showTime, isPermanent }: OrderBrief): boolean => showTime !== null && !isPermanent

/**
 * Returns the time of the show in the venue's time zone. For shows without a fixed time, returns the gateway's text.
 * For an order of several sessions, the text starts with the first session (domain §3).
 */
export const orderWhen = (order: OrderBrief, t: Translate<typeof orderTexts>, now: number): string => {
  const { showTime, firstSessionName, showTimeDesc, crossSession: several } = order
  if (several)
    return firstSessionName === ''
      ? showTimeDesc
      : t('show.fromSession', { session: crossSession(firstSessionName, true).name })
  if (showTime === null || !isFixed(order)) return showTimeDesc || firstSessionName || t('show.dateToBeSet')
  const isChanged = (order.showChange ?? 'NONE') !== 'NONE'
  return isChanged ? t('date.formerly', { when: sessionDate(order, t, now) }) : sessionText(order, t, now)
}

export const orderLocation = (order: OrderBrief, t: Translate<typeof orderTexts>): string =>
  joinFacts([order.cityName, order.crossVenue ? t('show.severalVenues') : order.firstVenueName]) ||
  t('show.venueToBeSet')

/** Returns the number of tickets as text. If the order contains only bundles, returns the number of bundles. */
export const orderCount = (
  { isMixture, noMixtureQty, noMixtureUnit, qty }: OrderBrief,
  t: Translate<typeof orderTexts>,
): string =>
  isMixture || noMixtureUnit === ''
    ? t('common.ticketCount', { count: qty })
    : t('orders.unitCount', { count: noMixtureQty, unit: noMixtureUnit })

/** Returns the number of tickets as text, followed by a note about a rebooking and about paper delivery. */
export const orderTickets = (order: OrderBrief, t: Translate<typeof orderTexts>): string => {
  const form = ticketFormLabel(order)
  const isRebooked = order.rebookOf && amountKind(order.orderState) === 'paid'
  return joinFacts([
    orderCount(order, t),
    isRebooked ? t('orders.fromRebooking') : '',
    form && t(`orders.form.${form}`),
  ])
}

/** Returns session and tier of a rebooking in one line. Returns '' for other orders, and for several sessions. */
export const rebookedText = (order: OrderBrief, t: Translate<typeof orderTexts>, now: number): string => {
  const { rebookedSession: to, utcOffset } = order
  if (!to) return ''
  return t('orders.rebookedTo', { session: joinFacts([sessionText({ ...to, utcOffset }, t, now), to.seatPlanName]) })
}

/**
 * Returns the changes of the order's tickets and all refunded or pending money in one line. Returns '' if there are
 * neither.
 */
export const orderMoves = (order: OrderBrief, t: Translate<typeof orderTexts>): string =>
  joinFacts([
    goneText(order, t),
    ...moneyBack(order).map(({ state, amount }) => t(`orders.back.${state}`, { amount: formatMoney(amount) })),
  ])

/** Returns the courier and the tracking number of the paper tickets in one line; '' before dispatch. */
export const orderParcel = ({ express, expressNo }: OrderBrief): string =>
  expressNo === '' ? '' : joinFacts([express?.displayName ?? '', expressNo])

/** Returns the props of `OrderShow` for an order. */
export const orderShowProps = (order: OrderDetail, t: Translate<typeof orderTexts>, now: number) => ({
  posterUrl: order.displayPosterURL,
  posterColor: order.posterColor,
  name: orderName(order, t),
  when: orderWhen(order, t, now),
  location: orderLocation(order, t),
  items: order.items,
})
