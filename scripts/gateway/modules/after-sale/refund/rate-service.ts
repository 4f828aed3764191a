import { termsAt } from '../../../../../src/domain/refund/rule'
import type { RefundFacts } from '../../trade/units/facts-service'
import { orderBlockReason } from './quote'

export { orderBlockReason as refundBlockReason }

/** Returns the fee rate of an order's refund at `now`, in basis points, or null if refunds are not possible. */
export const refundRateAt = (facts: RefundFacts, now: number): number | null =>
  orderBlockReason(facts, now) === null ? termsAt(facts.rule, facts, now).fee : null
