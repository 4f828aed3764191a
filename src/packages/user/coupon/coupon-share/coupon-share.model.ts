import { makeAutoObservable } from 'mobx'
import { type Packet, packet, takeShare } from '@/api/packet'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { type HostShareCard, shareCard } from '@/components/share/share-card'
import { randomKey } from '@/lib/random-key'
import type { RouteParams } from '@/router/table/table'

type Deps = Pick<ModelDeps, 'client' | 'dialogs' | 'navigate' | 'screen' | 'stores'>

/** Model of a friend's coupon packet, from which this buyer can claim a share. */
export class CouponShareModel {
  readonly packet: Resource<Packet>
  /** Idempotency key of the request. A repetition after a lost response does not claim a second share. */
  private readonly idempotencyKey = randomKey()

  constructor(
    private readonly deps: Deps,
    private readonly params: RouteParams<'coupon-share'>,
  ) {
    const { packetCode } = params
    this.packet = deps.screen.query(packet, { packetCode }, { options: HANDLES_NOT_FOUND, perUser: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  /** Claims a share. If necessary, the visitor logs in first. */
  async take(): Promise<void> {
    const { client, dialogs, navigate } = this.deps
    if (!this.loggedIn) return navigate.openLogin(() => this.take())
    const { packetCode } = this.params
    try {
      await client.call(takeShare, { packetCode, idempotencyKey: this.idempotencyKey }, { inlineErrors: true })
    } catch (error) {
      toastFailure(dialogs, error)
    }
    // Reloads even after a refusal, because the last share may have been claimed, or this buyer may already have a
    // share.
    await this.packet.load()
  }

  /** Returns the card for the share hook of a mini program, so that friends can forward the packet. */
  card(title: string): HostShareCard {
    return shareCard(this.deps.stores, 'coupon-share', this.params, { title })
  }
}
