import type { IdType } from '../identity/id-type'
import type { Language } from '../languages'

/** A text in the languages of the storefront, without markup. */
export type LocalizedText = Readonly<Record<Language, string>>

/**
 * The kinds of fields. Each folder of `kinds/` adds its kinds to this interface. `value` is the type of an answer. `own`
 * has the properties of a field that are not in `FieldBase`.
 */
export interface FieldKinds {
  /** Explains. The label is its heading and `help` its text; it has no answer. */
  NOTE: { value: never; own: { readonly limits: Readonly<Record<string, never>> } }
}

export type FieldKind = keyof FieldKinds

/** An answer in the form that is stored and sent. */
export type Value = FieldKinds[FieldKind]['value']

/** A value that a condition compares: an option, a number, a local date or time, or yes and no. */
export type Comparable = string | number | boolean

/**
 * A tree of at most three levels of ALL, ANY and NOT. Names only earlier fields: of the application, or of the same
 * person if the field is asked for each person. A hidden field counts as not filled, and fulfils only negations. For
 * CHOICES, IS and ONE_OF are true if one of the chosen options is named. FROM and TO include their limit.
 */
export type Condition =
  | { readonly op: 'ALL'; readonly of: readonly Condition[] }
  | { readonly op: 'ANY'; readonly of: readonly Condition[] }
  | { readonly op: 'NOT'; readonly of: Condition }
  | FieldCondition

/** A condition on the answer of one field. */
export type FieldCondition =
  | { readonly op: 'IS'; readonly fieldId: string; readonly value: Comparable }
  | { readonly op: 'ONE_OF'; readonly fieldId: string; readonly values: readonly Comparable[] }
  | { readonly op: 'FILLED'; readonly fieldId: string }
  | { readonly op: 'FROM' | 'TO'; readonly fieldId: string; readonly value: string | number }

/** The class of an answer, which decides until when it is stored and who may read it. */
export const KEEP_CLASSES = ['PLAIN', 'CONTACT', 'IDENTITY', 'PICTURE', 'HEALTH', 'MINOR'] as const
export type KeepClass = (typeof KEEP_CLASSES)[number]

/** When a field is asked: with the application, afterwards before entry, or by the staff at the door. */
export const STAGES = ['SIGN_UP', 'BEFORE_ENTRY', 'AT_DOOR'] as const
export type Stage = (typeof STAGES)[number]

/** Meanings of a field, so that an answer of an earlier form can fill it. */
export const REUSES = [
  'COMPANY',
  'JOB_TITLE',
  'EMERGENCY_CONTACT',
  'EMERGENCY_PHONE',
  'EMAIL',
  'PHONE',
  'SHIRT_SIZE',
  'DIET',
  'PLATE',
  'ADDRESS',
  'REGION',
  'BIRTHDAY',
] as const
export type Reuse = (typeof REUSES)[number]

export interface FieldBase {
  readonly fieldId: string
  readonly label: LocalizedText
  readonly help?: LocalizedText
  /** A hidden field is not required (E2). */
  readonly required: boolean
  readonly forEach: 'APPLICATION' | 'PERSON'
  readonly showIf?: Condition
  readonly reuse?: Reuse
  readonly keep: KeepClass
  readonly askedAt: Stage
  /** The staff at the door sees the answer. */
  readonly shownAtDoor: boolean
}

/** A field of one kind. */
export type FieldOf<K extends FieldKind> = FieldBase & { readonly kind: K } & FieldKinds[K]['own']

export type Field = { [K in FieldKind]: FieldOf<K> }[FieldKind]

/** An option of a choice. `places` limits how many people can choose it in all; absent without a limit. */
export interface Option {
  readonly optionId: string
  readonly label: LocalizedText
  readonly places?: number
}

interface Section {
  readonly title: LocalizedText
  readonly fields: readonly Field[]
}

/** A merchant's form. A version never changes after it is published. */
export interface Definition {
  readonly formId: string
  /** From 1. */
  readonly version: number
  readonly title: LocalizedText
  readonly intro?: LocalizedText
  readonly sections: readonly Section[]
}

