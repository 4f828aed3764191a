import { makeAutoObservable, runInAction } from 'mobx'
import { type Gift, sentGift } from '@/api/transfer'
import { failureProblem, type Problem } from '@/components/form/problem'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { runAt } from '@/components/screen/run-at'
import type { ModelDeps } from '@/components/screen/use-model'
import { type HostShareCard, homeCard, shareCard } from '@/components/share/share-card'
import { withdrawGift } from '@/components/ticket/withdraw-gift'
import { transferStateAt, type TransferState } from '@/domain/ticket/transfer'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { addressOf } from '@/router/links'
import { copyText, giftMessage, shareTitle } from './gift-message'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>

/** Model of a sent gift: its state, its link, and its cancellation until it is accepted. */
export class SentGiftModel {
  readonly gift: Resource<Gift>
  /** Error of a failed cancellation; null if no cancellation failed. */
  problem: Problem | null = null
  /** Server time for which the state is calculated, epoch ms. */
  private now: number

  constructor(
    private readonly deps: Deps,
    private readonly transferId: string,
  ) {
    const { clock, screen } = deps
    this.now = clock.now()
    const options = { inlineErrors: true, ...HANDLES_NOT_FOUND }
    this.gift = screen.query(sentGift, { transferId }, { options })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(() => this.gift.value, this.awaitExpiry)
  }

  get state(): TransferState | null {
    const { value } = this.gift
    return value && transferStateAt(value, this.now)
  }

  /** Card for the share hook of a mini program; only for a gift that is not accepted yet. */
  get shareCard(): HostShareCard {
    const { stores } = this.deps
    const { value } = this.gift
    if (!value || this.state !== 'TRANSFERRING') return homeCard(stores, '')
    const card = { title: shareTitle(value), picture: value.posterUrl }
    return shareCard(stores, 'accept-mine-ticket', { gift: value.secret }, card)
  }

  /** True if sharing is permitted in this visit (shell §2). */
  get mayShare(): boolean {
    return !this.deps.stores.session.forbidShare
  }

  share() {
    return this.deps.platform.share.open({ title: this.shareCard.title, url: this.path })
  }

  copyLink(): Promise<void> {
    return copyText(this.deps, this.link)
  }

  /** Copies the message for the friend to the clipboard. */
  async copyMessage(): Promise<void> {
    const { value } = this.gift
    if (value) await copyText(this.deps, giftMessage(value, this.link, this.deps.clock.now()))
  }

  /** Cancels the gift after the buyer confirms. Never rejects. */
  async revoke(): Promise<void> {
    try {
      const gift = await withdrawGift(this.deps, this.transferId)
      if (!gift) return
      runInAction(() => (this.problem = null))
      this.gift.put(gift)
    } catch (error) {
      runInAction(() => (this.problem = failureProblem(error)))
      // If the gateway refuses, the friend may have accepted the gift in the meantime, so the gift is reloaded.
      await this.gift.load()
    }
  }

  private get path(): string {
    const { value } = this.gift
    return value ? addressOf('accept-mine-ticket', { gift: value.secret }, this.deps.stores.session.shared) : ''
  }

  private get link(): string {
    return (ownOrigins()[0] ?? '') + this.path
  }

  private awaitExpiry(gift: Gift | null): void {
    this.now = this.deps.clock.now()
    const expiry = gift?.state === 'TRANSFERRING' ? gift.expiresAt : 0
    if (expiry > this.now) runAt(this.deps, expiry, () => this.awaitExpiry(this.gift.value))
  }
}
