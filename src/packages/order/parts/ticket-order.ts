import { type CreatedOrder, createOrder, type CreateOrderParams } from '@/api/purchase'
import { ITEM_ORDER_CODES } from '@/domain/business-codes/item-order'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import type { Submission } from '@/payment/submit-once'

export type TicketOrder = Omit<CreateOrderParams, 'idempotencyKey'>

/**
 * Settings for creating a ticket order. The screen itself handles changed prices, expired holds and failed requests.
 */
export const TICKET_ORDER: Submission<TicketOrder, CreatedOrder> = {
  call: createOrder,
  priceCodes: [
    PURCHASE_CODES.memberDiscountWrong,
    PURCHASE_CODES.memberDiscountChanged,
    PURCHASE_CODES.promotionDiscountWrong,
    PURCHASE_CODES.priceChanged,
    PURCHASE_CODES.couponChanged,
    PURCHASE_CODES.cardChanged,
    PURCHASE_CODES.pointsChanged,
    ITEM_ORDER_CODES.pointsShort,
  ],
  handledStatuses: [SEAT_CODES.holdOver],
}
