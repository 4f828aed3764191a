import type { KeepClass, ShownField } from '@/domain/form-schema/definition'

/** A section with at least one visible field. */
export interface SectionView {
  /** Index in the definition. */
  index: number
  fields: readonly ShownField[]
}

/** Name of a section as a target of the focus. A slot's name never contains `#`. */
export const sectionName = ({ index }: SectionView): string => `#${index}`

/** A day on which answers are deleted, `YYYY-MM-DD`, with the classes of these answers. */
export interface Deletion {
  day: string
  classes: KeepClass[]
}

/** Returns the days on which the answers of a section are deleted, the earliest first. */
export const deletionsOf = (
  { fields }: SectionView,
  deletedOn: (keep: KeepClass) => string | null = () => null,
): Deletion[] => {
  const byDay = new Map<string, Set<KeepClass>>()
  for (const { field } of fields) {
    const day = field.kind === 'NOTE' ? null : deletedOn(field.keep)
    if (day) byDay.set(day, (byDay.get(day) ?? new Set()).add(field.keep))
  }
  return [...byDay]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([day, classes]) => ({ day, classes: [...classes] }))
}
