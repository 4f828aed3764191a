import { makeAutoObservable } from 'mobx'
import { type CreatedOrder, readCreatedOrder } from '@/api/purchase'
import { CheckoutModel, type Ordered } from '@/components/checkout/checkout.model'
import type { CheckoutPrice } from '@/components/checkout/checkout-price'
import type { Choice } from '@/components/checkout/pricing.model'
import type { ModelDeps } from '@/components/screen/use-model'
import type { OrderFacts } from '@/domain/order/buyer-state'
import type { PayableKind } from '@/payment/payable'
import type { Submission } from '@/payment/submit-once'
import type { Paying } from '@/payment/with-payment'
import { get, post } from '@/request/call'
import type { Client } from '@/request/client'
import { linkTo } from '@/router/link-to'

/** A souvenir with an engraving, and its quantity. */
export interface ItemPurchase {
  itemId: string
  count: number
}

export interface ItemPrice extends CheckoutPrice {
  itemName: string
}

interface ItemOrder extends ItemPurchase, Omit<Ordered, 'audienceIds'> {
  engraving: string
}

export const priceItem = post<ItemPurchase & Choice, ItemPrice>('test/item/price', {
  auth: 'buyer',
  changesState: false,
  read: (data) => data as ItemPrice,
})

export const createItemOrder = post<ItemOrder & { idempotencyKey: string }, CreatedOrder>('test/item/order', {
  auth: 'buyer',
  importance: 'critical',
  read: readCreatedOrder,
})

export const itemOrder = get<{ orderId: string }, OrderFacts>('test/item/order/{orderId}', {
  auth: 'buyer',
  read: (data) => data as OrderFacts,
})

export const PRICE_CHANGED = 22_990_001

const ITEM_ORDER: Submission<ItemOrder, CreatedOrder> = {
  call: createItemOrder,
  priceCodes: [PRICE_CHANGED],
  handledStatuses: [],
}

const itemOrders = (client: Client): PayableKind => ({
  read: (orderId) => client.call(itemOrder, { orderId }, { silent: true }),
  prepare: () => undefined,
  success: async (orderId) => linkTo('pay-success', { orderId, orderType: 'item' }),
  loading: (orderId) => linkTo('pay-loading', { orderId }),
  detail: (orderId) => linkTo('order-detail', { orderId }),
})

/** The checkout of an item, with the text of its engraving. */
export class ItemCheckoutModel {
  readonly checkout: CheckoutModel<ItemPrice, ItemOrder, CreatedOrder>
  engraving = ''

  constructor(deps: ModelDeps & Paying, purchase: ItemPurchase) {
    const { client } = deps
    this.checkout = new CheckoutModel<ItemPrice, ItemOrder, CreatedOrder>(deps, {
      name: 'item',
      key: `item:${JSON.stringify(purchase)}`,
      kind: itemOrders(client),
      submission: ITEM_ORDER,
      price: (choice) => client.call(priceItem, { ...purchase, ...choice }),
      content: ({ audienceIds: _, ...ordered }) => ({ ...purchase, ...ordered, engraving: this.engraving }),
      parts: [{ field: 'engraving', isMissing: () => this.engraving === '' }, 'address', 'contact'],
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  setEngraving(engraving: string): void {
    this.engraving = engraving
  }
}
