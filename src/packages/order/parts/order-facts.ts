import { joinFacts } from '@/lib/join-facts'
import type { OrderBrief, OrderDetail } from '@/api/order'
import { formatTime, weekdayOf } from '@/domain/schedule/local-time'
import { crossName, crossSession } from '@/domain/show/names'
import type { orderTexts } from '@/locales/namespaces/order'
import type { Translate } from '@/locales/keys'

const named = ({ name, several }: { name: string; several: boolean }, t: Translate<typeof orderTexts>): string =>
  several ? t('show.andSeveral', { name }) : name

/** The show of an order, or "… and several" (domain §3). */
export const orderName = (order: OrderBrief, t: Translate<typeof orderTexts>): string =>
  named(crossName(order.firstShowName, order.crossShow), t)

/** When it is, on the venue's clock; what has no fixed time goes by the session's name. */
export const orderWhen = (order: OrderBrief, t: Translate<typeof orderTexts>): string => {
  const { showTime, utcOffset, isPermanent, firstSessionName, crossSession: several } = order
  if (several) return named(crossSession(firstSessionName, true), t)
  if (isPermanent || showTime === null) return firstSessionName || t('show.dateToBeSet')
  return t('date.withWeekdayTime', {
    date: formatTime(showTime, utcOffset, t('date.pattern.day')),
    weekday: t(`date.weekday.${weekdayOf(showTime, utcOffset)}`),
    time: formatTime(showTime, utcOffset, t('date.pattern.time')),
  })
}

export const orderLocation = (order: OrderBrief, t: Translate<typeof orderTexts>): string =>
  joinFacts([order.cityName, named(crossName(order.firstVenueName, order.crossVenue), t)]) || t('show.venueToBeSet')

/** How many tickets, or bundles where it is of bundles only. */
export const orderCount = (
  { isMixture, noMixtureQty, noMixtureUnit, qty }: OrderBrief,
  t: Translate<typeof orderTexts>,
): string =>
  isMixture || noMixtureUnit === ''
    ? t('common.ticketCount', { count: qty })
    : t('orders.unitCount', { count: noMixtureQty, unit: noMixtureUnit })

/** Where its paper tickets are, in a line: the company and its number; '' before they leave. */
export const orderParcel = ({ express, expressNo }: OrderBrief): string =>
  expressNo === '' ? '' : joinFacts([express?.displayName ?? '', expressNo])

/** What `OrderShow` shows of an order. */
export const orderShowProps = (order: OrderDetail, t: Translate<typeof orderTexts>) => ({
  posterUrl: order.displayPosterURL,
  posterColor: order.posterColor,
  name: orderName(order, t),
  when: orderWhen(order, t),
  location: orderLocation(order, t),
  items: order.items,
})
