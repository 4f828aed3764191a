import type { Definition, ShownField } from '@/domain/form-schema/definition'
import type { DefinitionFormOptions } from './options'
import { slotName } from './slot'

/** Name of the problem of the whole form. Fields have no such name. */
export const FORM_PROBLEM = '/problem'

/** Returns the name of the slot of a shown field. */
export const nameOf = ({ field, personKey }: ShownField): string => slotName(field.fieldId, personKey)

export const hasPersonField = ({ sections }: Definition): boolean =>
  sections.some(({ fields }) => fields.some(({ kind }) => kind === 'PERSON'))

/** Returns true if the field of a slot can be edited: all of them without a list. */
export const isEditable = (only: DefinitionFormOptions<unknown>['only'], name: string): boolean =>
  !only || only.some(({ fieldId, personKey }) => slotName(fieldId, personKey) === name)
