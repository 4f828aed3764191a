import type { Answers, Definition, FieldAnswers, Stage, Value } from './definition'
import { answeredFields } from './shown'

/**
 * Returns the cleaned answers of the fields that are shown in a stage. Drops answers of hidden and unknown fields,
 * empty answers, and answers that cannot be read as the kind of their field (E2, E7). All people remain, in their
 * order.
 */
export const answersToSend = (definition: Definition, answers: Answers, stage: Stage = 'SIGN_UP'): Answers => {
  const shown = answeredFields(definition, answers, stage).filter(({ value }) => value != null)
  const ofPerson = (key: string | null): FieldAnswers =>
    Object.fromEntries(
      shown.filter(({ personKey }) => personKey === key).map(({ field, value }) => [field.fieldId, value as Value]),
    )
  return {
    application: ofPerson(null),
    people: answers.people.map(({ personKey }) => ({ personKey, answers: ofPerson(personKey) })),
  }
}
