import type { Definition, FieldKind, Value } from '@/domain/form-schema/definition'
import type { EarlierAnswer } from './definition-form.model'

/** Kinds that are never filled with an earlier answer. */
const NEVER: readonly FieldKind[] = ['DOCUMENT', 'SIGNATURE', 'CONSENT', 'PICTURES']

/**
 * Returns the earlier answers that fill fields of the application, by the name of the field's slot. The newest answer
 * wins. Fields of people are left out, because an earlier answer does not name its person.
 */
export const reusedValues = (
  { sections }: Definition,
  earlier: readonly EarlierAnswer[],
): { name: string; value: Value; answeredAt: number }[] => {
  const newest = [...earlier].sort((left, right) => right.answeredAt - left.answeredAt)
  return sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ fieldId, forEach, kind, reuse }) => {
      const found = newest.find((each) => each.reuse === reuse)
      if (!found || forEach !== 'APPLICATION' || NEVER.includes(kind)) return []
      return [{ name: fieldId, value: found.value, answeredAt: found.answeredAt }]
    })
}
