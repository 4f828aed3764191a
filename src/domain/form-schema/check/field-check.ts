import type { GenericSchema } from 'valibot'
import type { Comparable, Facts, KeepClass, FieldKind, FieldKinds, FieldOf } from '../definition'

/** How `checkDefinition` checks the fields of a kind. Each folder of `kinds/` exports `checks` by kind. */
export interface FieldCheck<K extends FieldKind> {
  /** Schemas of the properties that the kind adds to a field. */
  own:
    | Readonly<Record<keyof FieldOf<K> & ('limits' | 'options'), GenericSchema>>
    | Readonly<Record<string, GenericSchema>>
  /** The classes in which an answer may be stored; `KEEP` without the list. */
  keep?: readonly KeepClass[]
  /** Returns the value without the characters that identify a person. Kinds of the class IDENTITY have it. */
  mask?: (value: FieldKinds[K]['value']) => FieldKinds[K]['value']
  /** Returns the entry codes of the uploads in a value. */
  uploads?: (value: FieldKinds[K]['value']) => readonly string[]
  /** False if an earlier answer must never fill the field. */
  reusable?: boolean
  /** False if the field has no answer, so that it can neither be required nor be used in a condition. */
  hasAnswer?: boolean
  /** Returns true if no value fulfils the limits. */
  isImpossible?: (field: FieldOf<K>) => boolean
  /** Returns false for a value that a condition must not compare with this field. */
  compares?: (value: Comparable, field: FieldOf<K>) => boolean
  /** True if FROM and TO compare values of this kind. */
  isOrdered?: boolean
  /**
   * Returns values that together fulfil every combination of comparisons that a valid answer can fulfil.
   * @param compared the values of all comparisons with this field
   */
  candidates?: (field: FieldOf<K>, compared: readonly Comparable[]) => readonly Comparable[]
  /** Limits of the number of values of one answer; absent for kinds with a single value. */
  several?: (field: FieldOf<K>) => { least: number; most: number }
}

/** The check of a kind whose types are no longer known. */
export interface AnyFieldCheck {
  own: Readonly<Record<string, GenericSchema>>
  keep?: readonly KeepClass[]
  mask?: (value: unknown) => unknown
  uploads?: (value: unknown) => readonly string[]
  reusable?: boolean
  hasAnswer?: boolean
  isImpossible?: (field: object) => boolean
  compares?: (value: Comparable, field: object) => boolean
  isOrdered?: boolean
  candidates?: (field: object, compared: readonly Comparable[]) => readonly Comparable[]
  several?: (field: object) => { least: number; most: number }
}

/** Declares the check of a kind. */
export const fieldCheck = <K extends FieldKind>(check: FieldCheck<K>): AnyFieldCheck =>
  check as unknown as AnyFieldCheck

/** Classes of answers that neither identify a person nor are pictures. */
export const KEEP: readonly KeepClass[] = ['PLAIN', 'CONTACT', 'HEALTH', 'MINOR']

/** Facts for limits that do not depend on an applicant. */
export const NO_FACTS: Facts = { day: '1970-01-01' }
