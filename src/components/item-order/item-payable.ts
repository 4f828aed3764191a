import { itemOrder, type ItemOrderBrief, type ItemOrderDetail } from '@/api/item-order'
import { fen } from '@/domain/money'
import type { OrderFacts } from '@/domain/order/buyer-state'
import { asOrderState, type ItemKindName } from '@/domain/order/item-order'
import { PARKING } from '@/domain/payment/return-address'
import type { Payable, PayableKind } from '@/payment/payable'
import type { Client } from '@/request/client'
import { linkTo } from '@/router/link-to'

/** An item order with the facts that a payment needs. */
export type PayableItems<Order extends ItemOrderBrief = ItemOrderBrief> = Order & OrderFacts

/** Adds the facts that a payment needs to an item order. */
export const asPayableItems = <Order extends ItemOrderBrief>(order: Order): PayableItems<Order> => ({
  ...order,
  orderState: asOrderState(order.orderStatus),
})

/**
 * Creates the payable kind of item orders. The screen of the item order shows each outcome. A paid membership has a
 * screen of its own.
 */
export const itemOrderKind = (
  { client }: { client: Client },
  item?: ItemKindName,
): PayableKind<PayableItems<ItemOrderDetail>> => {
  const detail = (orderId: string) => linkTo(item === 'PARKING' ? 'parking-detail' : 'product-detail', { orderId })
  const success = (orderId: string) => {
    if (item === 'MEMBERSHIP') return linkTo('member-pay-success', { orderId })
    if (item === 'PARKING') return linkTo('pay-success', { orderId, fromPage: PARKING })
    return linkTo('product-detail', { orderId, fromPage: 'cashier' })
  }
  return {
    read: async (orderId) => asPayableItems(await client.call(itemOrder, { orderId }, { silent: true })),
    prepare: () => undefined,
    success: (orderId) => Promise.resolve(success(orderId)),
    loading: item === 'MEMBERSHIP' ? success : detail,
    detail,
  }
}

/** Returns the payable of an unpaid item order. */
export const payableItems = (deps: { client: Client }, order: ItemOrderDetail): Payable => ({
  kind: itemOrderKind(deps, order.itemKind),
  orderId: order.orderId,
  transactionIds: order.unPaidTransactionIds.length > 0 ? order.unPaidTransactionIds : [order.transactionId],
  payAmount: order.dueAmount ?? order.payAmount,
  goodsAmount: order.isBound ? order.payAmount : fen(0),
  agreement: order.agreement,
})
