import type { UploadAuth } from '@/api/upload'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Answers, Definition, Facts, KeepClass } from '@/domain/form-schema/definition'
import type { AccountDrafts } from './draft/account-draft'
import type { EarlierAnswer } from './reuse'

/** A person of the application. */
export interface FormPerson {
  personKey: string
  /** Name for display; '' if unknown. */
  name: string
}

export type DefinitionDeps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>

export interface DefinitionFormOptions<Result> {
  definition: Definition
  /** Id of the subject of the form, such as `open-show:OS1001`. It is the name of the draft. */
  subject: string
  /** Facts for the rules; the form adds the account's attendees. Observable. */
  facts: () => Omit<Facts, 'attendees'>
  /** The people, for fields of PERSON. Observable. */
  people?: () => readonly FormPerson[]
  /** Answers that were sent before. */
  answers?: Answers
  /** The only fields that can be edited, after a request for changes. The other answers are sent unchanged. */
  only?: readonly { fieldId: string; personKey: string | null }[]
  /** Returns answers of earlier forms, which fill empty fields; null while they load. Observable. */
  earlier?: () => readonly EarlierAnswer[] | null
  /** Returns the day on which answers of a class are deleted, `YYYY-MM-DD`; null if unknown. */
  deletedOn?: (keep: KeepClass) => string | null
  /** Loads another version of the form, to read its drafts under this one (E6). */
  loadVersion?: (version: number) => Promise<Definition>
  /** Returns true if the content above the first section is complete. Otherwise it shows what is missing. */
  checkLead?: () => boolean
  /** Purpose of the pictures, FORM by default. Pictures of PERMIT are photos of a person, which are measured. */
  scene?: 'FORM' | 'PERMIT'
  /** Drafts of the account; absent to store the draft on the device only. */
  drafts?: AccountDrafts
  /** Requests the signatures of pictures, for an applicant without an account. */
  authorizeUpload?: () => Promise<UploadAuth>
  /** End of the window, epoch ms. */
  until?: number
  /** Sends the answers. @param idempotencyKey is the same for each attempt to send the form */
  submit: (answers: Answers, idempotencyKey: string) => Promise<Result>
  done?(result: Result): unknown
  /** Returns the field to which a refusal of the gateway belongs. If null, the refusal is shown for the whole form. */
  refusals?: (error: unknown) => { fieldId: string; personKey: string | null } | null
}
