import { makeAutoObservable } from 'mobx'
import { type CardDetail, cardDetails } from '@/api/card'
import {
  couponKind,
  couponShows,
  type CouponKindDetail,
  exchangeCoupon,
  ownCoupon,
  type OwnCouponDetail,
  ownCoupons,
  supportAutoUse,
} from '@/api/coupon'
import { CouponReceipt, type Receivable } from '@/components/coupon/receive.model'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND, isMissing } from '@/components/screen/failure-message'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import type { RouteParams } from '@/router/table/table'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores' | 'track'>

/** The displayed coupon: one that this buyer has (`own`), or a kind that this buyer does not have (`kind`). */
export type ShownCoupon = { own: OwnCouponDetail; kind?: undefined } | { own?: undefined; kind: CouponKindDetail }

/** Model of the coupon detail. It displays a buyer's coupon or a kind of coupon, and can receive or use the coupon. */
export class CouponInfoModel {
  readonly coupon: Resource<ShownCoupon>
  /** True while the code for a counter is shown. */
  codeOpen = false
  /** The card of the exchange popup; null while it is closed. */
  exchange: CardDetail | null = null
  private readonly receipt: CouponReceipt

  constructor(
    private readonly deps: Deps,
    private readonly params: RouteParams<'coupon-info'>,
  ) {
    const { screen } = deps
    this.coupon = screen.resource(() => this.load(), { perUser: true, when: () => this.blocked === null })
    this.receipt = new CouponReceipt(deps, {
      isMine: (id) => id === params.couponTemplateId,
      onDone: () => this.coupon.load(),
    })
    makeAutoObservable<this, 'receipt'>(this, { receipt: false }, { autoBind: true, deep: false })
  }

  /** Reason why nothing can be loaded: no id, or a visitor whose address only has the id of a buyer's coupon. */
  get blocked(): 'missing' | 'login' | null {
    const { couponId, couponTemplateId } = this.params
    if (couponTemplateId) return null
    if (!couponId) return 'missing'
    return this.loggedIn ? null : 'login'
  }

  get loggedIn(): boolean {
    return this.deps.stores.user.loggedIn
  }

  login(): Promise<unknown> {
    return this.deps.navigate.openLogin(() => undefined)
  }

  /** Receives a coupon. If the gateway requires a face check that the client did not expect, opens the face check. */
  receive(kind: Receivable): Promise<void> {
    return this.receipt.receive([kind])
  }

  setCodeOpen(open: boolean): void {
    this.codeOpen = open
  }

  /**
   * Opens the exchange for a card if the gateway offers it. Otherwise opens the list of the coupon's shows (domain
   * §4). If there is only one show, opens this show instead.
   */
  async use({ couponId, couponTemplateId, title, showCount }: OwnCouponDetail): Promise<void> {
    const { client, dialogs, navigate } = this.deps
    try {
      const { supportUse, privilegeCardTemplateId: cardId } = await client.call(
        supportAutoUse,
        { couponId },
        { inlineErrors: true },
      )
      if (supportUse) return this.setExchange(await client.call(cardDetails, { cardId }, { inlineErrors: true }))
      if (showCount === 1) {
        const { items } = await client.call(
          couponShows,
          { couponTemplateId, offset: 0, length: 1 },
          { inlineErrors: true },
        )
        if (items.length === 1) return void (await navigate.open('show-detail', { showId: items[0].showId }))
      }
    } catch (error) {
      return toastFailure(dialogs, error)
    }
    await navigate.open('coupons-showlist', { couponTemplateId, couponId, title })
  }

  /** Closes the exchange popup. The coupon is not exchanged. */
  closeExchange(): void {
    this.setExchange(null)
  }

  /**
   * Exchanges the coupon for the card in the popup, and opens the new card. If the gateway refuses, shows the error. In
   * this case, the coupon is not used.
   */
  async exchangeFor({ cardId }: CardDetail, couponId: string): Promise<void> {
    const { client, dialogs, navigate } = this.deps
    const request = { couponId, privilegeCardTemplateId: cardId, type: 'CARD' as const }
    try {
      const { userCardInstanceId } = await client.call(exchangeCoupon, request, { inlineErrors: true })
      this.closeExchange()
      await navigate.open('card-detail', { cardId, userCardInstanceId })
    } catch (error) {
      toastFailure(dialogs, error)
    }
  }

  private setExchange(card: CardDetail | null): void {
    this.exchange = card
  }

  /** Loads the buyer's coupon with the id in the address, else the buyer's newest coupon of the kind, else the kind. */
  private async load(): Promise<ShownCoupon> {
    const { client } = this.deps
    const { couponId, couponTemplateId = '' } = this.params
    const own = this.loggedIn ? await this.loadOwn(couponId, couponTemplateId) : null
    return own ? { own } : { kind: await client.call(couponKind, { couponTemplateId }, HANDLES_NOT_FOUND) }
  }

  private async loadOwn(couponId: string | undefined, couponTemplateId: string): Promise<OwnCouponDetail | null> {
    const { client } = this.deps
    try {
      if (couponId) return await client.call(ownCoupon, { couponId }, HANDLES_NOT_FOUND)
    } catch (error) {
      if (!couponTemplateId || !isMissing(error)) throw error
    }
    const { items } = await client.call(ownCoupons, { couponTemplateId, offset: 0, length: 1 })
    return items.length > 0 ? client.call(ownCoupon, { couponId: items[0].couponId }) : null
  }
}
