import type { Definition, FieldKind, Value } from '@/domain/form-schema/definition'

/** An answer of an earlier form that can fill a field, and when it was sent, epoch ms. */
export interface EarlierAnswer {
  fieldId: string
  value: Value
  storedAt: number
}

/** Kinds that are never filled with an earlier answer. */
const NEVER: readonly FieldKind[] = ['DOCUMENT', 'SIGNATURE', 'CONSENT', 'PICTURES']

/**
 * Returns the earlier answers that can fill fields of the application. Fields of people are left out, because an earlier
 * answer does not name its person.
 */
export const reusableAnswers = ({ sections }: Definition, earlier: readonly EarlierAnswer[]): EarlierAnswer[] => {
  const fields = sections.flatMap((section) => section.fields)
  const isReusable = (id: string): boolean =>
    fields.some(
      ({ fieldId, forEach, kind, reuse }) =>
        fieldId === id && reuse !== undefined && forEach === 'APPLICATION' && !NEVER.includes(kind),
    )
  return earlier.filter(({ fieldId }) => isReusable(fieldId))
}
