import { creditOf, type RebookCredit } from '../../../../../src/domain/rebook/amounts'
import type { Language } from '../../../core/localized-text'
import { unitIn } from '../../trade/units/facts-service'
import { refundBlockReason } from '../refund/rate-service'
import { arrivesIn, serializeWays } from '../../trade/payment/refund-ways-service'
import { sessionLine } from '../../catalogue/show/date-service'
import { orderBlockReason } from './facts'
import type { checkRebook, rebookAt, rebookOffer } from './service'

type Show = Awaited<ReturnType<typeof checkRebook>>['show']

const sessionOf = (row: Show, lang: Language, now: number) => ({
  sessionId: row.session_id,
  sessionName: sessionLine(lang, { time: row.show_time, utcOffset: row.utc_offset, permanent: row.permanent }, now),
  showTime: row.show_time,
  isPermanent: row.permanent,
})

/** Serializes the units of an order that can be rebooked (contract: api/rebook RebookCheck). */
export const serializeCheck = (
  { facts, show }: Awaited<ReturnType<typeof checkRebook>>,
  { lang, now, sessionId }: { lang: Language; now: number; sessionId: string | undefined },
) => {
  const { shares } = facts
  return {
    ...sessionOf(show, lang, now),
    orderId: facts.order.order_id,
    showId: show.show_id,
    showName: show.name[lang],
    posterUrl: show.poster_url,
    posterColor: show.poster_color,
    utcOffset: show.utc_offset,
    venueName: show.venue_name[lang],
    cityName: show.city_name[lang],
    until: facts.until,
    hindrance: orderBlockReason(facts, now) ?? 'NONE',
    refundBlockReason: refundBlockReason(facts, now) ?? 'NONE',
    together: facts.together,
    pendingOrderId: facts.rebooking?.orderId ?? '',
    wantedSessionId: sessionId ?? '',
    units: facts.units.map((unit, at) => ({
      ...unitIn(unit, lang),
      paid: shares[at].paid,
      hindrance: unit.blockReason ?? 'NONE',
    })),
  }
}

/** Serializes the available sessions and tiers of a rebooking (contract: api/rebook RebookOffer). */
export const serializeOffer = (
  { credit, sessions, show }: Awaited<ReturnType<typeof rebookOffer>>,
  lang: Language,
  now: number,
) => ({
  credit: creditOf(credit as RebookCredit),
  sessions: sessions.map(({ session, tiers, seated }) => ({
    sessionId: session.session_id,
    sessionName: sessionLine(
      lang,
      { time: session.show_time, utcOffset: show.utc_offset, permanent: session.permanent },
      now,
    ),
    showTime: session.show_time,
    isPermanent: session.permanent,
    seated,
    tiers: tiers.map(({ plan, state, price, publicPrice, difference, fee }) => ({
      seatPlanId: plan.seat_plan_id,
      seatPlanName: plan.name[lang],
      state,
      price,
      publicPrice,
      difference,
      fee,
    })),
  })),
})

/** Serializes the hold of a rebooking (contract: api/rebook RebookHold). */
export const serializeHold = (
  { rebook, units, before, after, ways, pointsBack }: Awaited<ReturnType<typeof rebookAt>>,
  lang: Language,
  now: number,
) => ({
  rebookId: rebook.rebook_id,
  orderId: rebook.order_id,
  qty: units.reduce((sum, { places }) => sum + places.length, 0),
  utcOffset: after.utc_offset,
  before: { ...sessionOf(before, lang, now), units: units.map((unit) => unitIn(unit, lang)) },
  after: {
    ...sessionOf(after, lang, now),
    seatPlanId: rebook.seat_plan_id,
    seatPlanName: rebook.plan_name[lang],
    labels: (rebook.seats ?? []).map(({ desc }) => desc[lang]),
  },
  price: rebook.price,
  paid: rebook.paid,
  carried: rebook.carried,
  pointsBack,
  due: rebook.due,
  fee: rebook.fee,
  back: rebook.back,
  ways: serializeWays(ways, lang),
  arriveDays: arrivesIn(ways),
  expireTime: rebook.expires_at,
})
