import type { Row } from '../../../core/database/database'
import { serviceFeeOf } from '../../../../../src/domain/order/service-fee'
import { datedSteps, showChangeOf, stepAt } from '../../../../../src/domain/refund/rule'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Language } from '../../../core/localized-text'
import { serializeRefundPrivilege } from '../../catalogue/privilege/rule-service'
import { sessionName } from '../../catalogue/show/date-service'
import { type RefundFacts, unitIn } from '../../trade/units/facts-service'
import type { ReturnedUses } from '../../trade/card/cover-service'
import type { CouponReturn } from '../../trade/coupon/give-back-service'
import { couponOfRefund } from './coupon'
import { isSent, orderBlockReason, type Quote, sealQuote, unitBlockReason } from './quote'
import type { RefundRow } from './repository'
import type { orderRefund, privilegeRefundRule } from './service'
import { visitIn } from './visit-service'
import { ARRIVES_IN, arrivesIn, serializeWays } from '../../trade/payment/refund-ways-service'
import type { WayBack } from '../../trade/units/ways-service'

type OrderRefund = Awaited<ReturnType<typeof orderRefund>>

/** Serializes the show of a refund. The fields are empty for a refund of items. */
const visitOf = (
  { show_id: showId, show_time: showTime, utc_offset: utcOffset, permanent, ...row }: RefundRow,
  lang: Language,
) => ({
  showId: showId ?? '',
  posterUrl: row.poster_url,
  posterColor: row.poster_color ?? '',
  ...{ showTime, utcOffset: utcOffset ?? SHOP_OFFSET, isPermanent: permanent ?? false },
  sessionName:
    showTime === null || utcOffset === null ? '' : sessionName(lang, showTime, utcOffset, permanent ?? false),
})

/** Returns the delivery fee among price lines, fen. */
const deliveryOf = (lines: readonly { kind: string; amount: number }[]): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'DELIVERY' ? amount : 0), 0)

/** Serializes a refund (contract: api/refund Refund). */
export const serializeRefund = (row: RefundRow, lang: Language) => ({
  ...visitOf(row, lang),
  showName: row.show_name[lang],
  refundId: row.refund_id,
  orderId: row.order_id,
  itemKind: row.item_kind,
  state: row.state,
  kind: row.kind,
  // Rebookings and resales store no reason of the buyer.
  reason: row.kind === 'REFUND' ? row.reason : null,
  qty: row.ticket_count,
  pieceIds: row.pieces,
  units: row.units.map(({ unitId, name, count, labels }) => ({
    unitId,
    seatPlanName: name[lang],
    count,
    labels: labels.map((label) => label[lang]).filter(Boolean),
  })),
  fee: row.fee,
  extras: row.extras,
  amount: row.amount,
  coupon: couponOfRefund(row),
  couponCompensation: row.coupon_compensation,
  pointBack: row.point_back,
  ways: serializeWays(row.parts, lang),
  progress: row.events.map(({ state, at }) => ({ state, time: at })),
  arriveDays: ARRIVES_IN,
})

/** Serializes an order's refund options (contract: api/refund OrderRefund). */
export const serializeOrderRefund = (
  { facts, show, privilege, refunds, canReturn, canRebook, invoice }: OrderRefund,
  lang: Language,
  now: number,
) => {
  const { order, rule, showTime, change, units, shares, used } = facts
  const current = stepAt(rule, showTime, now)
  return {
    ...visitIn(show, lang),
    orderId: order.order_id,
    privilege: privilege && serializeRefundPrivilege(privilege, lang),
    change: change ?? 'NONE',
    steps: datedSteps(rule, showTime).map(({ fee, until }) => ({
      fee,
      until,
      state: until === current.until ? 'NOW' : until !== null && until <= now ? 'PAST' : 'COMING',
    })),
    perSession: rule.perSession,
    countLeft: Math.max(0, rule.perSession - used),
    hindrance: orderBlockReason(facts, now) ?? 'NONE',
    canReturn,
    canRebook,
    units: units.map((unit, at) => ({
      ...unitIn(unit, lang),
      paid: shares[at].paid,
      hindrance: unitBlockReason(facts, unit) ?? 'NONE',
      given: unit.given,
    })),
    invoiceState: invoice?.state ?? 'NONE',
    paperSent: isSent(order),
    refunds: refunds.map((row) => serializeRefund(row, lang)),
  }
}

interface QuoteContext {
  key: Uint8Array
  facts: RefundFacts
  ways: readonly WayBack[]
  coupon: CouponReturn
  packetShares: number
  cardBack: ReturnedUses | null
  pointsBack: readonly { amount: number; endTime: number }[]
  pointsNotEarned: number
  growthNotCounted: number
  lang: Language
}

/** Serializes a quote (contract: api/refund RefundQuote). */
export const serializeQuote = (quote: Quote, context: QuoteContext) => {
  const { key, facts, ways, coupon, packetShares, cardBack, pointsBack, pointsNotEarned, growthNotCounted, lang } =
    context
  const { amounts, changed, rate, deadline, expires, unitIds } = quote
  const { complete } = amounts
  const { order } = facts
  const qty = facts.units.reduce((sum, { unitId, places }) => sum + (unitIds.includes(unitId) ? places.length : 0), 0)
  return {
    quote: sealQuote(key, quote),
    unitIds,
    qty,
    feeRate: rate,
    tickets: amounts.tickets,
    fee: amounts.fee,
    extras: amounts.extras,
    // The merchant retains the service fee of the tickets, unless the show was canceled or postponed.
    serviceKept: changed ? 0 : serviceFeeOf({ lines: order.price_lines, ticketCount: order.ticket_count }, qty),
    deliveryKept: complete && !changed && isSent(order) ? deliveryOf(order.price_lines) : 0,
    amount: amounts.total,
    coupon: coupon.outcome,
    couponCompensation: coupon.compensation,
    couponAmount: amounts.coupon,
    packetShares,
    cardBack: cardBack && { ...cardBack, name: cardBack.name[lang] },
    ...{ pointsBack, pointsNotEarned, growthNotCounted },
    ways: serializeWays(ways, lang),
    arriveDays: arrivesIn(ways),
    deadline,
    expireTime: expires,
  }
}

/** Serializes the refund rule of a show (contract: api/refund ShowRefundRule). */
export const serializeShowRule = (
  { show_id, name, state, refund_rule: rule }: Pick<Row<'shows'>, 'show_id' | 'name' | 'state' | 'refund_rule'>,
  lang: Language,
) => ({
  showId: show_id,
  showName: name[lang],
  change: showChangeOf(state) ?? 'NONE',
  steps: rule.steps.map(({ before, fee }) => ({ before, fee })),
  perSession: rule.perSession,
})

/** Serializes the refund rule of orders with a privilege (contract: api/refund PrivilegeRefundRule). */
export const serializePrivilegeRule = (
  { show, privilege }: Awaited<ReturnType<typeof privilegeRefundRule>>,
  lang: Language,
) => ({ ...serializeShowRule(show, lang), privilege: serializeRefundPrivilege(privilege, lang) })
