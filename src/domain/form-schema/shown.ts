import type { Answers, Comparable, Condition, Definition, Field, FieldAnswers, ShownField, Stage } from './definition'
import { KINDS } from './field-kinds'
import { type AnyKindRules, ownOf } from './kind-rules'

/**
 * A shown field with its cleaned answer. `value` is null if the field is empty, and undefined if the answer cannot be
 * read as the field's kind.
 */
export interface AnsweredField extends ShownField {
  readonly value: unknown
}

export const rulesOf = ({ kind }: Field): AnyKindRules => KINDS[kind]

/** Cleaned answers of shown fields by field id. */
type Known = Map<string, { field: Field; value: unknown }>

/**
 * Returns true if one of a field's comparable values matches. A hidden or empty field has no values, and never matches.
 */
const hasMatch = (known: Known, fieldId: string, matches: (value: Comparable) => boolean): boolean => {
  const found = known.get(fieldId)
  return found?.value != null && (rulesOf(found.field).comparables?.(found.value).some(matches) ?? false)
}

const isTrue = (condition: Condition, known: Known): boolean => {
  switch (condition.op) {
    case 'ALL':
      return condition.of.every((part) => isTrue(part, known))
    case 'ANY':
      return condition.of.some((part) => isTrue(part, known))
    case 'NOT':
      return !isTrue(condition.of, known)
    case 'FILLED':
      return known.get(condition.fieldId)?.value != null
    case 'IS':
      return hasMatch(known, condition.fieldId, (value) => value === condition.value)
    case 'ONE_OF':
      return hasMatch(known, condition.fieldId, (value) => condition.values.includes(value))
    case 'FROM':
      return hasMatch(known, condition.fieldId, (value) => value >= condition.value)
    case 'TO':
      return hasMatch(known, condition.fieldId, (value) => value <= condition.value)
  }
}

/** Returns the fields that conditions name. Only their answers must be known to later fields. */
const namedIn = ({ sections }: Definition): ReadonlySet<string> => {
  const named = new Set<string>()
  const add = (condition: Condition): void => {
    if (condition.op === 'ALL' || condition.op === 'ANY') condition.of.forEach(add)
    else if (condition.op === 'NOT') add(condition.of)
    else named.add(condition.fieldId)
  }
  for (const { fields } of sections) for (const { showIf } of fields) if (showIf) add(showIf)
  return named
}

/**
 * Returns the shown fields of a stage with their cleaned answers. Sorts them by section. In a section, the fields of
 * the application come before the fields of each person. Conditions also use the answers of earlier stages.
 */
export const answeredFields = (definition: Definition, answers: Answers, stage: Stage): AnsweredField[] => {
  const named = namedIn(definition)
  const shown: AnsweredField[] = []
  const ofApplication: Known = new Map()
  const ofPeople = answers.people.map((): Known => new Map())

  const show = (field: Field, section: number, personKey: string | null, own: FieldAnswers, known: Known): void => {
    if (field.showIf && !isTrue(field.showIf, known)) return
    const input = ownOf(own, field.fieldId)
    const value = input == null ? null : rulesOf(field).read(input)
    if (named.has(field.fieldId)) known.set(field.fieldId, { field, value })
    if (field.askedAt === stage) shown.push({ field, section, personKey, value })
  }

  definition.sections.forEach(({ fields }, section) => {
    for (const field of fields)
      if (field.forEach === 'APPLICATION') show(field, section, null, answers.application, ofApplication)
    answers.people.forEach(({ personKey, answers: own }, at) => {
      const known = ofPeople[at]
      for (const [fieldId, answered] of ofApplication) known.set(fieldId, answered)
      for (const field of fields) if (field.forEach === 'PERSON') show(field, section, personKey, own, known)
    })
  })
  return shown
}
