import type { Answers, Definition, ShownField, Stage } from './definition'
import { answeredFields } from './shown'

/**
 * Returns the fields to draw, section by section: first those of the application, then those of each person. Includes
 * notes.
 */
export const visibleFields = (definition: Definition, answers: Answers, stage: Stage = 'SIGN_UP'): ShownField[] =>
  answeredFields(definition, answers, stage).map(({ field, section, personKey }) => ({ field, section, personKey }))
