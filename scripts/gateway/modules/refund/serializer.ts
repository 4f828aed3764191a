import { unitShares } from '../../../../src/domain/refund/amounts'
import { datedSteps, showChangeOf, stepAt } from '../../../../src/domain/refund/rule'
import type { Language } from '../../core/localized-text'
import { productName } from '../payment/product-service'
import { sessionName } from '../show/date-service'
import type { ShowTable } from '../show/tables'
import { type RefundFacts, unitIn } from './facts-service'
import { couponOutcome, orderHindrance, type Quote, sealQuote } from './quote'
import type { RefundRow } from './repository'
import type { orderRefund } from './service'

/** Working days within which a wallet or bank shows the money; what the storefront tells. */
const ARRIVES_IN = 3

type OrderRefund = Awaited<ReturnType<typeof orderRefund>>

interface Seen {
  show_id: string
  poster_url: string
  poster_color: string
  show_time: number
  utc_offset: number
  permanent: boolean
}

const visitOf = (row: Seen, lang: Language) => ({
  showId: row.show_id,
  posterUrl: row.poster_url,
  posterColor: row.poster_color,
  showTime: row.show_time,
  utcOffset: row.utc_offset,
  isPermanent: row.permanent,
  sessionName: sessionName(lang, row.show_time, row.utc_offset, row.permanent),
})

/** A refund on the wire (contract: api/refund Refund). */
export const serializeRefund = (row: RefundRow, lang: Language) => ({
  ...visitOf(row, lang),
  showName: row.show_name[lang],
  refundId: row.refund_id,
  orderId: row.order_id,
  orderNumber: row.order_number,
  state: row.state,
  reason: row.reason,
  changed: row.changed,
  qty: row.ticket_count,
  units: row.units.map(({ name, count, labels }) => ({
    seatPlanName: name[lang],
    count,
    labels: labels.map((label) => label[lang]).filter(Boolean),
  })),
  tickets: row.tickets,
  fee: row.fee,
  extras: row.extras,
  amount: row.amount,
  points: row.points,
  coupon: row.coupon_id === null ? 'NONE' : row.coupon_back ? 'BACK' : 'LATER',
  ways: row.parts.map(({ product, amount, state }) => ({ method: productName(product, lang), amount, state })),
  progress: row.events.map(({ state, at }) => ({ state, time: at })),
  arriveDays: ARRIVES_IN,
})

/** An order's refund on the wire (contract: api/refund OrderRefund). */
export const serializeOrderRefund = ({ facts, show, refunds }: OrderRefund, lang: Language, now: number) => {
  const { order, rule, showTime, change, units, used } = facts
  const shares = unitShares({ units, lines: order.price_lines })
  const current = stepAt(rule, showTime, now)
  return {
    ...visitOf(show, lang),
    showName: show.name[lang],
    venueName: show.venue_name[lang],
    cityName: show.city_name[lang],
    orderId: order.order_id,
    change: change ?? 'NONE',
    steps: datedSteps(rule, showTime).map(({ fee, until }) => ({
      fee,
      until,
      state: until === current.until ? 'NOW' : until !== null && until <= now ? 'PAST' : 'COMING',
    })),
    perSession: rule.perSession,
    countLeft: Math.max(0, rule.perSession - used),
    hindrance: orderHindrance(facts, now) ?? 'NONE',
    units: units.map((unit, at) => ({
      ...unitIn(unit, lang),
      paid: shares[at].paid,
      hindrance: unit.hindrance ?? 'NONE',
    })),
    refunds: refunds.map((row) => serializeRefund(row, lang)),
  }
}

interface QuoteSight {
  key: Uint8Array
  facts: RefundFacts
  ways: readonly { product: string; amount: number }[]
  /** Until when the order's coupon is good; null without one. */
  couponUntil: number | null
  lang: Language
  now: number
}

/** A quote on the wire (contract: api/refund RefundQuote). */
export const serializeQuote = (quote: Quote, { key, facts, ways, couponUntil, lang, now }: QuoteSight) => {
  const { amounts, changed, rate, deadline, expires, unitIds } = quote
  const { complete } = amounts
  return {
    quote: sealQuote(key, quote),
    unitIds,
    qty: facts.units.reduce((sum, { unitId, places }) => sum + (unitIds.includes(unitId) ? places.length : 0), 0),
    feeRate: rate,
    changed,
    tickets: amounts.tickets,
    fee: amounts.fee,
    extras: amounts.extras,
    amount: amounts.total,
    points: amounts.points,
    complete,
    coupon: couponOutcome(couponUntil !== null, { complete, changed, expired: (couponUntil ?? 0) <= now }),
    ways: ways.map(({ product, amount }) => ({ method: productName(product, lang), amount })),
    arriveDays: ARRIVES_IN,
    deadline,
    expireTime: expires,
  }
}

/** A show's rule on the wire (contract: api/refund ShowRefundRule). */
export const serializeShowRule = (
  { show_id, name, state, refund_rule: rule }: Pick<ShowTable, 'show_id' | 'name' | 'state' | 'refund_rule'>,
  lang: Language,
) => ({
  showId: show_id,
  showName: name[lang],
  change: showChangeOf(state) ?? 'NONE',
  steps: rule.steps.map(({ before, fee }) => ({ before, fee })),
  perSession: rule.perSession,
})
