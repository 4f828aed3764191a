import { KEEP_CLASSES, type KeepClass } from '../../../../../src/domain/form-schema/definition'
import { deletedOn } from '../../../../../src/domain/form-schema/keep'
import { localDate, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import { CHECKS } from '../../../../../src/domain/form-schema/check/field-checks'
import type { AnyFieldCheck } from '../../../../../src/domain/form-schema/check/field-check'
import type { Db, Row, Tx } from '../../../core/database/database'
import { deleteDuePictures, deletePicturesAt } from '../upload/private-service'
import { type AnswersOwner, startOf } from './answers-service'
import { deleteDueDrafts } from './draft-service'

type Deleted = Pick<Row<'form_answers'>, 'owner_kind' | 'owner_id' | 'keep' | 'kind' | 'value'>

const COLUMNS = ['owner_kind', 'owner_id', 'keep', 'kind', 'value'] as const

const uploadsOf = ({ kind, value }: Deleted): readonly string[] =>
  (CHECKS[kind] as AnyFieldCheck).uploads?.(value) ?? []

/** Records deletions without content, and deletes the pictures of the answers. */
const recordDeletions = async (tx: Tx, rows: readonly Deleted[], now: number): Promise<void> => {
  const counts = new Map<string, { row: Deleted; answers: number }>()
  for (const row of rows) {
    const key = [row.owner_kind, row.owner_id, row.keep].join(' ')
    counts.set(key, { row, answers: (counts.get(key)?.answers ?? 0) + 1 })
  }
  const codes = rows.flatMap(uploadsOf)
  await deletePicturesAt(tx, codes, now)
  await deleteDuePictures(tx, now)
  const lines = [...counts.values()].map(({ row: { owner_kind, owner_id, keep }, answers }) => ({
    ...{ owner_kind, owner_id, keep, answers, deleted_at: now },
  }))
  if (lines.length > 0)
    await tx
      .insertInto('form_deletions')
      .values(lines)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Deletes the answers, drafts and private pictures whose day has come (decision 159). */
export const deleteDueForms = async (db: Db, now: number): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .deleteFrom('form_answers')
      .where('delete_on', '<=', localDate(now, SHOP_OFFSET))
      .returning(COLUMNS)
      .execute()
    await recordDeletions(tx, rows, now)
  })
  await deleteDueDrafts(db, now)
}

/**
 * Deletes the answers of an owner at once, with their pictures. @param classes classes of the answers; by default all
 */
export const deleteAnswers = async (
  tx: Tx,
  { kind, id }: AnswersOwner,
  now: number,
  classes: readonly KeepClass[] = KEEP_CLASSES,
): Promise<void> => {
  const rows = await tx
    .deleteFrom('form_answers')
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('keep', 'in', classes)
    .returning(COLUMNS)
    .execute()
  await recordDeletions(tx, rows, now)
}

/** Deletes the identities and pictures of a withdrawn application at once. Other answers remain until their day. */
export const withdrawAnswers = (tx: Tx, owner: AnswersOwner, now: number): Promise<void> =>
  deleteAnswers(tx, owner, now, ['IDENTITY', 'PICTURE'])

/**
 * Moves the deletion of an owner's answers and pictures to another last day.
 * @param end last day of the event for which the form applied, `YYYY-MM-DD`
 */
export const moveAnswers = async (tx: Tx, { kind, id }: AnswersOwner, end: string): Promise<void> => {
  for (const keep of KEEP_CLASSES) {
    const day = deletedOn(keep, end)
    const rows = await tx
      .updateTable('form_answers')
      .set({ delete_on: day })
      .where('owner_kind', '=', kind)
      .where('owner_id', '=', id)
      .where('keep', '=', keep)
      .returning(COLUMNS)
      .execute()
    await deletePicturesAt(tx, rows.flatMap(uploadsOf), startOf(day))
  }
}