/** Answers by field. A field without an answer is absent. */
export type FieldAnswers = Readonly<Record<string, Value | undefined>>

interface PersonAnswers {
  /** Identifies the person within the application, for example `p1`. At most 40 characters. */
  readonly personKey: string
  readonly answers: FieldAnswers
}

/** Answers of an application and of its people. JSON; stored in drafts and sent in this form. */
export interface Answers {
  readonly application: FieldAnswers
  readonly people: readonly PersonAnswers[]
}

export const NO_ANSWERS: Answers = { application: {}, people: [] }

/** Facts outside of the answers. Client and gateway find the same problems from the same facts (E1). */
export interface Facts {
  /** Day for which ages are calculated, `YYYY-MM-DD`: the first day of the event. */
  readonly day: string
  /** Stage of the fields that are asked now; SIGN_UP by default. */
  readonly stage?: Stage
  /** The account's attendees by their id. Absent: PERSON is not compared with them. */
  readonly attendees?: Readonly<Record<string, { readonly idType: IdType; readonly birthday: string }>>
  /** Dialing codes of the areas that the merchant serves beside mainland China. */
  readonly phoneAreas?: readonly string[]
  /** E-mail addresses and phones (`86-13800138000`) that are confirmed by a code. */
  readonly confirmed?: readonly string[]
  /** Places left by field and option. An absent option has places. */
  readonly placesLeft?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Sizes in pixels by entry code. Without them, sizes are not checked. */
  readonly pictures?: Readonly<Record<string, { readonly width: number; readonly height: number }>>
}

/** Where a field is shown: in a section (index from 0), for the application (personKey null) or for a person. */
export interface ShownField {
  readonly field: Field
  readonly section: number
  readonly personKey: string | null
}

/**
 * The reason why an answer is not accepted. In braces are its parameters.
 *
 * - REQUIRED. INVALID means that the answer is not a valid value of the kind.
 * - TOO_SHORT {least} and TOO_LONG {most} count characters.
 * - TOO_FEW {least} and TOO_MANY {most} count options, pictures or people.
 * - TOO_SMALL {from}, TOO_LARGE {to} and STEP {step} are for numbers.
 * - TOO_EARLY {from}, TOO_LATE {to} and WEEKDAY are for dates and times.
 * - PATTERN {pattern} means that a character is outside of the named pattern.
 * - UNKNOWN_OPTION {optionId}. FULL {optionId, left} means that the option has no place left.
 * - TOO_YOUNG {minAge}, TOO_OLD {maxAge} and ID_TYPE are for attendees and documents.
 * - NOT_CONFIRMED means that a phone or e-mail address was not confirmed by a code.
 * - OUTDATED means that the consent's text has changed.
 * - PICTURE_SIZE {width, height} and PICTURE_RATIO {ratio}.
 */
export type ProblemCode =
  | 'REQUIRED'
  | 'INVALID'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'TOO_FEW'
  | 'TOO_MANY'
  | 'TOO_SMALL'
  | 'TOO_LARGE'
  | 'STEP'
  | 'TOO_EARLY'
  | 'TOO_LATE'
  | 'WEEKDAY'
  | 'PATTERN'
  | 'UNKNOWN_OPTION'
  | 'FULL'
  | 'TOO_YOUNG'
  | 'TOO_OLD'
  | 'ID_TYPE'
  | 'NOT_CONFIRMED'
  | 'OUTDATED'
  | 'PICTURE_SIZE'
  | 'PICTURE_RATIO'

export type ProblemParams = Readonly<Record<string, string | number>>

/** The first problem of a field, for one person or for the application (personKey null). */
export interface Problem {
  readonly code: ProblemCode
  readonly fieldId: string
  readonly personKey: string | null
  readonly params?: ProblemParams
}

/** Limits of a definition and of its answers (decision 147). */
export const MOST = { fields: 60, people: 20, options: 100, levels: 3, answersLength: 200_000 } as const
