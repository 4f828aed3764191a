import type { RefundBlockReason } from './state'

/** A period of a refund rule with its fee. The period ends a fixed time before the session. */
interface RefundStep {
  /** Time from the end of the period to the start of the session, in milliseconds. */
  before: number
  /** Fee in basis points of the amount paid for a ticket: 1000 means 10 %. */
  fee: number
}

/** Refund rule of a show. If it has no steps, tickets are refunded only when the show is canceled or postponed. */
export interface RefundRule {
  /** Periods in chronological order. */
  steps: readonly RefundStep[]
  /** Maximum number of refunds for one buyer in one session (decision 52). */
  perSession: number
  /** Minimum resale fee of rebooked tickets, basis points; null if they cannot be resold. */
  resaleFloor?: number | null
  /**
   * Reason why the original tickets of a rebooking could not be refunded. Set if the rule of the rebooked tickets has
   * no steps.
   */
  lostBy?: RefundBlockReason | null
}

/**
 * Returns the refund rule of rebooked tickets. Their refund and resale fees are at least as high as the refund fee of
 * the original tickets at the time of rebooking.
 *
 * @param least refund fee of the original tickets in basis points; null if they could not be refunded
 * @param lostBy reason why the original tickets could not be refunded
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

/** Returns the reason why the last period of a rule does not allow refunds. */
export const closedReason = ({ steps, lostBy }: Pick<RefundRule, 'steps' | 'lostBy'>): RefundBlockReason => {
  if (steps.length > 0) return 'TOO_LATE'
  return (lostBy && LOST[lostBy]) || 'NEVER'
}

/** Changes of a show or session. After either change, everything is refunded without a fee. */
export const SHOW_CHANGES = ['CANCELED', 'DELAY'] as const
export type ShowChange = (typeof SHOW_CHANGES)[number]

/** Returns the change that the states of a show and its session report; null if the show takes place as announced. */
export const showChangeOf = (...states: readonly string[]): ShowChange | null =>
  SHOW_CHANGES.find((change) => states.includes(change)) ?? null

/** A period of a refund rule with dates for one session. */
export interface DatedStep {
  /** Refund fee in basis points; null for the last period, which allows no refunds. */
  fee: number | null
  /** End of the period, epoch ms; null for the last period. */
  until: number | null
}

/** Returns the rule of a session as consecutive periods; the last period has no end and allows no refunds. */
export const datedSteps = ({ steps }: Pick<RefundRule, 'steps'>, showTime: number): DatedStep[] => [
  ...steps.map(({ before, fee }) => ({ fee, until: showTime - before })),
  { fee: null, until: null },
]

/** Returns the period that contains `now`. A period starts exactly when the previous one ends. */
export const stepAt = (rule: Pick<RefundRule, 'steps'>, showTime: number, now: number): DatedStep =>
  datedSteps(rule, showTime).find(({ until }) => until === null || now < until) as DatedStep

/**
 * Returns the terms of a refund at `now` (epoch ms). A changed show has no fee and no deadline. A `fee` of null means
 * no refund.
 */
export const termsAt = (
  rule: Pick<RefundRule, 'steps'>,
  { showTime, change }: { showTime: number; change: ShowChange | null },
  now: number,
): DatedStep => (change === null ? stepAt(rule, showTime, now) : { fee: 0, until: null })
