import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import { type ItemPrice, preOrderItem } from '@/api/item-order'
import type { CreatedOrder } from '@/api/purchase'
import { CheckoutModel } from '@/components/checkout/checkout.model'
import type { Choice } from '@/components/checkout/pricing.model'
import { itemOrderKind } from '@/components/item-order/item-payable'
import { ITEM_ORDER, itemBlock, type ItemOrder, unpaidOrders } from '@/components/item-order/item-submission'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { GOODS_CODES } from '@/domain/business-codes/goods'
import type { Paying } from '@/payment/with-payment'
import { isRequestError, type RequestError } from '@/request/errors'

/** A variant of goods to buy, with its number of pieces. */
export interface GoodsLine {
  spuId: string
  skuId: string
  quantity: number
  /** Line of the cart; absent for a variant that is bought at once. */
  lineId?: string
}

/** A line that was reduced to what is possible, or left out (`to` is 0). */
export interface GoodsChange {
  skuId: string
  /** The reason, in the request's language. */
  reason: string
  from: number
  to: number
}

const LINE_CODES: readonly (number | undefined)[] = [
  GOODS_CODES.goodsSoldOut,
  GOODS_CODES.goodsLimitReached,
  GOODS_CODES.goodsVariantGone,
  GOODS_CODES.goodsOffShelf,
  GOODS_CODES.goodsNotYet,
]

/** The line that a refusal names, and the pieces that are possible instead. */
const refusedLine = v.object({ spuId: v.string(), skuId: v.string(), most: v.pipe(v.number(), v.integer()) })

/** Returns a refusal about one line; null for any other error. */
const lineRefusal = (error: unknown): { error: RequestError; line: v.InferOutput<typeof refusedLine> } | null => {
  if (!isRequestError(error) || !LINE_CODES.includes(error.statusCode)) return null
  const line = v.safeParse(refusedLine, error.data)
  return line.success ? { error, line: line.output } : null
}

interface GoodsPurchase {
  lines: readonly GoodsLine[]
  /** Identifies the purchase across reloads. */
  key: string
  /** Called after a refusal because lines are no longer in the cart. */
  onGone?: () => unknown
}

/** The checkout of goods of the shop: one variant, or chosen lines of the cart. */
export class GoodsCheckoutModel {
  readonly checkout: CheckoutModel<ItemPrice, ItemOrder, CreatedOrder>
  lines: readonly GoodsLine[]
  /** Lines that were changed because fewer pieces are possible. */
  changes: readonly GoodsChange[] = []

  constructor(
    private readonly deps: ModelDeps & Paying,
    { lines, key, onGone }: GoodsPurchase,
  ) {
    this.lines = lines
    const handleUnpaid = unpaidOrders(deps)
    this.checkout = new CheckoutModel<ItemPrice, ItemOrder, CreatedOrder>(deps, {
      name: 'goods',
      key,
      kind: itemOrderKind(deps, 'GOODS'),
      submission: ITEM_ORDER,
      price: (choice) => this.priced(choice),
      isOver: () => this.blockReason !== null,
      content: ({
        deliverMethod,
        addressId,
        pickupId,
        couponId,
        pointAmount,
        cashCards,
        priceToken,
        paymentParam,
      }) => ({
        ...{ items: this.items, couponId, paymentParam },
        ...(this.lineIds.length > 0 && { cartLineIds: this.lineIds }),
        ...(deliverMethod && { deliverMethod }),
        ...(addressId && { addressId }),
        ...(pickupId && this.picksUp && { pickupId }),
        ...(pointAmount !== undefined && { pointAmount }),
        ...(cashCards && { cashCards }),
        ...(priceToken !== undefined && { priceToken }),
      }),
      parts: ['address', { field: 'served', isMissing: () => !this.isServed }],
      onRefused: (error) => handleUnpaid(error) || (onGone !== undefined && this.handleGone(error, onGone)),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Why the goods cannot be ordered at all, in the request's language; null if they can be ordered. */
  get blockReason(): string | null {
    return itemBlock(this.checkout.pricing.price)?.reason ?? null
  }

  /** True if goods are picked up at a counter. */
  get picksUp(): boolean {
    return this.checkout.price?.goodsDelivery?.parts.some(({ code }) => code === 'SELF_TAKE') ?? false
  }

  /** False if the courier does not serve the address. */
  get isServed(): boolean {
    return this.checkout.price?.goodsDelivery?.isServed ?? true
  }

  private get lineIds(): string[] {
    return this.lines.flatMap(({ lineId }) => lineId ?? [])
  }

  private get items(): ItemOrder['items'] {
    return this.lines.map(({ spuId, skuId, quantity }) => ({ spu: { spuId, skuId }, quantity }))
  }

  private handleGone(error: unknown, onGone: () => unknown): boolean {
    if (!isRequestError(error) || error.statusCode !== GOODS_CODES.cartLineGone) return false
    void alertFailure(this.deps.dialogs, error).then(onGone)
    return true
  }

  /**
   * Prices the goods. Reduces a line to the possible number of pieces. Omits a line of which no piece is possible if
   * other lines remain.
   */
  private async priced(choice: Choice): Promise<ItemPrice> {
    const { couponId, pointAmount, cashCards, deliverMethod, addressId, pickupId } = choice
    try {
      return await this.deps.client.call(
        preOrderItem,
        {
          items: this.items,
          ...(couponId !== undefined && { couponId }),
          ...(pointAmount !== undefined && { pointAmount }),
          ...(cashCards && { cashCards }),
          ...(deliverMethod && { deliverMethod }),
          ...(addressId && { addressId }),
          ...(pickupId && { pickupId }),
        },
        { inlineErrors: true },
      )
    } catch (error) {
      if (!this.reduce(error)) throw error
      return this.priced(choice)
    }
  }

  /** Applies a refusal about one line. Returns false if nothing else is possible. */
  private reduce(error: unknown): boolean {
    const refusal = lineRefusal(error)
    const { skuId, spuId, most } = refusal?.line ?? {}
    const named = this.lines.find((line) => (skuId ? line.skuId === skuId : line.spuId === spuId))
    if (!refusal || !named) return false
    const to = Math.max(0, Math.min(most ?? 0, named.quantity - 1))
    if (to === 0 && this.lines.length === 1) return false
    const from = this.changes.find((change) => change.skuId === named.skuId)?.from ?? named.quantity
    const others = this.changes.filter((change) => change.skuId !== named.skuId)
    this.changes = [...others, { skuId: named.skuId, reason: refusal.error.message, from, to }]
    this.lines = this.lines.flatMap((line) => {
      if (line !== named) return [line]
      return to > 0 ? [{ ...line, quantity: to }] : []
    })
    return true
  }
}
