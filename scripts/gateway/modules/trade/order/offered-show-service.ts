import type { DeliverMethod } from '../../../../../src/api/deliver-option'
import { namingAtPurchase } from '../../catalogue/show/naming-service'
import { sessionName } from '../../catalogue/show/date-service'
import type { Language } from '../../../core/localized-text'
import { audienceCount } from './attendees-service'
import { deliverOptions } from './delivery-service'
import type { Offer } from './offer-service'

/** Serializes the offered tickets of a session, with the rules for their attendees (contract: api/purchase PreOrder). */
export const serializeOffered = (offer: Offer & { method: DeliverMethod }, lang: Language) => {
  const { show, session, items, ticketCount, hold, seatAges } = offer
  const count = audienceCount(show, ticketCount)
  return {
    showId: show.show_id,
    showName: show.name[lang],
    posterUrl: show.poster_url,
    posterColor: show.poster_color,
    sessionId: session.session_id,
    sessionName: sessionName(lang, session.show_time, show.utc_offset, session.permanent),
    showTime: session.show_time,
    utcOffset: show.utc_offset,
    venueName: show.venue_name[lang],
    cityName: show.city_name[lang],
    items: items.map(({ plan, quantity, price, amount }) => ({
      seatPlanId: plan.seat_plan_id,
      seatPlanName: plan.name[lang],
      quantity,
      unitQty: plan.unit_qty,
      unitPrice: price,
      amount,
    })),
    ticketCount,
    audience: {
      mode: namingAtPurchase(show),
      count,
      idTypes: show.id_types,
      limit: namingAtPurchase(show) === 'ONE_PER_TICKET' ? show.order_limit : null,
      ...offer.ages,
      ageCount: offer.ageCount === null ? null : Math.min(offer.ageCount, count),
    },
    deliverMethods: deliverOptions(show, lang),
    deliverMethod: offer.method,
    seats: (hold?.seats ?? []).map(({ seatId, seatPlanId, desc, price }, index) => ({
      seatId,
      seatPlanId,
      seatDesc: desc[lang],
      price,
      minAge: seatAges[index]?.minAge ?? null,
      maxAge: seatAges[index]?.maxAge ?? null,
    })),
  }
}
