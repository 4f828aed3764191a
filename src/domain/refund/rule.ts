import type { RefundBlockReason } from './state'

/** One step of a rule: until so long before the start, for this fee. */
interface RefundStep {
  /** Ms before the start at which it ends. */
  before: number
  /** Basis points of what was paid for a ticket: 1000 is 10 %. */
  fee: number
}

/** A show's refund rule. Without a step nothing comes back, unless the show is cancelled or postponed. */
export interface RefundRule {
  /** The longest before the start first. */
  steps: readonly RefundStep[]
  /** Refunds that one buyer may ask for in one session (decision 52). */
  perSession: number
  /** Of rebooked tickets: basis points that offering them to the waitlist costs at least; null where they cannot be offered. */
  resaleFloor?: number | null
  /** Of rebooked tickets without a step: why the tickets before could not be refunded. */
  lostBy?: RefundBlockReason | null
}

/**
 * The rule of tickets that took the place of others: no fee below that of the others when they were rebooked, whether the new ones are
 * refunded or offered to the waitlist.
 *
 * @param least basis points; null where the others could not be refunded
 * @param lostBy why they could not be
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

/** Why a rule in its last period allows no refund. */
export const closedReason = ({ steps, lostBy }: Pick<RefundRule, 'steps' | 'lostBy'>): RefundBlockReason => {
  if (steps.length > 0) return 'TOO_LATE'
  return (lostBy && LOST[lostBy]) || 'NEVER'
}

/** What became of a show or session; either refunds everything without a fee. */
export const SHOW_CHANGES = ['CANCELED', 'DELAY'] as const
export type ShowChange = (typeof SHOW_CHANGES)[number]

/** What became of a show by its own state and that of its session; null where it takes place as announced. */
export const showChangeOf = (...states: readonly string[]): ShowChange | null =>
  SHOW_CHANGES.find((change) => states.includes(change)) ?? null

/** A step on the calendar of one session. */
export interface DatedStep {
  /** Basis points; null after the last step: nothing comes back. */
  fee: number | null
  /** When it ends, epoch ms; null for the last one. */
  until: number | null
}

/** The rule of a session as periods that follow one another; the last one has no end and gives nothing back. */
export const datedSteps = ({ steps }: Pick<RefundRule, 'steps'>, showTime: number): DatedStep[] => [
  ...steps.map(({ before, fee }) => ({ fee, until: showTime - before })),
  { fee: null, until: null },
]

/** The period that holds at `now`: one that ends at a moment does not hold at that moment any more. */
export const stepAt = (rule: Pick<RefundRule, 'steps'>, showTime: number, now: number): DatedStep =>
  datedSteps(rule, showTime).find(({ until }) => until === null || now < until) as DatedStep

/** What a refund costs now: a changed show costs nothing and has no deadline. `fee` null: nothing comes back. */
export const termsAt = (
  rule: Pick<RefundRule, 'steps'>,
  { showTime, change }: { showTime: number; change: ShowChange | null },
  now: number,
): DatedStep => (change === null ? stepAt(rule, showTime, now) : { fee: 0, until: null })
