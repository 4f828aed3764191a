import type { Answers, Definition, FieldAnswers } from '@/domain/form-schema/definition'
import { type SlotValues, slotName } from './slot'

/** Fields that are asked once, and fields that are asked for each person. */
const idsOf = (definition: Definition) => {
  const fields = definition.sections.flatMap((section) => section.fields)
  const of = (forEach: 'APPLICATION' | 'PERSON') =>
    fields.flatMap((field) => (field.forEach === forEach ? [field.fieldId] : []))
  return { once: of('APPLICATION'), each: of('PERSON') }
}

/** Returns functions that convert answers of a definition to the values of slots, and back. */
export const answersBySlot = (definition: Definition) => {
  const { once, each } = idsOf(definition)
  const read = (values: SlotValues, ids: readonly string[], personKey: string | null): FieldAnswers => {
    const answers: Record<string, FieldAnswers[string]> = {}
    for (const fieldId of ids) {
      const value = values[slotName(fieldId, personKey)]
      if (value !== undefined) answers[fieldId] = value
    }
    return answers
  }
  return {
    /** Returns the answers, including the answers of hidden fields. @param people keys of the people, in their order */
    toAnswers: (values: SlotValues, people: readonly string[]): Answers => ({
      application: read(values, once, null),
      people: people.map((personKey) => ({ personKey, answers: read(values, each, personKey) })),
    }),
    /** Returns the values of slots. Answers of people who are no longer in the application remain. */
    toValues: ({ application, people }: Answers): SlotValues => {
      const entries = [
        ...once.map((fieldId) => [fieldId, application[fieldId]] as const),
        ...people.flatMap(({ personKey, answers }) =>
          each.map((fieldId) => [slotName(fieldId, personKey), answers[fieldId]] as const),
        ),
      ]
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    },
  }
}
