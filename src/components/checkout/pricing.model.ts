import { makeAutoObservable } from 'mobx'
import type { DeliverMethod, DeliverOption } from '@/api/deliver-option'
import type { PurchaseItem } from '@/api/purchase'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { CARD_CODES } from '@/domain/business-codes/card'
import type { Fen } from '@/domain/money'
import { type BetterCoupon, betterCoupon, type PricedChoice } from '@/domain/pricing/compare'
import { isRefusal, isRequestError } from '@/request/errors'
import type { CheckoutPrice } from './checkout-price'
import { previewPrice } from './preview-price'

/** The buyer's choices that affect the price. */
export interface Choice {
  deliverMethod?: DeliverMethod
  addressId?: string
  /** The counter where goods are picked up. */
  pickupId?: string
  /** Undefined before the buyer's choice; '' for no coupon. */
  couponId?: string
  /** Amount that points pay, fen; 0 for no points. If absent, the merchant's rule decides. */
  pointAmount?: Fen
  /** Ids of the cash cards that pay; absent if no card pays. */
  cashCards?: readonly string[]
  /** Units to buy instead of the units for which the checkout was opened. */
  items?: PurchaseItem[]
}

const isUnfitCard = (error: unknown): boolean => isRequestError(error) && error.statusCode === CARD_CODES.cardUnfit

/** The price that was displayed before the gateway's response, and the gateway's price, fen. */
interface PriceDifference {
  from: Fen
  to: Fen
}

interface PricingDeps<Price> extends Pick<ModelDeps, 'clock' | 'log' | 'screen'> {
  /** Prices the purchase. Rejects when the buyer may not order it. */
  price: (choice: Choice) => Promise<Price>
  /** The choice before a reload. */
  initial?: Choice
  /** Called after each change of the choice. */
  onChoice?: (choice: Choice) => void
  /** Called when a change failed; the previous price remains. */
  onError: (error: unknown) => void
}

/**
 * Model of a purchase's price. Reloads the price after each change, and shows the old price until the new price
 * arrives.
 */
export class PricingModel<Price extends CheckoutPrice> {
  readonly price: AsyncResource<Price>
  /** The buyer's coupon that stopped applying, or ''. No other coupon replaces it (decision 42). */
  lostCouponId = ''
  /** Set if the gateway's price differs from the displayed one; null otherwise. */
  difference: PriceDifference | null = null
  private choice: Choice

