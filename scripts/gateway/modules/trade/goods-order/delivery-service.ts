import { randomInt } from 'node:crypto'
import type { SpuWay } from '../../../../../src/domain/goods/goods'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, listRows } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { moveItemOrder } from '../item-order/lifecycle-service'
import type { GoodsRow } from '../item-order/tables'
import { deliveryOf } from '../../base/address/delivery-service'
import { placeOf, serializePlace } from '../goods-delivery/place-service'
import { type DeliveryPlan, serializeWay } from '../goods-delivery/plan-service'
import type { GoodsCode } from '../goods-delivery/tables'

type Delivery = Row<'goods_deliveries'>

/** Time from the payment until the courier takes the parcel, ms. */
const SENT_AFTER = 12 * 3_600_000

/** Stores how an order of goods is delivered. Throws `Refusal` if the plan has a problem. */
export const storePlan = async (
  tx: Tx,
  orderId: string,
  { parts, place, address, problem }: DeliveryPlan,
): Promise<void> => {
  if (problem) throw new Refusal(problem)
  const rows = parts.map(({ way, fee }) => ({
    ...{ order_id: orderId, way, fee, state: 'WAITING' as const, codes: json<GoodsCode[]>([]) },
    address: way === 'EXPRESS' && address ? json(deliveryOf(address)) : null,
    counter_id: way === 'SELF_TAKE' && place ? place.counter.counter_id : null,
    session_id: way === 'SELF_TAKE' && place?.show ? place.show.sessionId : null,
  }))
  await tx.insertInto('goods_deliveries').values(rows).execute()
}

/** Returns the parts of an order by their way of delivery. */
export const deliveriesOf = (db: Db | Tx, orderId: string): Promise<Delivery[]> =>
  listRows(db, 'goods_deliveries', { order_id: orderId }, 'way')

/** Returns a code of digits that is hard to guess. */
const newDigits = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

const PICKUP = /^G\d{11}$/

/** Returns the pickup code in a scanned or typed text, or null. */
export const readPickupCode = (text: string): string | null => {
  const code = text.replace(/\s/g, '').toUpperCase()
  return PICKUP.test(code) ? code : null
}

const codesOf = (goods: readonly GoodsRow[]) =>
  goods
    .filter(({ way }) => way === 'CODE')
    .flatMap(({ skuId, quantity }) =>
      Array.from({ length: quantity }, () => ({ skuId, code: `${newDigits(4)} ${newDigits(4)} ${newDigits(4)}` })),
    )

/** Completes a paid order if all its parts are handed over. The caller locks the order. */
export const completeIfDone = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  const parts = (await deliveriesOf(tx, orderId)).filter(({ state }) => state !== 'VOID')
  if (parts.length > 0 && parts.every(({ state }) => state === 'DONE'))
    await moveItemOrder(tx, orderId, ['PAID', 'SUCCEEDED'], at)
}

/** Starts the delivery of a paid order: a parcel, a pickup code, and the codes of goods that are codes. */
export const startDelivery = async (
  tx: Tx,
  { order_id: orderId, goods }: Pick<Row<'item_orders'>, 'order_id' | 'goods'>,
  at: number,
): Promise<void> => {
  const facts: Record<SpuWay, object> = {
    EXPRESS: { next_at: at + SENT_AFTER },
    SELF_TAKE: { pickup_code: `G${newDigits(11)}` },
    CODE: { state: 'DONE', done_at: at, codes: json(codesOf(goods)) },
  }
  for (const { way } of await deliveriesOf(tx, orderId))
    await changeRow(tx, 'goods_deliveries', { order_id: orderId, way }, facts[way])
  await completeIfDone(tx, orderId, at)
}

/** Ends the delivery of a part whose pieces were all refunded. Its pickup code is void. */
export const voidDelivery = async (tx: Tx, orderId: string, way: SpuWay): Promise<void> => {
  await changeRow(tx, 'goods_deliveries', { order_id: orderId, way }, { state: 'VOID', next_at: null })
}

/**
 * Returns the reason that blocks a refund of goods, or null. `NEVER` is for codes that the buyer has seen, `TOO_LATE` for
 * goods that were sent or handed over.
 */
export const deliveryBlock = (parts: readonly Pick<Delivery, 'way' | 'state'>[]): 'NEVER' | 'TOO_LATE' | null => {
  const done = parts.filter(({ state }) => state === 'SENT' || state === 'DONE')
  if (done.length === 0) return null
  return done.some(({ way }) => way !== 'CODE') ? 'TOO_LATE' : 'NEVER'
}

/** Serializes the parts of an order with their lines (contract: api/item-order GoodsDelivery). */
export const serializeDeliveries = async (
  db: Db,
  { order_id: orderId, goods, state: orderState }: Pick<Row<'item_orders'>, 'order_id' | 'goods' | 'state'>,
  lang: Language,
) => {
  const parts = await deliveriesOf(db, orderId)
  const isOpen = ['UNPAID', 'PAID', 'SUCCEEDED'].includes(orderState)
  return Promise.all(
    parts.map(async ({ way, fee, state, address, express, counter_id: counterId, ...part }) => ({
      ...serializeWay(way, lang),
      fee,
      state,
      skuIds: goods.filter((line) => line.way === way).map(({ skuId }) => skuId),
      address: address && {
        ...{ recipient: address.recipient, cellphone: address.cellphone, address: address.address[lang] },
      },
      express: express && { displayName: express.name[lang], expressNo: express.no },
      place:
        counterId === null
          ? null
          : serializePlace(await placeOf(db, { counter_id: counterId, session_id: part.session_id }), lang),
      pickupCode: isOpen && state !== 'VOID' ? (part.pickup_code ?? '') : '',
      codes: isOpen ? part.codes : [],
      sendsAt: way === 'EXPRESS' && state === 'WAITING' ? part.next_at : null,
      doneAt: part.done_at,
    })),
  )
}
