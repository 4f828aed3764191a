import { addDays } from '../schedule/month-grid'

/**
 * States of a work permit (decision 161). SUBMITTED: the company has not confirmed it yet. CONFIRMED: the merchant has
 * not decided yet. A draft is a draft of the form, and no permit.
 */
export const PERMIT_STATES = [
  'SUBMITTED',
  'CONFIRMED',
  'APPROVED',
  'NEEDS_CHANGE',
  'REJECTED',
  'SUSPENDED',
  'REVOKED',
  'EXPIRED',
  'WITHDRAWN',
] as const
export type PermitState = (typeof PERMIT_STATES)[number]

/** The next states of each state. EXPIRED follows at the end of the days. */
const NEXT: Record<PermitState, readonly PermitState[]> = {
  SUBMITTED: ['CONFIRMED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
  CONFIRMED: ['APPROVED', 'NEEDS_CHANGE', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
  NEEDS_CHANGE: ['SUBMITTED', 'WITHDRAWN', 'EXPIRED'],
  APPROVED: ['SUSPENDED', 'REVOKED', 'WITHDRAWN', 'EXPIRED'],
  SUSPENDED: ['APPROVED', 'REVOKED', 'WITHDRAWN', 'EXPIRED'],
  REJECTED: [],
  REVOKED: [],
  EXPIRED: [],
  WITHDRAWN: [],
}

/** Returns true if a permit may change from one state to the other. */
export const canBecome = (from: PermitState, to: PermitState): boolean => NEXT[from].includes(to)

/** Returns true if the permit has places of its company and role. */
export const isActivePermit = (state: PermitState): boolean => NEXT[state].length > 0

/** States in which a permit has places. */
export const ACTIVE_STATES = PERMIT_STATES.filter(isActivePermit)

/** Reasons for which the merchant can request changes. */
export const CHANGE_REASONS = ['PHOTO_DARK', 'PHOTO_BLURRED', 'PHOTO_NO_FACE', 'NAME', 'DOCUMENT', 'OTHER'] as const
export type ChangeReason = (typeof CHANGE_REASONS)[number]

/**
 * Number of times that the merchant can request changes with a reason from the list. Later requests contain a sentence
 * that a reviewer writes.
 */
export const MAX_CHANGES = 3

/** Reasons of a rejection or revocation. NOT_OURS and LEFT are the company's. */
export const END_REASONS = ['NOT_OURS', 'NOT_NEEDED', 'INCOMPLETE', 'LEFT', 'RULES', 'LOST'] as const
export type PermitEndReason = (typeof END_REASONS)[number]

/** Maximum length of the reason for zones that do not belong to the role, and of a sentence that a reviewer writes. */
export const MAX_SENTENCE = 200

/** Phases of a project for applicants. */
export const PROJECT_PHASES = ['NOT_YET', 'OPEN', 'CLOSED'] as const
export type ProjectPhase = (typeof PROJECT_PHASES)[number]

/** Returns the phase of a project's window at a time. All times are in epoch ms. */
export const projectPhase = ({ opensAt, closesAt }: { opensAt: number; closesAt: number }, now: number): ProjectPhase =>
  now < opensAt ? 'NOT_YET' : now < closesAt ? 'OPEN' : 'CLOSED'

/** Returns all local dates from the first to the last, `YYYY-MM-DD`. */
export const datesBetween = (first: string, last: string): string[] => {
  const dates: string[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** Days and zones that an applicant chooses beside the form. */
export interface PermitChoice {
  /** Local dates. */
  days: readonly string[]
  zoneIds: readonly string[]
  /** Reason for zones that do not belong to the role, or ''. */
  zoneReason: string
}

export type ChoiceProblem = 'NO_DAYS' | 'WRONG_DAYS' | 'NO_ZONES' | 'WRONG_ZONES' | 'ZONE_REASON'

/**
 * Returns the first problem of a choice of days and zones, or null.
 * @param facts the project's days that are not over, all of its zones, and the zones of the role
 */
export const choiceProblem = (
  { days, zoneIds, zoneReason }: PermitChoice,
  facts: { days: readonly string[]; zoneIds: readonly string[]; roleZoneIds: readonly string[] },
): ChoiceProblem | null => {
  if (days.length === 0) return 'NO_DAYS'
  if (days.some((day) => !facts.days.includes(day))) return 'WRONG_DAYS'
  if (zoneIds.length === 0) return 'NO_ZONES'
  if (zoneIds.some((id) => !facts.zoneIds.includes(id))) return 'WRONG_ZONES'
  const isBeyond = zoneIds.some((id) => !facts.roleZoneIds.includes(id))
  return isBeyond && zoneReason.trim() === '' ? 'ZONE_REASON' : null
}

/** Lifetime of the key of a pass, ms. It is renewed within the second half (decision 164). */
export const PASS_KEY_TTL = 24 * 3_600_000
export const PASS_KEY_RENEWAL = PASS_KEY_TTL / 2

/** Age of a gate's list from which the gate shows it as old, ms (decision 165). */
export const OLD_LIST = 15 * 60_000
