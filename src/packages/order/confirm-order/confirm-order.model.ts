import type { CreatedOrder, PreOrder } from '@/api/purchase'
import type { PurchaseChange } from '@/components/checkout/reductions/coupon-choice'
import { CheckoutModel } from '@/components/checkout/checkout.model'
import { CheckoutGoods } from '@/components/checkout/goods/checkout-goods'
import { draftOfSession } from '@/components/goods/goods-draft'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { SeatHoldModel } from '@/components/seat/hold/hold.model'
import { HANDLES_HOLD_OVER, isHoldOver } from '@/components/seat/hold/hold-errors'
import { entitlementOf } from '@/domain/order/entitlement'
import type { Paying } from '@/payment/with-payment'
import { type LinkTo, replacedBy } from '@/router/link-to'
import { createEligibilityCheck, isCaptchaLeft } from '../parts/eligibility'
import { pricePurchase } from '../parts/price-purchase'
import { TICKET_ORDER, type TicketOrder } from '../parts/ticket-order'
import { ticketOrders } from '../parts/ticket-payable'
import type { Purchase } from './purchase'

/** Model of the checkout for tickets, including the seat hold. */
export class ConfirmOrderModel {
  readonly checkout: CheckoutModel<PreOrder, TicketOrder, CreatedOrder>
  readonly hold: SeatHoldModel

  constructor(
    deps: ModelDeps & Paying,
    private readonly purchase: Purchase,
    atDoor = false,
  ) {
    const { client, clock, dialogs, screen } = deps
    const { showId } = purchase
    const checkEligibility = createEligibilityCheck(deps, showId)
    const goods = new CheckoutGoods(draftOfSession(deps, purchase), (error) => toastFailure(dialogs, error))
    const hold = new SeatHoldModel({ client, clock, notify: (error) => toastFailure(dialogs, error) }, purchase)
    const checkout = new CheckoutModel<PreOrder, TicketOrder, CreatedOrder>(deps, {
      name: 'confirm',
      key: JSON.stringify(purchase),
      kind: ticketOrders(deps, showId, atDoor),
      submission: TICKET_ORDER,
      price: async (choice) => {
        await checkEligibility()
        return goods.priced(() => {
          const { items = purchase.items, ...others } = choice
          const wanted = { ...purchase, ...others, items: [...items, ...goods.items(showId)] }
          return pricePurchase(deps, wanted, HANDLES_HOLD_OVER)
        })
      },
      content: ({ items = purchase.items, ...ordered }) => ({
        ...{ ...purchase, ...ordered },
        items: [...items, ...goods.items(showId)],
      }),
      parts: ['attendees', 'address', 'contact'],
      attendees: { showId, of: (price) => price },
      load: hold.load,
      isOver: () => hold.over,
      isRetried: (error) => !isCaptchaLeft(error),
      onRefused: (error) => {
        if (isHoldOver(error)) hold.end()
        // The price changes without the unavailable goods. The buyer sees the new price before the next attempt.
        if (goods.drop(error)) {
          void checkout.pricing.reload()
          return true
        }
        return isHoldOver(error)
      },
    })
    screen.reaction(
      () => checkout.pricing.price.error,
      (error) => checkout.price === null && isHoldOver(error) && hold.end(),
    )
    screen.reaction(() => checkout.price?.holdExpiresAt ?? null, hold.updateExpiry)
    // The buyer returns from the list of goods.
    screen.onShow(() => goods.update() && checkout.price && void checkout.pricing.reload())
    screen.onDispose(goods.clear)
    this.checkout = checkout
    this.hold = hold
  }

  /**
   * Changes the tier or quantity, and applies a coupon to the changed purchase. Undefined if seats are selected, or if
   * the purchase has several tiers.
   */
  get changeTo(): ((change: PurchaseChange, couponId: string) => unknown) | undefined {
    const { holdId, items } = this.purchase
    if (holdId || items.length !== 1) return undefined
    return ({ seatPlanId, quantity }, couponId) =>
      this.checkout.pricing.changeItems([{ seatPlanId, quantity }], couponId)
  }

  /** Link to the seat map, where the buyer can select seats again after the hold has expired. */
  get seats(): LinkTo {
    const { showId, sessionId } = this.purchase
    return replacedBy('pick-seat', { showId, sessionId, ...entitlementOf(this.purchase) })
  }
}
