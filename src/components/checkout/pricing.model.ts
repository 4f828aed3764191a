import { makeAutoObservable } from 'mobx'
import type { DeliverMethod, DeliverOption, PurchaseItem } from '@/api/purchase'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { CARD_CODES } from '@/domain/business-codes/card'
import type { Fen } from '@/domain/money'
import { isRefusal, isRequestError } from '@/request/errors'
import type { CheckoutPrice } from './checkout-price'
import { previewPrice } from './preview-price'

/** The buyer's choices that affect the price. */
export interface Choice {
  deliverMethod?: DeliverMethod
  addressId?: string
  /** Undefined before the buyer's choice; '' is "none". */
  couponId?: string
  /** Amount that points pay, fen; 0 for none, absent for the merchant's choice. */
  pointAmount?: Fen
  /** Ids of the cash cards that pay; absent for none. */
  cashCards?: readonly string[]
  /** Units to buy instead of those that the checkout was opened for. */
  items?: PurchaseItem[]
}

const isUnfitCard = (error: unknown): boolean => isRequestError(error) && error.statusCode === CARD_CODES.cardUnfit

interface PricingDeps<Price> extends Pick<ModelDeps, 'clock' | 'screen'> {
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
 * Model of a purchase's price. Reloads the price after each change, and shows the old price until the new one arrives.
 */
export class PricingModel<Price extends CheckoutPrice> {
  readonly price: AsyncResource<Price>
  private choice: Choice

  constructor(private readonly deps: PricingDeps<Price>) {
    this.choice = deps.initial ?? {}
    this.price = deps.screen.resource(() => deps.price(this.choice), { manual: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The choices of the price, for the order. */
  get ordered(): Choice & { couponId: string } {
    const { deliverMethod, couponId = '', pointUsage } = this.price.value ?? {}
    const { addressId, items, cashCards } = this.choice
    return {
      ...(deliverMethod ? { deliverMethod } : {}),
      ...(addressId && this.needsAddress ? { addressId } : {}),
      couponId,
      ...(pointUsage ? { pointAmount: pointUsage.amount } : {}),
      ...(cashCards ? { cashCards } : {}),
      ...(items ? { items } : {}),
    }
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
  }

  /** Reloads the price after a refusal; drops a coupon or cash card that is no longer valid. */
  async reload(): Promise<void> {
    await this.price.load()
    if (this.price.error !== null) await this.dropRefused()
  }

  chooseDelivery(deliverMethod: DeliverMethod): Promise<void> {
    return this.change({ deliverMethod })
  }

  chooseAddress(addressId: string): Promise<void> {
    return this.change({ addressId })
  }

  /** @param couponId '' without a coupon */
  chooseCoupon(couponId: string): Promise<void> {
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
    return this.change({ items, couponId })
  }

  private async dropRefused(): Promise<void> {
    const { couponId, cashCards = [], ...rest } = this.choice
    const isCash = isUnfitCard(this.price.error)
    if (isCash ? cashCards.length === 0 : !couponId) return
    this.choose({
      ...rest,
      ...(isCash ? couponId !== undefined && { couponId } : cashCards.length > 0 && { cashCards }),
    })
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

  private async change(part: Choice): Promise<void> {
    const before = this.choice
    const { value } = this.price
    this.choose({ ...before, ...part })
    const loading = this.price.load()
    this.preview(part)
    await loading
    if (this.price.error === null) return
    const { error } = this.price
    if (value) this.price.put(value)
    this.undo(before)
    this.deps.onError(error)
  }

  /** Shows the sum with another coupon, points or cash card at once. The gateway's price replaces it. */
  private preview(part: Choice): void {
    const { value } = this.price
    const isReduction = part.couponId !== undefined || part.pointAmount !== undefined || part.cashCards
    if (!value || part.items || !isReduction) return
    const { couponId = value.couponId ?? '' } = part
    const { pointAmount: points, cashCards = [] } = this.choice
    const choice = { couponId, points, cashCards }
    const preview = previewPrice(value, choice, this.deps.clock.now())
    if (preview) this.price.put(preview)
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
