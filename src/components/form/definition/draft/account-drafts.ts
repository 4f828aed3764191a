import { deleteFormDraft, type FormDraft, formDraft, saveFormDraft } from '@/api/form'
import type { Services } from '@/components/services'
import type { AccountDraft, AccountDrafts } from './account-draft'

interface DraftOf {
  subject: string
  formId: string
}

const accountDraft = ({ answers, formVersion, updatedAt, version }: FormDraft): AccountDraft => ({
  ...{ answers, formVersion, version },
  savedAt: updatedAt,
})

/** Returns the account's drafts of a subject. Their calls show no errors, because the draft is also on the device. */
export const accountDrafts = ({ client }: Pick<Services, 'client'>, { subject, formId }: DraftOf): AccountDrafts => ({
  load: async () => {
    const draft = await client.call(formDraft, { subject }, { silent: true })
    return draft && accountDraft(draft)
  },
  save: async ({ answers, formVersion, base }) => {
    const change = { subject, formId, formVersion, version: base, answers }
    const { isSaved, draft } = await client.call(saveFormDraft, change, { silent: true })
    if (!draft) return { kind: 'ended' }
    return isSaved ? { kind: 'saved', version: draft.version } : { kind: 'stale', draft: accountDraft(draft) }
  },
  remove: () => client.call(deleteFormDraft, { subject }, { silent: true }),
})
