import type { Comparable, Facts, FieldKind, FieldKinds, FieldOf, ProblemCode, ProblemParams } from './definition'

/** The problem of a value: its code, and the values of its text. */
export type ValueProblem = readonly [ProblemCode, ProblemParams?]

/** The rules of a kind of fields. Each folder of `kinds/` exports `kinds`, its rules by kind. */
export interface KindRules<K extends FieldKind> {
  /**
   * Returns an answer in the form that is stored, with declared properties only. Returns null if it is empty, and
   * undefined if it is not a value of the kind.
   */
  read: (input: unknown) => FieldKinds[K]['value'] | null | undefined
  /** Returns the first problem of a value. */
  problem?: (value: FieldKinds[K]['value'], field: FieldOf<K>, facts: Facts) => ValueProblem | null
  /** Returns the values that conditions compare. Without it, conditions can only use FILLED. */
  comparables?: (value: FieldKinds[K]['value']) => readonly Comparable[]
}

/** The rules of a kind whose types are no longer known. */
export interface AnyKindRules {
  read: (input: unknown) => unknown
  problem?: (value: unknown, field: object, facts: Facts) => ValueProblem | null
  comparables?: (value: unknown) => readonly Comparable[]
}

/** Declares the rules of a kind. The engine passes values only to the rules of their field's kind. */
export const kindRules = <K extends FieldKind>(rules: KindRules<K>): AnyKindRules => rules as unknown as AnyKindRules

/** Returns the properties of an object, or undefined. */
const recordOf = (input: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : undefined

/** Returns an own property. Other properties of an object, such as `constructor`, are not data. */
export const ownOf = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.prototype.hasOwnProperty.call(record, key) ? record[key] : undefined

/** Returns the named properties of an object if all of them are strings, in the order of the names. */
export const stringsOf = <N extends string>(input: unknown, names: readonly N[]): Record<N, string> | undefined => {
  const record = recordOf(input)
  if (!record) return undefined
  const values = {} as Record<N, string>
  for (const name of names) {
    const value = record[name]
    if (typeof value !== 'string') return undefined
    values[name] = value.trim()
  }
  return values
}

/** Matches ids of attendees, options and uploads. */
const ID = /^[A-Za-z0-9_-]{1,64}$/

/** Reads an id: null for an empty text. */
export const readId = (input: unknown): string | null | undefined => {
  if (input === '') return null
  return typeof input === 'string' && ID.test(input) ? input : undefined
}

/** Reads a list of ids without duplicates: null for an empty list. */
export const readIds = (input: unknown): readonly string[] | null | undefined => {
  if (!Array.isArray(input) || input.length > 100) return undefined
  if (!input.every((id: unknown): id is string => typeof id === 'string' && ID.test(id))) return undefined
  return input.length === 0 ? null : [...new Set<string>(input)]
}

/** Returns the problem of a number of options or pictures outside of its limits. */
export const countProblem = (
  count: number,
  { least = 0, most = Infinity }: { least?: number; most?: number },
): ValueProblem | null => {
  if (count < least) return ['TOO_FEW', { least }]
  return count > most ? ['TOO_MANY', { most }] : null
}

/** Returns the problem of a local date or time outside of its limits, which are included. */
export const periodProblem = (value: string, { from, to }: { from?: string; to?: string }): ValueProblem | null => {
  if (from !== undefined && value < from) return ['TOO_EARLY', { from }]
  return to !== undefined && value > to ? ['TOO_LATE', { to }] : null
}
