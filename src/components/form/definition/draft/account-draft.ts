import type { Answers } from '@/domain/form-schema/definition'

/** A draft that the account stores. `version` increases with each save. */
export interface AccountDraft {
  answers: Answers
  formVersion: number
  version: number
  /** Epoch ms. */
  savedAt: number
}

/**
 * Result of a save. `stale`: the account has a newer version, which was not overwritten. `ended`: the form was sent, or
 * its window is over.
 */
export type DraftSaved = { kind: 'saved'; version: number } | { kind: 'stale'; draft: AccountDraft } | { kind: 'ended' }

/** The account's drafts of one subject. All functions reject if the call fails. */
export interface AccountDrafts {
  load: () => Promise<AccountDraft | null>
  /** @param base the version on which the answers are based; 0 for a new draft */
  save: (draft: { answers: Answers; formVersion: number; base: number }) => Promise<DraftSaved>
  remove: () => Promise<unknown>
}
