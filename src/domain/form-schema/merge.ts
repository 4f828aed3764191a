import type { Answers, Definition, Field, FieldAnswers, ShownField, Value } from './definition'
import { visibleFields } from './visible'

/** Answers of one version under another one (E6). */
export interface MergedAnswers {
  /** Answers of the fields that both versions have with the same kind. */
  readonly answers: Answers
  /** Shown fields that the earlier version does not have, or has with another kind. */
  readonly toAsk: readonly ShownField[]
  /** Answers of fields that no longer exist, or have another kind. They are stored until their day. */
  readonly removed: readonly { readonly fieldId: string; readonly personKey: string | null; readonly value: Value }[]
}

const fieldsOf = ({ sections }: Definition): Map<string, Field> =>
  new Map(sections.flatMap(({ fields }) => fields.map((field) => [field.fieldId, field])))

/** Reads the answers of a version of a form under a later one. */
export const mergeVersions = (from: Definition, to: Definition, answers: Answers): MergedAnswers => {
  const [before, after] = [fieldsOf(from), fieldsOf(to)]
  const isSame = (fieldId: string): boolean => {
    const field = after.get(fieldId)
    const earlier = before.get(fieldId)
    return field !== undefined && field.kind === earlier?.kind && field.forEach === earlier.forEach
  }
  const unchanged = (own: FieldAnswers): FieldAnswers =>
    Object.fromEntries(Object.entries(own).filter(([fieldId]) => isSame(fieldId)))
  const removed = (own: FieldAnswers, personKey: string | null) =>
    Object.entries(own).flatMap(([fieldId, value]) =>
      isSame(fieldId) || value === undefined ? [] : [{ fieldId, personKey, value }],
    )
  const merged = {
    application: unchanged(answers.application),
    people: answers.people.map((person) => ({ personKey: person.personKey, answers: unchanged(person.answers) })),
  }
  return {
    answers: merged,
    toAsk: visibleFields(to, merged).filter(({ field }) => field.kind !== 'NOTE' && !isSame(field.fieldId)),
    removed: [
      ...removed(answers.application, null),
      ...answers.people.flatMap((person) => removed(person.answers, person.personKey)),
    ],
  }
}