  constructor(private readonly deps: PricingDeps<Price>) {
    this.choice = deps.initial ?? {}
    this.price = deps.screen.resource(() => deps.price(this.choice), { manual: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The choices of the price, for the order. */
  get ordered(): Choice & { couponId: string } {
    const { deliverMethod, couponId = '', pointUsage } = this.price.value ?? {}
    const { addressId, pickupId, items, cashCards } = this.choice
    return {
      ...(deliverMethod ? { deliverMethod } : {}),
      ...(addressId && this.needsAddress ? { addressId } : {}),
      ...(pickupId ? { pickupId } : {}),
      couponId,
      ...(pointUsage ? { pointAmount: pointUsage.amount } : {}),
      ...(cashCards ? { cashCards } : {}),
      ...(items ? { items } : {}),
    }
  }

  /** The buyer's choice with the facts of its price; null if the gateway sends no facts. */
  get pricedChoice(): PricedChoice | null {
    const { pricingFacts: facts, couponId = '' } = this.price.value ?? {}
    const { pointAmount: points, cashCards = [] } = this.choice
    return facts
      ? { basket: facts.basket, facts, choice: { couponId, points, cashCards }, now: this.deps.clock.now() }
      : null
  }

  /** The coupon choice that saves more than the buyer's choice; null if none does. */
  get better(): BetterCoupon | null {
    return this.pricedChoice && betterCoupon(this.pricedChoice)
  }

  get deliverMethods(): readonly DeliverOption[] {
    return this.price.value?.deliverMethods ?? []
  }

  get deliverMethod(): DeliverMethod | undefined {
    return this.price.value?.deliverMethod
  }

  get needsAddress(): boolean {
    return this.deliverMethods.find(({ code }) => code === this.deliverMethod)?.needsAddress ?? false
  }

  /**
   * Prices the purchase with the same choices. If the gateway refuses the first price, repeats without the coupon or
   * cash cards. Never rejects.
   */
  async load(): Promise<void> {
    await this.price.load()
    if (this.price.value === null && isRefusal(this.price.error)) await this.dropRefused()
    this.dropUnapplied()
  }

  /** Reloads the price after a refusal; drops a coupon or cash card that is no longer valid. */
  async reload(): Promise<void> {
    await this.price.load()
    if (this.price.error !== null) await this.dropRefused()
    this.dropUnapplied()
  }

  chooseDelivery(deliverMethod: DeliverMethod): Promise<void> {
    return this.change({ deliverMethod })
  }

  chooseAddress(addressId: string): Promise<void> {
    return this.change({ addressId })
  }

  choosePickup(pickupId: string): Promise<void> {
    return this.change({ pickupId })
  }

  /** @param couponId '' without a coupon */
  chooseCoupon(couponId: string): Promise<void> {
    this.lostCouponId = ''
    return this.change({ couponId })
  }

  /** True if the buyer wanted to pay more with points than the order allows now. */
  get arePointsLimited(): boolean {
    const { pointUsage } = this.price.value ?? {}
    return pointUsage ? (this.choice.pointAmount ?? 0) > pointUsage.most : false
  }

  /** Pays an amount with points, in whole yuan; 0 without points. */
  choosePoints(pointAmount: Fen): Promise<void> {
    return this.change({ pointAmount })
  }

  isTicked(userCardId: string): boolean {
    return this.choice.cashCards?.includes(userCardId) ?? false
  }

  /** Selects or deselects a cash card for the payment. */
  tickCash(userCardId: string, isTicked: boolean): Promise<void> {
    const others = (this.choice.cashCards ?? []).filter((id) => id !== userCardId)
    return this.change({ cashCards: isTicked ? [...others, userCardId] : others })
  }

  /** Buys other units, with the coupon that applies to them. */
  changeItems(items: PurchaseItem[], couponId: string): Promise<void> {
    this.lostCouponId = ''
    return this.change({ items, couponId })
  }

  private async dropRefused(): Promise<void> {
    const { couponId, cashCards = [], ...rest } = this.choice
    const isCash = isUnfitCard(this.price.error)
    if (isCash ? cashCards.length === 0 : !couponId) return
    if (isCash) this.choose({ ...rest, ...(couponId !== undefined && { couponId }) })
    else this.loseCoupon()
    await this.price.load()
    if (isCash) return this.keepCash(cashCards)
    if (isUnfitCard(this.price.error)) await this.dropRefused()
  }

  /** Selects the previously selected cash cards again if they can pay. */
  private async keepCash(before: readonly string[]): Promise<void> {
    const good = (this.price.value?.cashCards ?? []).filter(({ reason }) => reason === '')
    const cashCards = good.map(({ userCardInstanceId: id }) => id).filter((id) => before.includes(id))
    if (cashCards.length > 0) await this.change({ cashCards })
  }

  /** Chooses no coupon instead of the buyer's coupon, so that the merchant does not choose another one. */
  private loseCoupon(): void {
    this.lostCouponId = this.choice.couponId ?? ''
    this.choose({ ...this.choice, couponId: '' })
  }

  /** Drops the buyer's coupon if the gateway's price does not contain it. */
  private dropUnapplied(): void {
    const { value, error } = this.price
    const { couponId } = this.choice
    if (couponId && value && error === null && value.couponId !== couponId) this.loseCoupon()
  }

  private async change(part: Choice): Promise<void> {
    const before = this.choice
    const { value } = this.price
    const chosen = { ...before, ...part }
    this.choose(chosen)
    this.difference = null
    const loading = this.price.load()
    const preview = this.preview(part)
    await loading
    if (this.price.error === null) return this.settle(chosen, preview)
    const { error } = this.price
    if (value) this.price.put(value)
    this.undo(before)
    this.deps.onError(error)
  }

  /** Compares the gateway's price with the displayed one, unless the buyer has made another choice since. */
  private settle(chosen: Choice, preview: Price | null): void {
    if (this.choice !== chosen) return
    this.dropUnapplied()
    const { value } = this.price
    if (!preview || !value || preview.payAmount === value.payAmount) return
    this.difference = { from: preview.payAmount, to: value.payAmount }
    this.deps.log('price differs from its preview', { ...this.difference })
  }

  /**
   * Shows the sum with another coupon, points or cash card at once. The gateway's price replaces it. @returns the shown
   * price, or null if the price cannot be computed here
   */
  private preview(part: Choice): Price | null {
    const { value } = this.price
    const isReduction = part.couponId !== undefined || part.pointAmount !== undefined || part.cashCards
    if (!value || part.items || !isReduction) return null
    const { couponId = value.couponId ?? '' } = part
    const { pointAmount: points, cashCards = [] } = this.choice
    const choice = { couponId, points, cashCards }
    const preview = previewPrice(value, choice, this.deps.clock.now())
    if (preview) this.price.show(preview)
    return preview
  }

  private undo(before: Choice): void {
    this.choose(before)
    this.price.dismissError()
  }

  private choose(choice: Choice): void {
    this.choice = choice
    this.deps.onChoice?.(choice)
  }
}
