import { type RefundAmounts, refundAmounts } from '../../../../../src/domain/refund/amounts'
import { closedReason, termsAt } from '../../../../../src/domain/refund/rule'
import type { RefundBlockReason } from '../../../../../src/domain/refund/state'
import { isPaid, type OrderState } from '../../../../../src/domain/order/state'
import type { CodeName } from '../../../core/codes'
import { Refusal } from '../../../core/envelope'
import { openSigned, signed } from '../../../core/signed'
import type { RefundFacts, UnitFacts } from '../../trade/units/facts-service'

/** Lifetime of a quote, ms. */
const QUOTE_TTL = 10 * 60_000

/** The promised refund of these units. The quote is signed, so the gateway does not store it. */
export interface Quote {
  orderId: string
  userId: string
  unitIds: string[]
  /** Fee rate in basis points. */
  rate: number
  /** True if the show was canceled or postponed, so there is no fee. */
  changed: boolean
  amounts: RefundAmounts
  /** Time when the fee increases or refunds end, epoch ms. Null if neither happens. */
  deadline: number | null
  /**
   * Expiry, epoch ms. Never later than `deadline`, or than the dispatch of a parcel whose delivery fee is refundable.
   */
  expires: number
}

const CODES: Record<RefundBlockReason, CodeName> = {
  NOT_PAID: 'refundNotPaid',
  NEVER: 'refundNever',
  TOO_LATE: 'refundTooLate',
  COUNT: 'refundCount',
  REBOOKED_COUNT: 'refundCount',
  REBOOKED_LATE: 'refundTooLate',
  USED: 'refundUsed',
  AWAY: 'refundAway',
  GIVING: 'refundAway',
  RETURNED: 'refundReturned',
  OFFERED: 'refundOffered',
  REBOOKING: 'refundRebooking',
}

/** Returns the reason that blocks every refund of an order, or null. Ignores deadlines. */
const stateBlockReason = ({ order, change, rule, used, units }: RefundFacts): RefundBlockReason | null => {
  if (!isPaid(order.state as OrderState)) return 'NOT_PAID'
  if (units.every(({ blockReason }) => blockReason === 'RETURNED')) return 'RETURNED'
  return change === null && rule.steps.length > 0 && used >= rule.perSession ? 'COUNT' : null
}

/** Returns the reason that blocks a refund of any unit of an order at `now`, or null. */
export const orderBlockReason = (facts: RefundFacts, now: number): RefundBlockReason | null => {
  const { rule } = facts
  const state = stateBlockReason(facts)
  if (state === 'NOT_PAID' || state === 'RETURNED') return state
  if (termsAt(rule, facts, now).fee !== null) return state
  return closedReason(rule)
}

const refuse = (blockReason: RefundBlockReason | null): void => {
  if (blockReason) throw new Refusal(CODES[blockReason])
}

export const unitBlockReason = (
  { rebooking }: RefundFacts,
  { unitId, blockReason }: UnitFacts,
): RefundBlockReason | null => blockReason ?? (rebooking?.unitIds.includes(unitId) ? 'REBOOKING' : null)

/** Returns the units with these ids. Throws `Refusal`: refundUnknown, and the reasons that block one of the units. */
const chosenUnits = (facts: RefundFacts, unitIds: readonly string[]): UnitFacts[] => {
  const { units } = facts
  const chosen = units.filter(({ unitId }) => unitIds.includes(unitId))
  if (chosen.length === 0 || chosen.length !== new Set(unitIds).size) throw new Refusal('refundUnknown')
  for (const unit of chosen) refuse(unitBlockReason(facts, unit))
  return chosen
}

type Terms = Pick<Quote, 'unitIds' | 'rate' | 'changed'>

/** Returns true if the paper tickets of an order were sent. The delivery fee is then not refunded. */
export const isSent = ({ deliver_method, state }: RefundFacts['order']): boolean =>
  deliver_method === 'EXPRESS' && state !== 'RESERVE'

const amountsOf = (
  { order, units, shares, lines, combo }: RefundFacts,
  { unitIds, rate, changed }: Terms,
  sent = isSent(order),
): RefundAmounts =>
  refundAmounts(
    { units, shares, lines, combo },
    {
      before: new Set(units.flatMap(({ unitId, blockReason }) => (blockReason === 'RETURNED' ? [unitId] : []))),
      units: new Set(unitIds),
      rate,
      changed,
      sent,
    },
  )

const sameAmounts = (one: RefundAmounts, other: RefundAmounts): boolean =>
  (Object.keys(one) as (keyof RefundAmounts)[]).every((key) => one[key] === other[key])

/** Returns the time when the dispatch of the parcel changes the amounts, epoch ms, or `Infinity`. */
const pickUpOf = (facts: RefundFacts, terms: Terms, amounts: RefundAmounts): number =>
  facts.pickUp === null || sameAmounts(amountsOf(facts, terms, true), amounts) ? Infinity : facts.pickUp

/** Returns a quote for these units at `now`. Throws `Refusal` for the reasons that block the refund. */
export const quoteOf = (facts: RefundFacts, unitIds: readonly string[], now: number): Quote => {
  refuse(orderBlockReason(facts, now))
  const ids = chosenUnits(facts, unitIds).map(({ unitId }) => unitId)
  const { fee, until } = termsAt(facts.rule, facts, now)
  const terms = { unitIds: ids, rate: fee ?? 0, changed: facts.change !== null }
  const amounts = amountsOf(facts, terms)
  return {
    orderId: facts.order.order_id,
    userId: facts.order.user_id,
    ...terms,
    amounts,
    deadline: until,
    expires: Math.min(now + QUOTE_TTL, until ?? Infinity, pickUpOf(facts, terms, amounts)),
  }
}

/**
 * Checks that a quote is still valid at `now`. If the merchant has changed the rule since the quote, the new rule
 * applies only if it is better for the buyer. Throws `Refusal` refundQuoteExpired or refundQuoteChanged with the new
 * quote as `data`, which `describe` creates. Also throws for the reasons that block a refund now.
 */
export const requireHonoured = async (
  quote: Quote,
  facts: RefundFacts,
  now: number,
  describe: (fresh: Quote) => Promise<unknown>,
): Promise<void> => {
  const renew = async (code: 'refundQuoteExpired' | 'refundQuoteChanged') =>
    new Refusal(code, { data: await describe(quoteOf(facts, quote.unitIds, now)) })
  refuse(stateBlockReason(facts))
  chosenUnits(facts, quote.unitIds)
  if (quote.deadline !== null && now >= quote.deadline) throw await renew('refundQuoteChanged')
  if (now >= quote.expires) throw await renew('refundQuoteExpired')
  if (!sameAmounts(amountsOf(facts, quote), quote.amounts)) throw await renew('refundQuoteChanged')
  const terms = termsAt(facts.rule, facts, now)
  if (terms.fee !== null && terms.fee < quote.rate) throw await renew('refundQuoteChanged')
}

/** Encodes a quote for the storefront. */
export const sealQuote = (key: Uint8Array, quote: Quote): string =>
  signed(key, Buffer.from(JSON.stringify(quote)).toString('base64url'))

/** Decodes a quote that this gateway made for the buyer. Throws `Refusal` refundQuoteWrong for any other text. */
export const openQuote = (key: Uint8Array, token: string, userId: string): Quote => {
  const text = openSigned(key, token)
  const quote = text === null ? null : (JSON.parse(Buffer.from(text, 'base64url').toString()) as Quote)
  if (quote?.userId !== userId) throw new Refusal('refundQuoteWrong')
  return quote
}
