import { ENGINE_VERSION } from '../../../../../src/domain/pricing/price-of'
import type { Row } from '../../../core/database/database'
import { sessionName } from '../../catalogue/show/date-service'
import type { Language } from '../../../core/localized-text'
import { purchaseAgreement } from '../purchase/agreement-service'
import { namingAtPurchase } from '../../catalogue/show/naming-service'
import { audienceCount } from './attendees'
import { serializeGoods } from '../item-order/quote-service'
import { serializeCash } from '../item-order/cash-service'
import { serializeCoupon } from '../coupon/service'
import { notesIn } from '../../catalogue/show/note-service'
import { serializePointUsage } from '../points/rule-service'
import { sealPrice } from '../purchase/price-token-service'
import { serializeLines } from '../purchase/price-lines-service'
import { deliverOptions } from './delivery-service'
import type { Quote } from './quote'

/** Serializes a priced purchase (contract: api/purchase PreOrder). */
export const serializePreOrder = (
  quote: Quote,
  user: Pick<Row<'users'>, 'cellphone'>,
  { lang, priceKey }: { lang: Language; priceKey: Uint8Array },
) => {
  const { show, session, privilege, items, ticketCount, coupons, couponId, hold, plans, seatAges } = quote
  const planName = (seatPlanId: string): string =>
    plans.find(({ seat_plan_id }) => seat_plan_id === seatPlanId)?.name[lang] ?? ''
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
    goods: serializeGoods(quote.goods, lang),
    hasGoods: quote.hasGoods,
    ticketCount,
    priceLines: serializeLines(quote.lines, lang),
    priceToken: sealPrice(priceKey, quote.lines),
    total: quote.total,
    payAmount: quote.payAmount,
    audience: {
      mode: namingAtPurchase(show),
      count: audienceCount(show, ticketCount),
      idTypes: show.id_types,
      limit: namingAtPurchase(show) === 'ONE_PER_TICKET' ? show.order_limit : null,
      ...quote.ages,
      ageCount: quote.ageCount === null ? null : Math.min(quote.ageCount, audienceCount(show, ticketCount)),
    },
    deliverMethods: deliverOptions(show, lang),
    deliverMethod: quote.method,
    contactType: user.cellphone ? 'PHONE' : 'EMAIL',
    coupons: coupons.map(({ row, candidate }) => serializeCoupon(row, candidate, planName, lang)),
    couponId: couponId ?? '',
    pointUsage: serializePointUsage(quote.points, quote.facts.points),
    cashCards: serializeCash(quote.cashCards, lang),
    pricingFacts: {
      ...{ engineVersion: ENGINE_VERSION, basket: quote.basket },
      promotions: quote.facts.promotions.map((facts, at) => ({ ...facts, title: quote.promotions[at].title[lang] })),
      rates: quote.rates.map(({ name, ...rate }) => ({ ...rate, title: name[lang] })),
      ...{ promoPrimeShared: quote.facts.promoPrimeShared, cover: quote.facts.cover ?? null },
      points: quote.facts.points ?? null,
      cashCards: quote.facts.cashCards ?? [],
      // A coupon that does not reduce the price cannot be selected.
      coupons: quote.facts.coupons.filter((_, at) => coupons[at].candidate.payAmount !== null),
    },
    // Shows the refund rule that the order will have.
    notes: notesIn({ ...show, refund_rule: privilege?.refund_rule ?? show.refund_rule }, lang),
    privilegeId: privilege?.privilege_id ?? '',
    agreement: purchaseAgreement(lang),
    seats: (hold?.seats ?? []).map(({ seatId, seatPlanId, desc, price }, index) => ({
      seatId,
      seatPlanId,
      seatDesc: desc[lang],
      price,
      minAge: seatAges[index]?.minAge ?? null,
      maxAge: seatAges[index]?.maxAge ?? null,
    })),
    holdExpiresAt: hold?.expires_at ?? null,
  }
}
