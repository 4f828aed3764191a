import type { ComponentType } from 'react'
import type { FieldKind } from '@/domain/form-schema/definition'
import type { DefinitionFormModel } from '../definition-form.model'
import type { Slot } from '../slot'

export interface PartProps<K extends FieldKind> {
  slot: Slot<K>
  model: DefinitionFormModel
}

/** Components of kinds. */
export type Parts<K extends FieldKind = FieldKind> = { readonly [Kind in K]: ComponentType<PartProps<Kind>> }
