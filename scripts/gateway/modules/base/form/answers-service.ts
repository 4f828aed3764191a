import { CHECKS } from '../../../../../src/domain/form-schema/check/field-checks'
import type { AnyFieldCheck } from '../../../../../src/domain/form-schema/check/field-check'
import {
  type Answers,
  type Definition,
  type Facts,
  type Field,
  type FieldAnswers,
  MOST,
  type Value,
} from '../../../../../src/domain/form-schema/definition'
import { deletedOn, REJECTED_PICTURE_DAYS } from '../../../../../src/domain/form-schema/keep'
import { problemsOf } from '../../../../../src/domain/form-schema/problems'
import { type AnsweredField, answeredFields } from '../../../../../src/domain/form-schema/shown'
import { DAY, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { listRows } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { seal } from '../../../core/seal'
import { deletePicturesAt, pictureSizes } from '../upload/private-service'
import type { UploadScene } from '../upload/service'

/** The record to which answers belong, such as `REGISTRATION` and its id. */
export interface AnswersOwner {
  kind: string
  id: string
}

export interface SentAnswers {
  owner: AnswersOwner
  /** The account whose attendees and pictures the answers may name. */
  userId: string
  /** The answers belong to a person without an account, who received a link to the form. */
  isGuest?: boolean
  definition: Definition
  answers: Answers
  /** All facts except `pictures`. */
  facts: Facts
  /** Last day of the event for which the form applies, `YYYY-MM-DD`. */
  end: string
  scene: UploadScene
  /** Fields that may change; all without the list. */
  only?: readonly string[]
}

const checkOf = (kind: Field['kind']): AnyFieldCheck => CHECKS[kind]

const uploadsIn = ({ kind, value }: { kind: Field['kind']; value: unknown }): readonly string[] =>
  checkOf(kind).uploads?.(value) ?? []

/** Returns the start of a local date, epoch ms. */
export const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) - SHOP_OFFSET * 60_000

const ofPerson = (rows: readonly Row<'form_answers'>[], key: string): FieldAnswers =>
  Object.fromEntries(rows.filter((row) => row.person_key === key).map((row) => [row.field_id, row.value]))

/** Adds the stored answers of other stages and of fields that do not change. */
const withStored = (rows: readonly Row<'form_answers'>[], answers: Answers, only?: readonly string[]): Answers => {
  const merged = (stored: FieldAnswers, own: FieldAnswers): FieldAnswers => ({
    ...stored,
    ...Object.fromEntries(Object.entries(own).filter(([id]) => !only || only.includes(id))),
  })
  return {
    application: merged(ofPerson(rows, ''), answers.application),
    people: answers.people.map(({ personKey, answers: own }) => ({
      personKey,
      answers: merged(ofPerson(rows, personKey), own),
    })),
  }
}

const rowOf = (key: Uint8Array, sent: SentAnswers, { field, personKey, value }: AnsweredField, now: number) => {
  const { userId, isGuest = false } = sent
  const { mask } = checkOf(field.kind)
  const isMasked = field.keep === 'IDENTITY' && mask !== undefined
  return {
    ...{ owner_kind: sent.owner.kind, owner_id: sent.owner.id, person_key: personKey ?? '', field_id: field.fieldId },
    ...{ user_id: isGuest ? null : userId, form_id: sent.definition.formId, form_version: sent.definition.version },
    ...{
      kind: field.kind,
      keep: field.keep,
      reuse: (!isGuest && field.reuse) || null,
      is_shown_at_door: field.shownAtDoor,
    },
    value: json((isMasked ? mask(value) : value) as Value),
    sealed: isMasked ? seal(key, JSON.stringify(value)) : null,
    ...{ delete_on: deletedOn(field.keep, sent.end), stored_at: now },
  }
}

/** Sets until when the pictures of an owner are stored. Pictures that are no longer in an answer end earlier. */
const keepPictures = async (
  tx: Tx,
  before: readonly Row<'form_answers'>[],
  after: readonly AnsweredField[],
  { end }: SentAnswers,
  now: number,
): Promise<void> => {
  const current = new Set(after.flatMap(({ field, value }) => uploadsIn({ kind: field.kind, value })))
  const replaced = before.flatMap(uploadsIn).filter((code) => !current.has(code))
  await deletePicturesAt(tx, replaced, now + REJECTED_PICTURE_DAYS * DAY)
  for (const { field, value } of after)
    await deletePicturesAt(tx, uploadsIn({ kind: field.kind, value }), startOf(deletedOn(field.keep, end)))
}

/**
 * Checks the answers of a stage and stores them. Answers of hidden and unknown fields are dropped. IDENTITY is masked,
 * and its whole value encrypted. The caller has locked the owner's row.
 * @throws Refusal formProblems with `problems`, formTooLong
 */
export const storeAnswers = async (
  tx: Tx,
  { forms, clock }: Pick<Gateway, 'forms'> & { clock: Pick<Gateway['clock'], 'now'> },
  sent: SentAnswers,
): Promise<void> => {
  const { owner, userId, definition, only, scene } = sent
  if (JSON.stringify(sent.answers).length > MOST.answersLength) throw new Refusal('formTooLong')
  const now = clock.now()
  const stage = sent.facts.stage ?? 'SIGN_UP'
  const rows = await listRows(tx, 'form_answers', { owner_kind: owner.kind, owner_id: owner.id })
  const stageFields = definition.sections
    .flatMap(({ fields }) => fields)
    .filter(({ askedAt, fieldId }) => askedAt === stage && (!only || only.includes(fieldId)))
    .map(({ fieldId }) => fieldId)
  const before = rows.filter(({ field_id: id }) => stageFields.includes(id))
  // An answer of this stage that is not sent again is removed.
  const others = rows.filter((row) => !before.includes(row))
  const answers = withStored(others, sent.answers, only)
  const after = answeredFields(definition, answers, stage).filter(
    ({ field, value }) => value != null && stageFields.includes(field.fieldId),
  )
  const codes = after.flatMap(({ field, value }) => uploadsIn({ kind: field.kind, value }))
  const pictures = await pictureSizes(tx, userId, [scene], codes)
  const problems = problemsOf(definition, answers, { ...sent.facts, pictures }).filter(
    ({ fieldId }) => fieldId === '' || stageFields.includes(fieldId),
  )
  if (problems.length > 0) throw new Refusal('formProblems', { data: { problems } })
  await keepPictures(tx, before, after, sent, now)
  if (before.length > 0)
    await tx
      .deleteFrom('form_answers')
      .where('owner_kind', '=', owner.kind)
      .where('owner_id', '=', owner.id)
      .where('field_id', 'in', stageFields)
      .execute()
  if (after.length > 0)
    await tx
      .insertInto('form_answers')
      .values(after.map((answered) => rowOf(forms.key, sent, answered, now)))
      .execute()
}
