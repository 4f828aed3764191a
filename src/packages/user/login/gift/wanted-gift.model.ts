import { makeAutoObservable } from 'mobx'
import { giftOfLink, type GiftPreview } from '@/api/transfer'
import { HANDLES_NOT_FOUND, isNotFound } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { isGiftSecret, transferStateAt } from '@/domain/ticket/transfer'
import { createPostLoginRedirect } from '@/router/post-login-redirect'

/** Model of a gift whose link required a login. It contains only data that all visitors with the link may see. */
export class WantedGiftModel {
  private readonly secret: string | null
  private readonly preview

  constructor(private readonly deps: Pick<ModelDeps, 'clock' | 'platform' | 'screen'>) {
    // The redirect was stored with a time from the device's clock, so this code uses the same clock.
    const wanted = createPostLoginRedirect(deps.platform.storage, { now: () => Date.now() }).peek()
    this.secret = wanted?.name === 'accept-mine-ticket' ? wanted.params.gift : null
    const secret = this.secret ?? ''
    this.preview = deps.screen.query(
      giftOfLink,
      { secret },
      { options: { silent: true, ...HANDLES_NOT_FOUND }, when: () => isGiftSecret(secret) },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Returns the gift whose page required the login; null while unknown, and for any other page. */
  get gift(): GiftPreview | null {
    return this.preview.value
  }

  /** True if the link does not belong to an existing gift. */
  get missing(): boolean {
    return this.secret !== null && (!isGiftSecret(this.secret) || isNotFound(this.preview.error))
  }

  /** True if the gift can still be accepted. */
  get open(): boolean {
    return this.gift !== null && transferStateAt(this.gift, this.deps.clock.now()) === 'TRANSFERRING'
  }
}
