import type { RebookRule } from '../../../../../src/domain/rebook/rule'
import type { RefundRule } from '../../../../../src/domain/refund/rule'
import { spanOf } from '../../../core/seed/relative-time'
import rules from '../data/refund-rules.json'

type Source = { free?: boolean }

const nameOf = (category: string, { free }: Source): keyof typeof rules =>
  category === 'exhibition' || free ? 'none' : category === 'family' ? 'family' : 'standard'

/** The refund rule of a show: free tickets and those of a day's admission do not come back, families have more time. */
export const refundRuleOf = (category: string, source: Source): RefundRule => {
  const { steps, perSession } = rules[nameOf(category, source)]
  return { steps: steps.map(({ before, fee }) => ({ before: spanOf(before), fee })), perSession }
}

/** Until when a show's tickets are rebooked; what does not come back is not rebooked either. */
export const rebookRuleOf = (category: string, source: Source): RebookRule | null => {
  const { rebook } = rules[nameOf(category, source)]
  return rebook === null ? null : { before: spanOf(rebook.before) }
}
