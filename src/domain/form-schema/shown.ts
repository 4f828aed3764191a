import type { Answers, Comparable, Condition, Definition, Field, FieldAnswers, ShownField, Stage } from './definition'
import { KINDS } from './field-kinds'
import { type AnyKindRules, ownOf } from './kind-rules'

/** A shown field with its cleaned answer: null without one, undefined for an answer that is not a value of the kind. */
export interface AnsweredField extends ShownField {
  readonly value: unknown
}

export const rulesOf = ({ kind }: Field): AnyKindRules => KINDS[kind]

/** Cleaned answers of shown fields by field id. */
type Known = Map<string, { field: Field; value: unknown }>

/** Returns true if one of a field's comparable values matches. A hidden or empty field has none. */
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

/** Adds a field to the shown ones if its condition is true. */
const show = (field: Field, section: number, personKey: string | null, answers: FieldAnswers, known: Known) => {
  if (field.showIf && !isTrue(field.showIf, known)) return null
  const input = ownOf(answers, field.fieldId)
  const value = input == null ? null : rulesOf(field).read(input)
  known.set(field.fieldId, { field, value })
  return { field, section, personKey, value }
}

/**
 * Returns the shown fields of a stage with their cleaned answers. Section by section: first the fields of the
 * application, then those of each person. Conditions also use the answers of earlier stages.
 */
export const answeredFields = (definition: Definition, answers: Answers, stage: Stage): AnsweredField[] => {
  const known: Known = new Map()
  const people = answers.people.map((person) => ({ ...person, known: new Map() as Known }))
  return definition.sections.flatMap(({ fields }, section) => {
    const shown: (AnsweredField | null)[] = []
    const ofPeople: (AnsweredField | null)[][] = people.map(() => [])
    for (const field of fields) {
      if (field.forEach === 'APPLICATION') {
        const found = show(field, section, null, answers.application, known)
        shown.push(found)
        if (found) for (const person of people) person.known.set(field.fieldId, { field, value: found.value })
      } else
        people.forEach((person, index) =>
          ofPeople[index].push(show(field, section, person.personKey, person.answers, person.known)),
        )
    }
    return [...shown, ...ofPeople.flat()].filter(
      (each) => each !== null && each.field.askedAt === stage,
    ) as AnsweredField[]
  })
}
