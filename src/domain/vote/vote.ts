import { fen } from '../money'
import { allocate } from '../pricing/allocate'

export type VotePhase = 'TO_COME' | 'OPEN' | 'OVER' | 'CANCELED'

/** One ballot in all, or some ballots each local day (decision 180). */
export const PER_PERSON = ['ONCE', 'A_DAY'] as const

/**
 * Conditions of a vote. TICKET: a paid ticket of one of the shows. WAS_THERE: admitted to one of the sessions. LEVEL: one
 * of the member levels.
 */
export const VOTER_RULES = ['ACCOUNT', 'TICKET', 'WAS_THERE', 'LEVEL'] as const
export type VoterRule = (typeof VOTER_RULES)[number]

/** When the counts are shown (decision 183). */
export const COUNT_RULES = ['ALWAYS', 'AFTER_VOTE', 'AFTER_END'] as const
export type CountRule = (typeof COUNT_RULES)[number]

/** HELD: being checked by the merchant. CHANGED: replaced by a later ballot. VOID: does not count. */
export const BALLOT_STATES = ['COUNTED', 'HELD', 'CHANGED', 'VOID'] as const
export type BallotState = (typeof BALLOT_STATES)[number]

/** Reasons of a VOID ballot. LATE: not decided within `DECIDE_IN`. */
export const VOID_REASONS = ['REFUND', 'MERCHANT', 'LATE'] as const
export type VoidReason = (typeof VOID_REASONS)[number]

/**
 * Reasons why an account cannot vote now. OTHER_ACCOUNT: the same person has voted with another account. VOTED: the only
 * ballot is cast. DAY_LIMIT: the ballots of today are cast.
 */
export const BALLOT_BLOCKS = ['NO_PHONE', 'NOT_ALLOWED', 'OTHER_ACCOUNT', 'VOTED', 'DAY_LIMIT'] as const
export type BallotBlock = (typeof BALLOT_BLOCKS)[number]

/** Time in which the merchant decides about held ballots, ms (decision 181). */
export const DECIDE_IN = 3 * 24 * 3_600_000

/** Returns true for a ballot that its voter can replace. */
export const isStanding = (state: BallotState): boolean => state === 'COUNTED' || state === 'HELD'

/** Times of a vote, epoch ms. */
export interface VoteTimes {
  startTime: number
  endTime: number
  isCanceled: boolean
}

/** Returns the phase of a vote at a time. */
export const votePhase = ({ startTime, endTime, isCanceled }: VoteTimes, now: number): VotePhase => {
  if (isCanceled) return 'CANCELED'
  if (now < startTime) return 'TO_COME'
  return now < endTime ? 'OPEN' : 'OVER'
}

/** Returns true while a ballot can be replaced (decision 185). `changeUntil` is null if that is never possible. */
export const canChange = (vote: VoteTimes & { changeUntil: number | null }, now: number): boolean =>
  votePhase(vote, now) === 'OPEN' && vote.changeUntil !== null && now < vote.changeUntil

/** Rules about the result of a vote. Times in epoch ms. */
export interface ResultRules {
  counts: CountRule
  endTime: number
  /** Time until which the result is held back; null without one. */
  resultAt: number | null
}

/** Reasons why the result is hidden. DATE: held back until a time. */
export const HIDDEN_REASONS = ['AFTER_VOTE', 'AFTER_END', 'DATE'] as const
export type HiddenReason = (typeof HIDDEN_REASONS)[number]

/** Returns the reason why a reader cannot see the result, or null. @param hasVoted true if the reader has a ballot */
export const hiddenReason = (
  { counts, endTime, resultAt }: ResultRules,
  hasVoted: boolean,
  now: number,
): HiddenReason | null => {
  if (resultAt !== null && now < resultAt) return 'DATE'
  if (counts === 'ALWAYS' || now >= endTime) return null
  if (counts === 'AFTER_END') return 'AFTER_END'
  return hasVoted ? null : 'AFTER_VOTE'
}

/** Returns the time from which the final result is public, epoch ms: after the end, and not before `resultAt`. */
export const finalResultAt = ({ endTime, resultAt }: Omit<ResultRules, 'counts'>): number =>
  Math.max(endTime, resultAt ?? 0)

/** Returns true once the list of receipts is public, which is with the final result. */
export const isTallyPublic = (rules: Omit<ResultRules, 'counts'>, now: number): boolean => now >= finalResultAt(rules)

interface ChoiceRules {
  /** Smallest and largest number of options of a ballot. */
  least: number
  most: number
  options: readonly { optionId: string }[]
}

/** Returns true if a ballot can have these options: known ones, each once, and not too few or too many. */
export const isValidChoice = (optionIds: readonly string[], { least, most, options }: ChoiceRules): boolean =>
  optionIds.length >= least &&
  optionIds.length <= most &&
  new Set(optionIds).size === optionIds.length &&
  optionIds.every((id) => options.some(({ optionId }) => optionId === id))

/** Returns whole percentages that sum to 100, by the largest remainder; all 0 without votes. */
export const percentages = (counts: readonly number[]): number[] =>
  counts.every((count) => count === 0) ? counts.map(() => 0) : allocate(fen(100), counts.map(fen))
