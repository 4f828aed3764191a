import type { RefundBlockReason } from './state'

/** One step of a rule: its end before the start of the session, and its fee. */
interface RefundStep {
  /** Ms before the start at which it ends. */
  before: number
  /** Basis points of what was paid for a ticket: 1000 is 10 %. */
  fee: number
}

/** A show's refund rule. Without a step there are no refunds, unless the show is cancelled or postponed. */
export interface RefundRule {
  /** The longest before the start first. */
  steps: readonly RefundStep[]
  /** Maximum refunds of one buyer in one session (decision 52). */
  perSession: number
  /** Minimum resale fee of rebooked tickets, basis points; null if they cannot be offered. */
  resaleFloor?: number | null
  /** Reason why the tickets before a rebooking could not be refunded, for rebooked tickets without a step. */
  lostBy?: RefundBlockReason | null
}

/**
 * Returns the rule of rebooked tickets. Its fees are not below that of the old tickets at the rebooking, for both a
 * refund and a resale.
 *
 * @param least basis points; null if the old tickets could not be refunded
 * @param lostBy reason why they could not be refunded
 */
export const ruleAfterRebooking = (
  rule: RefundRule,
  least: number | null,
  lostBy: RefundBlockReason | null = null,
): RefundRule => ({
  ...rule,
  lostBy,
  steps: least === null ? [] : rule.steps.map(({ before, fee }) => ({ before, fee: Math.max(fee, least) })),
  resaleFloor: least,
})

const LOST: Partial<Record<RefundBlockReason, RefundBlockReason>> = {
  COUNT: 'REBOOKED_COUNT',
  TOO_LATE: 'REBOOKED_LATE',
}

/** Returns why a rule in its last period allows no refund. */
export const closedReason = ({ steps, lostBy }: Pick<RefundRule, 'steps' | 'lostBy'>): RefundBlockReason => {
  if (steps.length > 0) return 'TOO_LATE'
  return (lostBy && LOST[lostBy]) || 'NEVER'
}

/** Changes of a show or session; either refunds everything without a fee. */
export const SHOW_CHANGES = ['CANCELED', 'DELAY'] as const
export type ShowChange = (typeof SHOW_CHANGES)[number]

/** Returns the change of a show by its own state and that of its session; null if it takes place as announced. */
export const showChangeOf = (...states: readonly string[]): ShowChange | null =>
  SHOW_CHANGES.find((change) => states.includes(change)) ?? null

/** A step in the calendar of one session. */
export interface DatedStep {
  /** Basis points; null after the last step, without refunds. */
  fee: number | null
  /** When it ends, epoch ms; null for the last one. */
  until: number | null
}

/** Returns the rule of a session as consecutive periods; the last one has no end and no refunds. */
export const datedSteps = ({ steps }: Pick<RefundRule, 'steps'>, showTime: number): DatedStep[] => [
  ...steps.map(({ before, fee }) => ({ fee, until: showTime - before })),
  { fee: null, until: null },
]

/** Returns the period that applies at `now`. The next period begins at the end of the one before. */
export const stepAt = (rule: Pick<RefundRule, 'steps'>, showTime: number, now: number): DatedStep =>
  datedSteps(rule, showTime).find(({ until }) => until === null || now < until) as DatedStep

/** Returns the terms of a refund now. A changed show has no fee and no deadline. A `fee` of null means no refund. */
export const termsAt = (
  rule: Pick<RefundRule, 'steps'>,
  { showTime, change }: { showTime: number; change: ShowChange | null },
  now: number,
): DatedStep => (change === null ? stepAt(rule, showTime, now) : { fee: 0, until: null })
