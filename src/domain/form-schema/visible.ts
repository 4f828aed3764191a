import type { Answers, Definition, ShownField, Stage } from './definition'
import { answeredFields } from './shown'

/**
 * Returns the fields to draw, including notes. Sorts them by section. In a section, the fields of the application come
 * before the fields of each person.
 */
export const visibleFields = (definition: Definition, answers: Answers, stage: Stage = 'SIGN_UP'): ShownField[] =>
  answeredFields(definition, answers, stage).map(({ field, section, personKey }) => ({ field, section, personKey }))
