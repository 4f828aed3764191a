import type { RebookRule } from '../../../../../../src/domain/rebook/rule'
import type { RefundRule } from '../../../../../../src/domain/refund/rule'
import type { ResaleRule } from '../../../../../../src/domain/resale/rule'
import { spanOf } from '../../../../core/seed/relative-time'
import rules from '../data/refund-rules.json'

type Source = { free?: boolean; waitList?: boolean }

const nameOf = (category: string, { free, waitList }: Source): keyof typeof rules => {
  if (category === 'exhibition' || free) return 'none'
  if (waitList) return 'waitlist'
  return category === 'family' ? 'family' : 'standard'
}

/**
 * The refund rule of a show: free tickets and those of a day's admission do not come back, families have more time. Where people wait,
 * tickets go to them instead.
 */
export const refundRuleOf = (category: string, source: Source): RefundRule => {
  const { steps, perSession } = rules[nameOf(category, source)]
  return { steps: steps.map(({ before, fee }) => ({ before: spanOf(before), fee })), perSession }
}

/** Until when a show's tickets are rebooked; what does not come back is not rebooked either. */
export const rebookRuleOf = (category: string, source: Source): RebookRule | null => {
  const { rebook } = rules[nameOf(category, source)]
  return rebook === null ? null : { before: spanOf(rebook.before) }
}

/** What offering a ticket to the waitlist costs, and until when that is possible. */
export const resaleRuleOf = (category: string, source: Source): ResaleRule | null => {
  const { waitlist } = rules[nameOf(category, source)]
  return waitlist === null ? null : { fee: waitlist.fee, before: spanOf(waitlist.before) }
}
