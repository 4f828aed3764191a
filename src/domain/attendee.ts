import { ageOn } from './identity/age'
import type { IdType } from './identity/id-type'
import { ageFits, type AgeRange, type AgeRefusal } from './seat/age'

/** What a show asks of its attendees (domain §5). */
export interface AttendeeRule {
  /** People that must be named; 0 where none are asked for. */
  count: number
  /** Most people one order may name, when it is fewer than the tickets. */
  limit?: number | null
  /** Documents taken; empty means all. */
  idTypes?: readonly IdType[]
  /** Age-limited tickets: the number of attendees who must be of this age; default all of them. */
  age?: { min: number | null; max: number | null; count?: number } | null
  /** The ages of the seats that the attendees take, in their order; none where no seat has ages of its own. */
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

/** The most that can be chosen: never more than the tickets ask for, nor than one order may name. */
export const attendeeMax = (rule: AttendeeRule): number => Math.min(rule.count, rule.limit ?? Infinity)

/** Whether another attendee can be chosen; fewer are fine while editing (decision 49). */
export const canChooseMore = (chosen: number, rule: AttendeeRule): boolean => chosen < attendeeMax(rule)

/** Whether an attendee's document is taken at all. */
export const acceptsDocument = (rule: AttendeeRule, idType: IdType): boolean =>
  !rule.idTypes?.length || rule.idTypes.includes(idType)

/**
 * What keeps the order from being placed, the first thing only; null when all is well. The number must match, and ages
 * are counted on the day of the show (`YYYY-MM-DD`); an attendee without a birthday is of no age range.
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
