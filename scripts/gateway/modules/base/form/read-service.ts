import { CHECKS } from '../../../../../src/domain/form-schema/check/field-checks'
import type { AnyFieldCheck } from '../../../../../src/domain/form-schema/check/field-check'
import type { Definition, KeepClass, Value } from '../../../../../src/domain/form-schema/definition'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { unseal } from '../../../core/seal'
import type { AnswersOwner } from './answers-service'

/** Reader of answers: the applicant, the merchant who decides, or the staff at the door. */
export type AnswersReader = 'APPLICANT' | 'REVIEWER' | 'DOOR'

/** Classes of answers that only the staff at the door can read. */
const DOOR_ONLY: readonly KeepClass[] = ['HEALTH', 'MINOR']

export interface StoredAnswer {
  formVersion: number
  fieldId: string
  personKey: string | null
  keep: KeepClass
  /** Masked for IDENTITY. */
  value: Value
  /** Local date on which the answer is deleted. */
  deletedOn: string
}

const MAY_READ: Record<AnswersReader, (row: Row<'form_answers'>) => boolean> = {
  APPLICANT: () => true,
  REVIEWER: ({ keep }) => !DOOR_ONLY.includes(keep as KeepClass),
  DOOR: (row) => row.is_shown_at_door,
}

const answerOf = (row: Row<'form_answers'>): StoredAnswer => ({
  ...{ formVersion: row.form_version, fieldId: row.field_id, personKey: row.person_key || null },
  ...{ keep: row.keep as KeepClass, value: row.value, deletedOn: row.delete_on },
})

/** Returns the stored answers that a reader may see, sorted by person and field. */
export const readAnswers = async (
  db: Db | Tx,
  { kind, id }: AnswersOwner,
  reader: AnswersReader,
): Promise<StoredAnswer[]> => {
  const rows = await db
    .selectFrom('form_answers')
    .selectAll()
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .orderBy('person_key')
    .orderBy('field_id')
    .execute()
  return rows.filter(MAY_READ[reader]).map(answerOf)
}

/** Returns the answers that the staff at the door sees, by the ids of their owners. */
export const doorAnswers = async (
  db: Db | Tx,
  kind: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredAnswer[]>> => {
  const rows = await listRows(db, 'form_answers', { owner_kind: kind, owner_id: ['', ...ids], is_shown_at_door: true })
  const answers = new Map<string, StoredAnswer[]>()
  for (const row of rows) answers.set(row.owner_id, [...(answers.get(row.owner_id) ?? []), answerOf(row)])
  return answers
}

/**
 * Returns the whole value of a masked answer, for a check of the identity only. Returns undefined after its deletion.
 * @param key the key of the forms (`gateway.forms.key`)
 * @forTests
 */
export const wholeIdentity = async (
  db: Db | Tx,
  key: Uint8Array,
  { kind, id }: AnswersOwner,
  { fieldId, personKey }: { fieldId: string; personKey: string | null },
): Promise<Value | undefined> => {
  const where = { owner_kind: kind, owner_id: id, field_id: fieldId, person_key: personKey ?? '' }
  const row = await findRow(db, 'form_answers', where)
  return row?.sealed ? (JSON.parse(unseal(key, row.sealed)) as Value) : undefined
}

/** An answer of an earlier form that can fill a field. */
export interface EarlierAnswer {
  fieldId: string
  value: Value
  /** Epoch ms. */
  storedAt: number
}

/** Returns the buyer's newest answers for the reusable fields of an application. */
export const earlierAnswers = async (db: Db, userId: string, definition: Definition): Promise<EarlierAnswer[]> => {
  const rows = await listRows(db, 'form_answers', { user_id: userId }, 'stored_at')
  return definition.sections
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const check: AnyFieldCheck = CHECKS[field.kind]
      if (!field.reuse || field.forEach !== 'APPLICATION' || check.reusable === false) return []
      const row = rows.findLast(({ reuse, kind, sealed }) => reuse === field.reuse && kind === field.kind && !sealed)
      return row ? [{ fieldId: field.fieldId, value: row.value, storedAt: row.stored_at }] : []
    })
}
