import {
  entranceDetail,
  type EntranceVisit,
  type LinkedEntrance,
  linkedEntranceOf,
  linkedUploadAuth,
  sendEntrance,
  sendLinkedEntrance,
} from '@/api/entrance'
import type { SentAnswer } from '@/api/form'
import { accountDrafts } from '@/components/form/definition/draft/account-drafts'
import type { DefinitionFormOptions } from '@/components/form/definition/options'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { ENTRANCE_PERSON } from '@/domain/entrance'
import type { Answers, Definition } from '@/domain/form-schema/definition'
import { fieldOf } from '@/domain/form-schema/answer-text'
import { confirmedContacts } from '@/components/form/definition/form-facts'

/** The form of one ticket, with the answers that the holder has sent. */
export interface EntranceForm extends LinkedEntrance {
  answers: SentAnswer[]
}

interface SentForm {
  version: number
  formVersion: number
  answers: Answers
  idempotencyKey: string
}

/** Where a form comes from: a link, or a ticket of the buyer. */
export interface EntranceSource {
  /** True if the form needs a login. */
  isOwn: boolean
  load: () => Promise<EntranceForm>
  send: (sent: SentForm) => Promise<EntranceForm>
  /** Options of the form that depend on its source. */
  options: (
    form: EntranceForm,
    definition: Definition,
  ) => Pick<DefinitionFormOptions<EntranceForm>, 'subject' | 'drafts' | 'answers' | 'authorizeUpload'>
  /** Returns the confirmed contacts of the account; undefined without an account. */
  confirmed: () => string[] | undefined
}

const OPTIONS = { inlineErrors: true, ...HANDLES_NOT_FOUND }
/** Length of the part of a token that names its draft. This part alone opens no form. */
const SUBJECT = 16

const withoutAnswers = (linked: LinkedEntrance): EntranceForm => ({ ...linked, answers: [] })

/** Returns the source of a link's form, which needs no account. Its draft is on the device only. */
export const linkSource = ({ client }: Pick<ModelDeps, 'client'>, token: string): EntranceSource => ({
  isOwn: false,
  load: async () => withoutAnswers(await client.call(linkedEntranceOf, { token }, OPTIONS)),
  send: async (sent) =>
    withoutAnswers(await client.call(sendLinkedEntrance, { token, ...sent }, { inlineErrors: true })),
  options: () => ({
    subject: `entrance-link-${token.slice(0, SUBJECT)}`,
    authorizeUpload: () => client.call(linkedUploadAuth, { token }, { silent: true }),
  }),
  confirmed: () => undefined,
})

/** Returns the form of a ticket from its visit. */
const formOf = (visit: EntranceVisit, entranceId: string): EntranceForm => {
  const person = visit.people.find((each) => each.entranceId === entranceId) ?? visit.people[0]
  const { name: givenName, number, state, version, answers } = person
  return { ...visit, givenName, number, state, version, answers }
}

/** Returns the answers that fill the form again. Masked identities are entered again. */
const answersOf = ({ answers }: EntranceForm, definition: Definition): Answers => {
  const of = (isOfPerson: boolean) =>
    Object.fromEntries(
      answers
        .filter(({ fieldId }) => fieldOf(definition, fieldId)?.keep !== 'IDENTITY')
        .filter(({ personKey }) => (personKey !== null) === isOfPerson)
        .map(({ fieldId, value }) => [fieldId, value]),
    )
  return { application: of(false), people: [{ personKey: ENTRANCE_PERSON, answers: of(true) }] }
}

/** Returns the source of the form of the buyer's own ticket. */
export const ownSource = (
  { client, stores }: Pick<ModelDeps, 'client' | 'stores'>,
  entranceId: string,
): EntranceSource => ({
  isOwn: true,
  load: async () => formOf(await client.call(entranceDetail, { entranceId }, OPTIONS), entranceId),
  send: async (sent) =>
    formOf(await client.call(sendEntrance, { entranceId, ...sent }, { inlineErrors: true }), entranceId),
  options: (form, definition) => {
    const subject = `entrance-${entranceId}`
    return {
      subject,
      drafts: accountDrafts({ client }, { subject, formId: form.form.formId }),
      ...(form.answers.length > 0 && { answers: answersOf(form, definition) }),
    }
  },
  confirmed: () => confirmedContacts(stores.user),
})
