import { checkDefinition } from '../../../../../src/domain/form-schema/check/check'
import type { Tx } from '../../../core/database/database'
import everyKind from './data/every-kind.json'
import forms from './data/forms.json'
import { storeForms } from './definition-service'

/**
 * Writes the merchant's forms: one with every kind of field, and the forms of rehearsals, auditions, entries and crews.
 */
export const seedForms = async (tx: Tx, now: number): Promise<void> => {
  const definitions = [everyKind, ...forms].map((form) => {
    const checked = checkDefinition(form)
    if (!checked.ok) throw new Error(`Invalid form ${form.formId}: ${JSON.stringify(checked.problems)}`)
    return checked.definition
  })
  await storeForms(tx, definitions, now)
}
