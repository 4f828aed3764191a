import { layouts } from '@/api/layout'
import { type OrderDetail, orderDetail } from '@/api/order'
import { otherPart } from '@/domain/goods/goods'
import { fen } from '@/domain/money'
import { AT_DOOR } from '@/domain/payment/return-address'
import type { Clock } from '@/lib/clock'
import { joinFacts } from '@/lib/join-facts'
import type { Payable, PayableKind } from '@/payment/payable'
import type { Client } from '@/request/client'
import { linkTo } from '@/router/link-to'

type SuccessPage = 'pay-success' | 'pay-success-new'

/** Timeout for loading the merchant's layout, ms. */
const TIMEOUT = 2_000

interface Deps {
  client: Client
  clock: Clock
}

/**
 * Returns the page to open after a payment: `pay-success-new` if the merchant has a layout for it (decision 13). Never
 * rejects.
 */
const successPage = ({ client, clock }: Deps, showId: string): Promise<SuccessPage> =>
  new Promise((resolve) => {
    const timer = clock.setTimeout(() => resolve('pay-success'), TIMEOUT)
    const answer = (page: SuccessPage) => {
      clock.clearTimeout(timer)
      resolve(page)
    }
    client.call(layouts, { page: 'PAY_SUCCESS', showIds: showId }, { silent: true }).then(
      ({ components }) => answer(components.length > 0 ? 'pay-success-new' : 'pay-success'),
      () => answer('pay-success'),
    )
  })

/**
 * Returns the payable kind for ticket orders of a show.
 *
 * @param atDoor true for an on-site purchase, whose success page links to the ticket
 */
export const ticketOrders = (deps: Deps, showId: string, atDoor = false): PayableKind<OrderDetail> => {
  let page: Promise<SuccessPage> | null = null
  return {
    read: (orderId) => deps.client.call(orderDetail, { orderId }, { silent: true }),
    prepare: () => {
      page = successPage(deps, showId)
    },
    success: async (orderId) => {
      page ??= successPage(deps, showId)
      return linkTo(await page, { orderId, orderType: 'ticket', ...(atDoor && { pageSource: AT_DOOR }) })
    },
    loading: (orderId) => linkTo('pay-loading', { orderId }),
    detail: (orderId) => linkTo('order-detail', { orderId }),
  }
}

/** Converts an unpaid order to a payable. An order without an amount is free, so there is nothing to pay (shell §4). */
export const payableOf = (deps: Deps, order: OrderDetail): Payable => ({
  kind: ticketOrders(deps, order.firstShowId),
  orderId: order.orderId,
  transactionIds: order.unPaidTransactionIds.length > 0 ? order.unPaidTransactionIds : [order.transactionId],
  // One payment pays the tickets and the goods that were ordered with them.
  payAmount: order.dueAmount ?? order.payAmount ?? fen(0),
  goodsAmount: otherPart(order.dueAmount ?? order.payAmount ?? fen(0), order.payAmount ?? fen(0)),
  agreement: order.agreement,
  rebookedTo: order.rebookOf
    ? {
        ...{ showTime: order.showTime, utcOffset: order.utcOffset, before: null },
        tier: joinFacts(order.items.map(({ seatPlanName }) => seatPlanName)),
      }
    : null,
})
