import type { RefundRule } from '../../../../../src/domain/refund/rule'
import { spanOf } from '../../../core/seed/relative-time'
import rules from '../data/refund-rules.json'

/** The refund rule of a show: free tickets and those of a day's admission do not come back, families have more time. */
export const refundRuleOf = (category: string, { free }: { free?: boolean }): RefundRule => {
  const name = category === 'exhibition' || free ? 'none' : category === 'family' ? 'family' : 'standard'
  const { steps, perSession } = rules[name]
  return { steps: steps.map(({ before, fee }) => ({ before: spanOf(before), fee })), perSession }
}
