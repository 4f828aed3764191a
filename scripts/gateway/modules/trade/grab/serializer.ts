import type { Language } from '../../../core/localized-text'
import { deliverOptions } from '../order/delivery-service'
import { sessionName } from '../../catalogue/show/date-service'
import { namingAtPurchase } from '../../catalogue/show/naming-service'
import type { grabInfo } from './service'
import { memberPriceFacts } from '../../catalogue/show/card-service'
import { knownFees } from '../../catalogue/show/fee-service'

type Info = Awaited<ReturnType<typeof grabInfo>>

const serializeDetails = ({ show, sessions }: Info, lang: Language) =>
  sessions && {
    showName: show.name[lang],
    posterUrl: show.poster_url,
    posterColor: show.poster_color,
    venueName: show.venue_name[lang],
    cityName: show.city_name[lang],
    utcOffset: show.utc_offset,
    limit: show.order_limit,
    audience: { mode: namingAtPurchase(show), idTypes: show.id_types, minAge: show.min_age, maxAge: show.max_age },
    deliverMethods: deliverOptions(show, lang),
    ...knownFees(show),
    ...memberPriceFacts(show),
    sessions: sessions.map(({ session, plans }) => ({
      sessionId: session.session_id,
      sessionName: sessionName(lang, session.show_time, show.utc_offset, session.permanent),
      showTime: session.show_time,
      plans: plans.map((plan) => ({
        seatPlanId: plan.seat_plan_id,
        seatPlanName: plan.name[lang],
        price: plan.sale_price ?? plan.price,
        unitQty: plan.unit_qty,
      })),
    })),
  }

/** Serializes an order draft, or its default values (contract: api/grab GrabInfo). */
export const serializeGrab = (info: Info, lang: Language) => {
  const { show, grab, reminder, user } = info
  const account = { cellphone: user.cellphone ?? '', countryCode: user.country_code, email: user.email ?? '' }
  return {
    showId: show.show_id,
    saved: grab !== null,
    saleTime: show.sale_time,
    choices: grab?.choices ?? [],
    quantity: grab?.quantity ?? 1,
    audienceIds: grab?.audience_ids ?? [],
    contact: grab ? { cellphone: '', countryCode: '86', email: '', ...grab.contact } : account,
    deliverMethod: grab?.deliver_method ?? show.deliver_methods[0],
    addressId: grab?.address_id ?? '',
    remind: grab === null || reminder !== null,
    remindType: reminder?.channel ?? null,
    details: serializeDetails(info, lang),
  }
}
