import type { GrabDraft } from '@/api/grab'
import type { Services } from '@/components/services'
import { keys } from '@/platform/storage/keys'

/**
 * Drafts of prepared purchases on this device. A draft is stored until the gateway has saved it, so that no input is
 * lost offline.
 */
export class GrabDrafts {
  constructor(
    private readonly deps: Pick<Services, 'platform' | 'stores'>,
    private readonly showId: string,
  ) {}

  read(): GrabDraft | undefined {
    const draft = this.all[this.showId]
    return draft && { ...draft, remindType: draft.remindType ?? undefined }
  }

  /**
   * Stores a draft. @param draft null deletes the stored draft, because the gateway has saved it or the buyer discarded
   * it
   */
  write(draft: GrabDraft | null): void {
    const { platform, stores } = this.deps
    const { [this.showId]: _, ...others } = this.all
    const choices = draft && [...draft.choices]
    const { remindType = null } = draft ?? {}
    const entry = draft &&
      choices && { [this.showId]: { ...draft, choices, contact: filled(draft.contact), remindType } }
    platform.storage.write(keys.grabDrafts, { ...others, ...entry }, stores.user.userId)
  }

  private get all() {
    return this.deps.platform.storage.read(keys.grabDrafts, this.deps.stores.user.userId) ?? {}
  }
}

const filled = ({ cellphone = '', countryCode = '', email = '' }: GrabDraft['contact']) => ({
  cellphone,
  countryCode,
  email,
})
