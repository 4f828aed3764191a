import { ageOn } from './identity/age'
import type { IdType } from './identity/id-type'
import { ageFits, type AgeRange, type AgeRefusal } from './seat/age'

/** Attendee requirements of a show (domain §5). */
export interface AttendeeRule {
  /** Attendees that must be named; 0 if the show requires none. */
  count: number
  /** Maximum attendees of one order, if lower than the number of tickets. */
  limit?: number | null
  /** Accepted documents; empty accepts all. */
  idTypes?: readonly IdType[]
  /**
   * Age limits of tickets; an open limit is null. `count` is the number of attendees to whom they apply; all by
   * default.
   */
  age?: { min: number | null; max: number | null; count?: number } | null
  /** Age ranges of the attendees' seats, in the same order. Empty if no seat has an age range. */
  seats?: readonly AgeRange[]
}

export interface Person {
  idType: IdType
  /** `YYYY-MM-DD`, empty when the document does not contain it. */
  birthday?: string
}

export type AttendeeProblem =
  | { kind: 'tooMany'; max: number }
  | { kind: 'tooFew'; missing: number }
  | { kind: 'document'; index: number }
  | { kind: 'age'; count: number; min: number | null; max: number | null }
  | ({ kind: 'seatAge' } & AgeRefusal)

/** Returns the maximum number of attendees that can be selected, by the tickets and the limit of the order. */
export const attendeeMax = (rule: AttendeeRule): number => Math.min(rule.count, rule.limit ?? Infinity)

/** Returns true if another attendee can be selected; fewer are fine while editing (decision 49). */
export const canChooseMore = (chosen: number, rule: AttendeeRule): boolean => chosen < attendeeMax(rule)

/** Returns true if the rule accepts this type of document. */
export const acceptsDocument = (rule: AttendeeRule, idType: IdType): boolean =>
  !rule.idTypes?.length || rule.idTypes.includes(idType)

/**
 * Returns the first reason that blocks the order, or null. The number of attendees must match. Ages are calculated for
 * the day of the show (`YYYY-MM-DD`); an attendee without a birthday fits no age range.
 */
export const attendeeProblem = (
  attendees: readonly Person[],
  rule: AttendeeRule,
  showDate: string,
): AttendeeProblem | null => {
  const max = attendeeMax(rule)
  if (attendees.length > max) return { kind: 'tooMany', max }
  if (attendees.length < max) return { kind: 'tooFew', missing: max - attendees.length }
  const index = attendees.findIndex(({ idType }) => !acceptsDocument(rule, idType))
  if (index >= 0) return { kind: 'document', index }
  return ageProblem(attendees, rule, showDate) ?? seatAgeProblem(attendees, rule, showDate)
}

const ageProblem = (attendees: readonly Person[], { age }: AttendeeRule, showDate: string): AttendeeProblem | null => {
  if (!age || (age.min === null && age.max === null)) return null
  const { min, max, count = attendees.length } = age
  const fitting = attendees.filter(({ birthday }) => {
    if (!birthday) return false
    const years = ageOn(birthday, showDate)
    return years >= (min ?? 0) && years <= (max ?? Infinity)
  })
  return fitting.length >= count ? null : { kind: 'age', count, min, max }
}

const seatAgeProblem = (
  attendees: readonly Person[],
  { seats = [] }: AttendeeRule,
  showDate: string,
): AttendeeProblem | null => {
  const birthdays = attendees.map(({ birthday }) => birthday ?? null)
  const [refusal] = ageFits(seats.slice(0, attendees.length), birthdays, showDate)
  return refusal ? { kind: 'seatAge', ...refusal } : null
}
