import type { ShownField } from '@/domain/form-schema/definition'

/** A section with at least one visible field. */
export interface SectionView {
  /** Index in the definition. */
  index: number
  fields: readonly ShownField[]
}

/** Name of a section as a target of the focus. A slot's name never contains `#`. */
export const sectionName = ({ index }: SectionView): string => `#${index}`
