import * as v from 'valibot'
import { type Answers, type Definition, KEEP_CLASSES, STAGES, type Value } from '@/domain/form-schema/definition'
import { LANGUAGES } from '@/domain/languages'
import { del, get, put } from '@/request/call'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

const localized = v.looseObject(v.entriesFromList(LANGUAGES, v.string()))
const localizedOrNull = v.optional(v.nullable(localized), null)

const option = v.looseObject({ optionId: id, label: localized })

const field = v.looseObject({
  fieldId: id,
  kind: id,
  label: localized,
  help: localizedOrNull,
  required: v.boolean(),
  forEach: v.picklist(['APPLICATION', 'PERSON']),
  keep: v.picklist(KEEP_CLASSES),
  askedAt: v.picklist(STAGES),
  shownAtDoor: v.boolean(),
  limits: v.looseObject({}),
  options: v.optional(v.array(option)),
})

/** A definition. The gateway has checked it when it was published, so limits of kinds are not checked again here. */
const definition = v.pipe(
  v.looseObject({
    formId: id,
    version: w.count,
    title: localized,
    intro: localizedOrNull,
    sections: v.pipe(v.array(v.looseObject({ title: localized, fields: v.array(field) })), v.nonEmpty()),
  }),
  v.transform((form) => form as unknown as Definition),
)

interface FormVersion {
  formId: string
  version: number
}

/** Returns a version of a form, which never changes. The resource is not in the specification. */
export const formDefinition = get<FormVersion, Definition>('pub/v1/forms/{formId}/versions/{version}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(definition),
})

/** Schema of an answer. The engine checks its value. */
const formValue = v.pipe(
  v.unknown(),
  v.transform((value) => value as Value),
)

/** Schema of an answer that was sent and is not deleted yet. Identities are masked. */
export const sentAnswer = v.object({
  fieldId: w.text(),
  /** Null for an answer of the application. */
  personKey: v.fallback(v.nullable(v.string()), null),
  value: formValue,
  /** Local date on which the answer is deleted. */
  deletedOn: w.text(),
})
export type SentAnswer = v.InferOutput<typeof sentAnswer>

const earlier = v.object({
  fieldId: w.text(),
  value: formValue,
  storedAt: w.moment,
})
/** An answer of an earlier form that can fill a field, and when it was sent, epoch ms. */
export type EarlierAnswer = v.InferOutput<typeof earlier>

/** Returns answers of earlier forms for the reusable fields of a form. */
export const earlierAnswers = get<FormVersion, EarlierAnswer[]>(
  'buyer/v1/forms/{formId}/versions/{version}/earlier_answers',
  { auth: 'buyer', read: w.reader(w.list(earlier)) },
)

const answers = v.pipe(
  v.looseObject({
    application: v.looseObject({}),
    people: v.array(v.looseObject({ personKey: id, answers: v.looseObject({}) })),
  }),
  v.transform((value) => value as unknown as Answers),
)

const draft = v.object({
  formId: w.text(),
  formVersion: w.count,
  /** Increases with each saved change, on any device. */
  version: w.count,
  answers,
  updatedAt: w.moment,
  /** Time at which the draft is deleted: the end of the window, at most 30 days after the last change. */
  endsAt: w.moment,
})
/** A draft of the account. Times in epoch ms. */
export type FormDraft = v.InferOutput<typeof draft>

const orNull = w.objectOrNull(draft)

/** Returns the draft of a subject, or null. */
export const formDraft = get<{ subject: string }, FormDraft | null>('buyer/v1/form_drafts/{subject}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(orNull),
})

/** A change of a draft. `version` is the version on which the change is based; 0 for the first draft. */
interface DraftChange {
  subject: string
  formId: string
  formVersion: number
  version: number
  answers: Answers
}

const saved = v.object({ isSaved: w.flag(), draft: orNull })
/** `isSaved` is false if another device has saved before; then `draft` is the stored draft, null after sending. */
export type SavedDraft = v.InferOutput<typeof saved>

/** Saves a draft unless it is stale. */
export const saveFormDraft = put<DraftChange, SavedDraft>('buyer/v1/form_drafts/{subject}', {
  auth: 'buyer',
  read: w.reader(saved),
})

/** Deletes a draft. */
export const deleteFormDraft = del<{ subject: string }, void>('buyer/v1/form_drafts/{subject}', {
  auth: 'buyer',
  read: w.nothing,
})
