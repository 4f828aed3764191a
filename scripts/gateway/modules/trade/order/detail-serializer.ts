import { maskEmail, maskPhone } from '../../../../../src/domain/identity/mask'
import { END_STATES } from '../../../../../src/domain/order/ended'
import type { Db, Row } from '../../../core/database/database'
import type { ContactRow } from './tables'
import type { Language } from '../../../core/localized-text'
import { countShows } from '../../catalogue/show/list-service'
import { purchaseAgreement } from '../purchase/agreement-service'
import { addsGoods } from '../goods-order/order-service'
import { serializeGoodsOrder } from '../item-order/serializer'
import { goodsOfTickets } from '../item-order/read-service'
import { orderRefundBlock } from './operations'
import type { OrderRow } from './repository'
import { serializeOrder } from './serializer'
import { productName } from '../payment/product-service'
import { serializeLines } from '../purchase/price-lines-service'
import { orderParts } from './parts-service'
import { changeSteps, orderProgress } from './progress'

export const serializeContact = ({ type, value }: ContactRow) => ({
  type,
  value: type === 'EMAIL' ? maskEmail(value) : maskPhone(value),
})

const serializeDelivery = ({ delivery, express }: Row<'orders'>, lang: Language) =>
  delivery && {
    recipient: delivery.recipient,
    cellphone: delivery.cellphone,
    address: delivery.address[lang],
    expressName: express?.name[lang] ?? '',
    expressNo: express?.no ?? '',
  }

/** Serializes an order's detail (contract: api/order OrderDetail). */
export const serializeOrderDetail = async (db: Db, order: OrderRow, lang: Language, now: number) => {
  const { order_id: orderId } = order
  const [items, audiences, events, changes, parts, goods] = await Promise.all([
    db
      .selectFrom('order_items as i')
      .innerJoin('seat_plans as p', 'p.seat_plan_id', 'i.seat_plan_id')
      .select(['i.seat_plan_id', 'p.name', 'i.quantity', 'i.unit_price'])
      .where('i.order_id', '=', orderId)
      .orderBy('i.sort')
      .execute(),
    db
      .selectFrom('order_audiences')
      .select(['name', 'id_type', 'id_no'])
      .where('order_id', '=', orderId)
      .orderBy('sort')
      .execute(),
    db.selectFrom('order_events').select(['state', 'at']).where('order_id', '=', orderId).orderBy('event_id').execute(),
    db
      .selectFrom('order_news')
      .select(['kind', 'at'])
      .where('order_id', '=', orderId)
      .where('kind', 'in', ['SHOW_CANCELED', 'SHOW_DELAY'])
      .execute(),
    orderParts(db, order, { lang, now }),
    goodsOfTickets(db, orderId),
  ])
  const brief = serializeOrder(order, lang, now)
  const isOver = END_STATES.some((state) => state === order.state)
  return {
    ...brief,
    children: [],
    orderOperations: [...brief.orderOperations, ...parts.operations],
    venueAddress: order.venue_address[lang],
    showDuration: order.show_duration,
    items: items.map((row) => ({
      seatPlanId: row.seat_plan_id,
      seatPlanName: row.name[lang],
      quantity: row.quantity,
      unitPrice: row.unit_price,
    })),
    priceLines: serializeLines(order.price_lines, lang),
    audiences: audiences.map((row) => ({ name: row.name, idType: row.id_type, idNo: row.id_no })),
    contact: serializeContact(order.contact),
    delivery: serializeDelivery(order, lang),
    payMethod: productName(order.pay_product, lang),
    payTime: order.paid_at,
    refundable: parts.refundable,
    invoice: parts.invoice,
    autoRefundAt: parts.autoRefundAt,
    invoiceWaits: parts.invoiceWaits,
    refundBlockReason: orderRefundBlock(order, now) ?? ('NONE' as const),
    privilegeId: order.privilege_id ?? '',
    rebookedTo: parts.rebookedTo,
    pendingOrderId: parts.pendingOrderId,
    goodsOrders: goods.map((each) => serializeGoodsOrder(each, lang)),
    addsGoods: await addsGoods(db, order.order_id, now),
    canBuyAgain: isOver && (await countShows(db, { showIds: [order.show_id], onSale: now })) > 0,
    remark: order.remark,
    voucherIds: order.voucher_id === null ? [] : [order.voucher_id],
    // The buyer agreed when ordering. Here the agreement is only for reading.
    agreement: { ...purchaseAgreement(lang), mustAgree: false },
    tickets: parts.tickets,
    gifts: parts.gifts,
    progress: orderProgress(order, events, [
      ...(brief.showChange === 'NONE' ? [] : changeSteps(changes)),
      ...parts.steps,
    ]),
  }
}
