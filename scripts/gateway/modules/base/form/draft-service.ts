import {
  type Answers,
  type Definition,
  MOST,
  type Stage,
  STAGES,
} from '../../../../../src/domain/form-schema/definition'
import { answersToSend } from '../../../../../src/domain/form-schema/to-send'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { deleteRows, findRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { firstAnswer } from '../../../core/run-hooks'
import { seal, unseal } from '../../../core/seal'
import { requireForm } from './definition-service'

/** Lifetime of a draft of a form without a window, ms (decision 152). */
const TTL = 30 * DAY
/** Maximum number of drafts of a buyer. The one that was changed longest ago makes room. */
const MAX_DRAFTS = 50

declare module '../../../core/hooks' {
  interface Hooks {
    /** Returns the end of the window in which a form can be sent, epoch ms. Returns null for other subjects. */
    'form.window': (db: Db, subject: string) => Promise<number | null>
  }
}

export interface Draft {
  formId: string
  formVersion: number
  /** Increases with each saved change. */
  version: number
  answers: Answers
  /** Epoch ms. */
  updatedAt: number
  endsAt: number
}

/** A change of a draft. `version` is the version on which the change is based, 0 without a draft. */
export interface DraftChange {
  formId: string
  formVersion: number
  version: number
  answers: Answers
}

type Deps = Pick<Gateway, 'db' | 'clock' | 'forms'>

const draftOf = (key: Uint8Array, row: Row<'form_drafts'>): Draft => ({
  ...{ formId: row.form_id, formVersion: row.form_version, version: row.version },
  ...{ answers: JSON.parse(unseal(key, row.sealed)) as Answers, updatedAt: row.updated_at, endsAt: row.ends_at },
})

/** Returns a buyer's draft, or null. A draft that has ended counts as missing. */
export const readDraft = async ({ db, clock, forms }: Deps, userId: string, subject: string): Promise<Draft | null> => {
  const row = await findRow(db, 'form_drafts', { user_id: userId, subject })
  return row && row.ends_at > clock.now() ? draftOf(forms.key, row) : null
}

/** Returns the answers of shown fields in all stages. Hidden answers stay on the device (decision 148). */
const shownAnswers = (definition: Definition, answers: Answers): Answers => {
  const parts = STAGES.map((stage: Stage) => answersToSend(definition, answers, stage))
  return {
    application: Object.assign({}, ...parts.map(({ application }) => application)) as Answers['application'],
    people: answers.people.map(({ personKey }, at) => ({
      personKey,
      answers: Object.assign({}, ...parts.map(({ people }) => people[at].answers)) as Answers['application'],
    })),
  }
}

const removeOldest = async (db: Db, userId: string): Promise<void> => {
  const old = db
    .selectFrom('form_drafts')
    .select('subject')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .offset(MAX_DRAFTS)
  await db.deleteFrom('form_drafts').where('user_id', '=', userId).where('subject', 'in', old).execute()
}

/**
 * Saves a change of a draft, unless another device has saved a newer version. A stale change returns that version and
 * overwrites nothing.
 * @returns `isSaved`, and the stored draft (null after it was sent or deleted)
 * @throws Refusal notFound for an unknown version of the form, formTooLong
 */
export const saveDraft = async (
  deps: Deps,
  userId: string,
  subject: string,
  change: DraftChange,
): Promise<{ isSaved: boolean; draft: Draft | null }> => {
  const { db, clock, forms } = deps
  const now = clock.now()
  if (JSON.stringify(change.answers).length > MOST.answersLength) throw new Refusal('formTooLong')
  const definition = await requireForm(db, change.formId, change.formVersion)
  const end = await firstAnswer('form.window', db, subject)
  const row = {
    ...{ user_id: userId, subject, form_id: change.formId, form_version: change.formVersion },
    ...{ version: change.version + 1, updated_at: now, ends_at: Math.min(end ?? Infinity, now + TTL) },
    sealed: seal(forms.key, JSON.stringify(shownAnswers(definition, change.answers))),
  }
  await db.deleteFrom('form_drafts').where('user_id', '=', userId).where('ends_at', '<=', now).execute()
  // Each statement compares the version itself, so that of two devices only one saves.
  const saved =
    change.version === 0
      ? await db
          .insertInto('form_drafts')
          .values(row)
          .onConflict((conflict) => conflict.columns(['user_id', 'subject']).doNothing())
          .returningAll()
          .executeTakeFirst()
      : await db
          .updateTable('form_drafts')
          .set(row)
          .where('user_id', '=', userId)
          .where('subject', '=', subject)
          .where('version', '=', change.version)
          .returningAll()
          .executeTakeFirst()
  if (!saved) return { isSaved: false, draft: await readDraft(deps, userId, subject) }
  if (change.version === 0) await removeOldest(db, userId)
  return { isSaved: true, draft: draftOf(forms.key, saved) }
}

/** Deletes a draft, when its form is sent or the buyer discards it. */
export const deleteDraft = async (db: Db | Tx, userId: string, subject: string): Promise<void> => {
  await deleteRows(db, 'form_drafts', { user_id: userId, subject })
}

/** Deletes the drafts that have ended. */
export const deleteDueDrafts = async (db: Db, now: number): Promise<void> => {
  await db.deleteFrom('form_drafts').where('ends_at', '<=', now).execute()
}
