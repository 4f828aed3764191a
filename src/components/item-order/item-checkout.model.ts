import { makeAutoObservable } from 'mobx'
import { type ItemPrice, preOrderItem } from '@/api/item-order'
import type { CreatedOrder } from '@/api/purchase'
import type { CheckoutGoods } from '@/components/checkout/goods/checkout-goods'
import { CheckoutModel } from '@/components/checkout/checkout.model'
import type { ModelDeps } from '@/components/screen/use-model'
import type { ItemKindName } from '@/domain/order/item-order'
import type { Paying } from '@/payment/with-payment'
import { itemOrderKind } from './item-payable'
import { ITEM_ORDER, type ItemBlock, itemBlock, type ItemOrder, unpaidOrders } from './item-submission'

/** Goods that are added to the tickets of an order. */
export interface AddedGoods {
  orderId: string
  goods: CheckoutGoods
}

/** The checkout of one item, or of goods for the tickets of an order. */
export class ItemCheckoutModel {
  readonly checkout: CheckoutModel<ItemPrice, ItemOrder, CreatedOrder>
  quantity = 1

  constructor(
    deps: ModelDeps & Paying,
    public spuId: string,
    kind?: ItemKindName,
    private readonly added?: AddedGoods,
    /** Identifies the purchase across reloads. */
    key = added ? `goods:${added.orderId}` : `item:${spuId}`,
  ) {
    const { client } = deps
    this.checkout = new CheckoutModel<ItemPrice, ItemOrder, CreatedOrder>(deps, {
      name: 'item',
      key,
      kind: itemOrderKind(deps, kind),
      submission: ITEM_ORDER,
      onRefused: unpaidOrders(deps),
      price: ({ couponId, pointAmount, cashCards }) =>
        this.priced(() =>
          client.call(
            preOrderItem,
            {
              ...this.bought,
              ...(couponId !== undefined && { couponId }),
              ...(pointAmount !== undefined && { pointAmount }),
              ...(cashCards && { cashCards }),
            },
            // Until a price is loaded, the page itself shows an error, so no dialog is needed.
            { inlineErrors: this.checkout.price === null },
          ),
        ),
      isOver: () => this.blockReason !== null,
      content: ({ audienceIds: [audienceId], couponId, pointAmount, cashCards, priceToken, paymentParam }) => ({
        ...{ ...this.bought, couponId, paymentParam },
        ...(pointAmount !== undefined && { pointAmount }),
        ...(cashCards && { cashCards }),
        ...(audienceId !== undefined && { audienceId }),
        ...(priceToken !== undefined && { priceToken }),
      }),
      parts: ['attendees', { field: 'points', isMissing: () => this.pointsShort > 0 }],
      attendees: { showId: '', of: namesOf },
    })
    // A later purchase starts without goods.
    if (added) deps.screen.onDispose(added.goods.clear)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Points that the buyer lacks. */
  get pointsShort(): number {
    const { price } = this.checkout
    return price ? Math.max(0, price.payPoints - price.usablePoints) : 0
  }

  /**
   * Why the item cannot be ordered at all, in the request's language. Null if the item can be ordered, and while it is
   * loading.
   */
  get blockReason(): ItemBlock | null {
    return itemBlock(this.checkout.pricing.price)
  }

  /** Buys another item, such as the same one for points. Never rejects. */
  async setItem(spuId: string): Promise<void> {
    const before = this.spuId
    this.spuId = spuId
    await this.checkout.pricing.reload()
    if (this.checkout.pricing.price.error !== null) this.restoreItem(before)
  }

  /** Buys another number of the item, with the coupon that then applies. Never rejects. */
  async setQuantity(quantity: number): Promise<void> {
    const before = this.quantity
    this.quantity = quantity
    const { price } = this.checkout.pricing
    await this.checkout.pricing.reload()
    if (price.error === null) return
    this.restore(before)
  }

  private restore(quantity: number): void {
    this.quantity = quantity
  }

  private restoreItem(spuId: string): void {
    this.spuId = spuId
  }

  private get bought(): Pick<ItemOrder, 'items' | 'orderId'> {
    const { added, quantity, spuId } = this
    if (added) return { items: added.goods.items(), orderId: added.orderId }
    return { items: [{ spu: { spuId }, quantity }] }
  }

  private priced(price: () => Promise<ItemPrice>): Promise<ItemPrice> {
    return this.added ? this.added.goods.priced(price) : price()
  }
}

/** One person for an item in a person's name. */
const namesOf = ({ identity }: ItemPrice) => ({
  audience: {
    ...{ mode: identity ? ('ONE_PER_ORDER' as const) : ('NONE' as const), count: identity ? 1 : 0, limit: null },
    ...{ idTypes: identity?.idTypes ?? [], minAge: null, maxAge: null, ageCount: null },
  },
  ...{ showTime: null, utcOffset: 480, seats: [] },
})
