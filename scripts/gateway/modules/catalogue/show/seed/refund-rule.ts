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
 * Returns the refund rule of a show. Free tickets and day tickets are not refundable, and family shows have later
 * deadlines. Shows with a waitlist have resale instead.
 */
export const refundRuleOf = (category: string, source: Source): RefundRule => {
  const { steps, perSession } = rules[nameOf(category, source)]
  return { steps: steps.map(({ before, fee }) => ({ before: spanOf(before), fee })), perSession }
}

/** Returns the rebooking rule of a show, or null. Non-refundable tickets cannot be rebooked. */
export const rebookRuleOf = (category: string, source: Source): RebookRule | null => {
  const { rebook } = rules[nameOf(category, source)]
  return rebook === null ? null : { before: spanOf(rebook.before) }
}

/** Returns the resale rule of a show with its fee and deadline, or null. */
export const resaleRuleOf = (category: string, source: Source): ResaleRule | null => {
  const { waitlist } = rules[nameOf(category, source)]
  return waitlist === null ? null : { fee: waitlist.fee, before: spanOf(waitlist.before) }
}
