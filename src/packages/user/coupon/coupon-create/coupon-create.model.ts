import { makeAutoObservable } from 'mobx'
import { makePacket, type OrderPacket, orderPacket } from '@/api/packet'
import { DEFAULT_GROUND, type PosterShow } from '@/components/poster/poster.model'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { addressToShare } from '@/components/share/address-to-share'
import { type HostShareCard, homeCard, shareCard } from '@/components/share/share-card'
import { randomKey } from '@/lib/random-key'
import type { RouteParams } from '@/router/table/table'
import { accentOf } from '@/styles/accent'

type Deps = Pick<ModelDeps, 'client' | 'dialogs' | 'platform' | 'screen' | 'stores'>

/** Model of an order's coupon packet. The buyer creates the packet once on this screen and then shares it. */
export class CouponCreateModel {
  readonly order: Resource<OrderPacket>
  /** True while the share picture is open. */
  picturing = false
  private readonly idempotencyKey = randomKey()

  constructor(
    private readonly deps: Deps,
    private readonly params: RouteParams<'coupon-create'>,
  ) {
    const { orderId } = params
    this.order = deps.screen.query(orderPacket, { orderId }, { options: HANDLES_NOT_FOUND })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** True if sharing the packet is permitted in this visit (shell §2). */
  get mayShare(): boolean {
    return this.packetCode !== '' && !this.deps.stores.session.forbidShare
  }

  setPicturing(open: boolean): void {
    this.picturing = open
  }

  async make(): Promise<void> {
    const { client, dialogs } = this.deps
    const { orderId } = this.params
    try {
      await client.call(makePacket, { orderId, idempotencyKey: this.idempotencyKey }, { inlineErrors: true })
    } catch (error) {
      toastFailure(dialogs, error)
    }
    // Reloads even after a refusal, because the deadline may have passed, or the order may have been refunded.
    await this.order.load()
  }

  /** Opens the browser's share panel. */
  share(title: string) {
    return this.deps.platform.share.open({ title, url: this.address })
  }

  copy() {
    return this.deps.platform.clipboard.copy(this.address)
  }

  /**
   * Returns the card for the share hook of a mini program. If no share can be claimed, returns the card of the home
   * page.
   */
  card(title: string): HostShareCard {
    const { stores } = this.deps
    if (this.packetCode === '') return homeCard(stores, '')
    const { packetCode } = this
    return shareCard(stores, 'coupon-share', { packetCode }, { title, picture: this.order.value?.posterUrl ?? '' })
  }

  /** Returns the content of the share picture. @param labels texts that the view has translated */
  picture(labels: Pick<PosterShow, 'lead' | 'date' | 'price' | 'hint'>): PosterShow | null {
    const { value } = this.order
    if (!value || this.packetCode === '') return null
    const { shop } = this.deps.stores
    return {
      ...labels,
      ...{ opens: this.target, name: value.showName, venue: '', posterUrl: value.posterUrl },
      ground: value.posterColor || DEFAULT_GROUND,
      merchant: shop.config?.shopName ?? '',
      accent: accentOf(shop.mainColor('light'), 'light').accentInk,
    }
  }

  /** Code of the packet while shares can be claimed; otherwise ''. */
  private get packetCode(): string {
    const { packet } = this.order.value ?? {}
    return packet?.state === 'OPEN' ? packet.packetCode : ''
  }

  private get target() {
    return { name: 'coupon-share' as const, params: { packetCode: this.packetCode } }
  }

  private get address(): string {
    return addressToShare(this.target, this.deps.stores.session.shared)
  }
}
