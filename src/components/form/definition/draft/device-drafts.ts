import { DAY } from '@/domain/schedule/local-time'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'

/** Age after which a draft ends, ms (decision 152). */
const MAX_AGE = 30 * DAY
/** Maximum number of drafts on a device. */
const MAX_DRAFTS = 8

/** A draft on the device (`keys.formDrafts`). */
export interface StoredDraft {
  stamp: string
  version: number
  savedAt: number
  isChanged: boolean
  isSent: boolean
  formVersion: number
  answers: unknown
}

interface Place {
  /** Id of the user; '' for visitors. */
  owner: string
  subject: string
  /** Server time, epoch ms. */
  now: number
}

export const isExpired = ({ savedAt }: StoredDraft, now: number): boolean => now - savedAt >= MAX_AGE

/** Returns the stored draft of a subject, or undefined. */
export const readDraft = (storage: HostStorage, owner: string, subject: string): StoredDraft | undefined =>
  storage.read(keys.formDrafts, owner)?.[subject]

/**
 * Stores the draft of a subject; null deletes it. Deletes expired drafts, and the oldest drafts if there are too many.
 * @returns false if the device refuses the value
 */
export const writeDraft = (
  storage: HostStorage,
  { owner, subject, now }: Place,
  draft: StoredDraft | null,
): boolean => {
  const others = Object.entries(storage.read(keys.formDrafts, owner) ?? {})
    .filter(([each, stored]) => each !== subject && !isExpired(stored, now))
    .sort(([, left], [, right]) => right.savedAt - left.savedAt)
    .slice(0, MAX_DRAFTS - 1)
  const drafts = Object.fromEntries(draft ? [[subject, draft], ...others] : others)
  return storage.write(keys.formDrafts, drafts, owner).kind === 'stored'
}
