import type { RefundBlockReason } from './state'

/** A period of a refund rule, which ends a certain time before the session, with its fee. */
interface RefundStep {
  /** Time before the start of the session at which the period ends, in milliseconds. */
  before: number
  /** Fee in basis points of the amount paid for a ticket: 1000 is 10 %. */
  fee: number
}

/** Refund rule of a show. Without steps, only a cancelled or postponed show is refunded. */
export interface RefundRule {
  /** Periods in chronological order. */
  steps: readonly RefundStep[]
  /** Maximum refunds of one buyer in one session (decision 52). */
  perSession: number
  /** Minimum resale fee of rebooked tickets, basis points; null if they cannot be offered. */
  resaleFloor?: number | null
  /** Reason why the original tickets of a rebooking could not be refunded. Set for rebooked tickets without steps. */
  lostBy?: RefundBlockReason | null
}

/**
 * Returns the refund rule of rebooked tickets. Their fees, for refund and resale, are at least as high as those of the
 * original tickets at the time of rebooking.
 *
 * @param least fee of the original tickets in basis points; null if they could not be refunded
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

/** Returns the reason why no refund is possible in the last period of a rule. */
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

/** A period of a refund rule, with dates for one session. */
export interface DatedStep {
  /** Refund fee in basis points; null for the last period, which allows no refunds. */
  fee: number | null
  /** End of the period, epoch ms; null for the last period. */
  until: number | null
}

/** Returns the rule of a session as consecutive periods; the last one has no end and no refunds. */
export const datedSteps = ({ steps }: Pick<RefundRule, 'steps'>, showTime: number): DatedStep[] => [
  ...steps.map(({ before, fee }) => ({ fee, until: showTime - before })),
  { fee: null, until: null },
]

/** Returns the period that contains `now`. A period starts exactly when the previous one ends. */
export const stepAt = (rule: Pick<RefundRule, 'steps'>, showTime: number, now: number): DatedStep =>
  datedSteps(rule, showTime).find(({ until }) => until === null || now < until) as DatedStep

/** Returns the terms of a refund now. A changed show has no fee and no deadline. A `fee` of null means no refund. */
export const termsAt = (
  rule: Pick<RefundRule, 'steps'>,
  { showTime, change }: { showTime: number; change: ShowChange | null },
  now: number,
): DatedStep => (change === null ? stepAt(rule, showTime, now) : { fee: 0, until: null })
