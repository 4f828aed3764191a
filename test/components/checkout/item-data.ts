import type { OrderCoupon } from '@/api/purchase'
import { fen } from '@/domain/money'
import type { Answers } from '../../support/fake-gateway'
import { aCreatedOrder } from '../../support/data/purchase'
import { createItemOrder, type ItemPrice, itemOrder, priceItem } from './item-checkout.model'

const COUPON: OrderCoupon = {
  couponId: 'C1',
  couponTemplateId: 'CT1',
  title: 'Item coupon',
  discountAmount: fen(1_000),
  startTime: null,
  expireTime: null,
  usable: true,
  reason: null,
  couponType: 'CASH',
}

/** The price of two mugs that are delivered by express. The buyer has a coupon to choose. */
export const anItemPrice = (more: Partial<ItemPrice> = {}): ItemPrice => ({
  itemName: 'Mug',
  payAmount: fen(9_000),
  total: fen(9_000),
  priceLines: [{ kind: 'SERVICE', title: 'Mugs', amount: fen(9_000) }],
  agreement: null,
  coupons: [COUPON],
  couponId: '',
  deliverMethods: [{ code: 'EXPRESS', name: 'Express', description: '', fee: fen(0), needsAddress: true }],
  deliverMethod: 'EXPRESS',
  ...more,
})

/** A gateway that sells the mugs. */
export const ITEM_ANSWERS: Answers = [
  [
    priceItem,
    ({ couponId = '' }: { couponId?: string }) => anItemPrice({ couponId, payAmount: fen(couponId ? 8_000 : 9_000) }),
  ],
  [createItemOrder, () => aCreatedOrder({ payAmount: fen(9_000) })],
  [itemOrder, () => ({ orderState: 'UNPAID' })],
]
