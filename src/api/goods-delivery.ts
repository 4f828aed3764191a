import * as v from 'valibot'
import { DELIVERY_STATES } from '@/domain/goods/delivery'
import { SPU_WAYS } from '@/domain/goods/goods'
import { DELIVER_METHODS, deliverOption } from './deliver-option'
import * as w from './wire'

/** A counter where goods are picked up: daily from `opens` to `closes`, or before a show of the buyer. */
export const pickupPlace = v.object({
  placeId: w.text(),
  name: w.text(),
  venueName: w.text(),
  address: w.text(),
  /** Daily opening hours in minutes after midnight; null for a counter that opens for a show. */
  opens: w.numberOrNull,
  closes: w.numberOrNull,
  showName: w.text(),
  /** Time at which the counter opens for the show, epoch ms; null without a show. */
  from: w.momentOrNull,
  utcOffset: w.utcOffset,
})
export type PickupPlace = v.InferOutput<typeof pickupPlace>

/** Goods that reach the buyer in one way. The fee is in fen. */
const part = {
  code: w.oneOf(SPU_WAYS, 'EXPRESS'),
  name: w.text(),
  description: w.text(),
  fee: w.price,
  skuIds: w.list(v.string()),
}
const deliveryPart = v.object(part)
export type DeliveryPart = v.InferOutput<typeof deliveryPart>

/** Fields of a price about the delivery of goods of the shop. */
export const plannedDelivery = {
  /** Ways of the goods that allow several. */
  deliverMethods: w.optional(w.list(deliverOption)),
  deliverMethod: v.optional(v.picklist(DELIVER_METHODS)),
  /** Delivery of goods of the shop; absent for other items. */
  goodsDelivery: w.optional(
    w.objectOrNull(
      v.object({
        parts: w.list(deliveryPart),
        /** Counters where the goods can be picked up; empty without a pick-up. */
        places: w.list(pickupPlace),
        /** The chosen counter, or ''. */
        pickupId: w.text(),
        /** False if the courier does not serve the region of the address. */
        isServed: w.flag(true),
      }),
    ),
  ),
}

const goodsDelivery = v.object({
  ...part,
  state: w.oneOf(DELIVERY_STATES, 'WAITING'),
  /** Recipient of a parcel. The number is masked. */
  address: w.objectOrNull(v.object({ recipient: w.text(), cellphone: w.text(), address: w.text() })),
  /** Company and number of a parcel that was sent. */
  express: w.objectOrNull(v.object({ displayName: w.text(), expressNo: w.text() })),
  place: w.objectOrNull(pickupPlace),
  /** Code that a counter scans; '' before the payment and after a refund. */
  pickupCode: w.text(),
  /** Codes of goods that are codes. */
  codes: w.list(v.object({ skuId: w.text(), code: w.text() })),
  /** Time at which the courier takes the parcel, epoch ms. */
  sendsAt: w.momentOrNull,
  /** Time of the handover, epoch ms. */
  doneAt: w.momentOrNull,
})
/** A part of an order of goods, with its delivery. The type is not in the specification. */
export type GoodsDelivery = v.InferOutput<typeof goodsDelivery>

/** Field of an item order about the delivery of its goods. */
export const orderedDelivery = { deliveries: w.optional(w.list(goodsDelivery)) }
