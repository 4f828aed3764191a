import { termsAt } from '../../../../../src/domain/refund/rule'
import type { RefundFacts } from '../../trade/units/facts-service'
import { orderBlockReason } from './quote'

export { orderBlockReason as refundBlockReason }

/** What a refund of an order costs at `now`, in basis points; null where it is refused. */
export const refundRateAt = (facts: RefundFacts, now: number): number | null =>
  orderBlockReason(facts, now) === null ? termsAt(facts.rule, facts, now).fee : null
