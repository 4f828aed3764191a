import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import { items } from '../faults/item-goods'
import type { Actor, Place } from './actor'
import { ItemBuyer } from './item-buyer'

const CART = 'trade/buyer/v1/items/cart'
const QUANTITY = 2
/** Goods that the buyers add to their carts. */
export const CART_GOODS = ['G1002-1', 'G1003-1'] as const

interface Cart {
  lines: { lineId: string; skuId: string; quantity: number }[]
}

/** A buyer who adds goods to the cart and orders them. Every fourth buyer cancels the order instead of paying. */
export class CartBuyer extends ItemBuyer {
  private readonly cancels: boolean
  private isAdded = false

  constructor(userId: string, rank: number, action: CashierAction) {
    super(userId, rank, action, {})
    this.cancels = rank % 4 === 1
  }

  override async go(place: Place): Promise<void> {
    if (!this.isAdded) {
      const operations = CART_GOODS.map((skuId) => ({
        ...{ operationId: `kills-cart-${this.userId}-${skuId}`, kind: 'ADD' },
        ...{ spuId: skuId.slice(0, 5), skuId, quantity: QUANTITY },
      }))
      const { data } = await this.send<Cart>(place, 'add', `${CART}/operations`, { operations })
      this.checkCart(data, QUANTITY)
      this.isAdded = true
      this.wanted = {
        items: CART_GOODS.map((skuId) => ({ spu: { spuId: skuId.slice(0, 5), skuId }, quantity: QUANTITY })),
        ...{ deliverMethod: 'SELF_TAKE', cartLineIds: data.lines.map(({ lineId }) => lineId) },
      }
    }
    await super.go(place)
  }

  /** Paid goods are no longer in the cart. Goods of an order that ended unpaid are in the cart again. */
  override async verify(place: Place): Promise<void> {
    await super.verify(place)
    if (!this.isAdded) return
    const { data } = await this.send<Cart>(place, 'cart', CART)
    this.checkCart(data, this.isPaid ? 0 : QUANTITY)
  }

  protected override async payFor(place: Place, paying: Parameters<Actor['payFor']>[1]) {
    if (!this.cancels) return super.payFor(place, paying)
    await this.send(place, 'cancel', `${items.orders}/${paying.orderId}/cancel`, {})
    const { orderState } = await this.readOrder(place, paying.orderId)
    return ['CANCELED', 'CLOSED'].includes(orderState)
      ? ('closed' as const)
      : this.fail(`the canceled order is ${orderState}`)
  }

  /** Paid goods wait for their pick-up. */
  protected override async readOrder(place: Place, orderId?: string) {
    const order = await super.readOrder(place, orderId)
    return { ...order, orderState: order.orderState === 'PAID' ? 'SUCCEEDED' : order.orderState }
  }

  private checkCart({ lines }: Cart, quantity: number): void {
    for (const skuId of CART_GOODS) {
      const own = lines.find((line) => line.skuId === skuId)?.quantity ?? 0
      if (own !== quantity) this.fail(`the cart has ${own} of ${skuId}, not ${quantity}`)
    }
  }
}
