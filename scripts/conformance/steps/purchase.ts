import { randomUUID } from 'node:crypto'
import { generateCode } from '../../../src/api/short-code'
import { offeredPackages } from '../../../src/api/coupon-package'
import { tiedGoods } from '../../../src/api/goods'
import { goodsReturns } from '../../../src/api/goods-return'
import { itemOrders } from '../../../src/api/item-order'
import { preOrder, createOrder } from '../../../src/api/purchase'
import { holdRebook, rebookShowUser } from '../../../src/api/rebook'
import { PARTNER } from '../../../src/domain/payment/products'
import { orderRefund } from '../../../src/api/refund'
import { ticketStubs } from '../../../src/api/ticket-stub'
import { gifts } from '../../../src/api/transfer'
import { vouchers } from '../../../src/api/voucher'
import {
  anyOrder,
  audienceIds,
  expressOrder,
  purchase,
  rebookableTicket,
  refundableOrder,
  ticketsWithGoods,
  unpaidTransaction,
} from '../find/purchase'
import { privilegedShow } from '../find/privilege'
import { anyShow } from '../find/shows'
import { CHANGES_ACCOUNT, firstOf, need, onlyWithOrder, type Steps, type Walk } from '../step'

const paged = () => ({ offset: 0, length: 20 })

const aVoucher = async ({ answer }: Walk) => ({
  voucherId: need((await answer(vouchers)).items[0], 'ticket of this account').voucherId,
})

const itemOrderOf = async (walk: Walk) => ({
  orderId: need((await walk.answer(itemOrders)).items[0], 'item order of this account').orderId,
})

const aGift = async ({ request }: Walk, box: 'GIVEN' | 'RECEIVED') =>
  need((await request(gifts, { box, ...paged() }))?.items[0], 'gift of this account')

/** Steps of purchases, orders and tickets. One order is created if allowed, and never paid. */
export const steps: Steps = {
  'purchase.preOrder': purchase,
  'purchase.createOrder': onlyWithOrder(async (walk) => {
    const { payAmount } = await walk.answer(preOrder)
    const { cellphone, countryCode } = walk.account
    return {
      ...(await purchase(walk)),
      idempotencyKey: randomUUID(),
      audienceIds: await audienceIds(walk),
      contact: { cellphone, countryCode },
      paymentParam: { payAmount },
    }
  }),
  'order.orders': () => ({ tab: 'TICKET', ...paged() }),
  'order.orderDetail': async (walk) => ({ orderId: (await anyOrder(walk)).orderId }),
  'order.orderNews': () => ({}),
  'order.readOrderNews': CHANGES_ACCOUNT,
  'recentOrder.recentlyOrder': () => ({ source: 'HOME' }),
  'recentOrder.orderProgress': async (walk) => ({ orderId: (await anyOrder(walk)).orderId }),
  'payment.cashiers': async (walk) => ({
    transactionIds: [await unpaidTransaction(walk)],
    platform: 'H5',
    src: 'WEB',
    browserType: 'OTHER',
  }),
  'payment.reserveTime': async (walk) => ({ transactionId: await unpaidTransaction(walk) }),
  'payment.paymentByBindId': async (walk) => ({ bindId: need((await anyOrder(walk)).bindId, 'bind id of an order') }),
  'payment.pay': 'nothing is ever paid',
  'payment.makePayCode': CHANGES_ACCOUNT,
  'payment.payCode': async (walk) => ({ partner: PARTNER, transactionIds: await unpaidTransaction(walk) }),
  'voucher.vouchers': paged,
  'voucher.voucherDetail': aVoucher,
  'voucher.ticketCodes': aVoucher,
  'voucher.ticketKeys': CHANGES_ACCOUNT,
  'walletPass.walletLink': CHANGES_ACCOUNT,
  'realName.ticketNames': async ({ answer }) => ({
    voucherId: need(
      (await answer(vouchers)).items.find(({ needsNames }) => needsNames),
      'ticket that asks for a name',
    ).voucherId,
  }),
  'realName.nameTickets': CHANGES_ACCOUNT,
  'ticketBind.findTicketToBind': CHANGES_ACCOUNT,
  'ticketBind.bindTicket': CHANGES_ACCOUNT,
  'transfer.giftOfferOf': aVoucher,
  'transfer.giveTickets': CHANGES_ACCOUNT,
  'transfer.gifts': () => ({ box: 'GIVEN', ...paged() }),
  'transfer.sentGift': async (walk) => ({ transferId: (await aGift(walk, 'GIVEN')).transferId }),
  'transfer.revokeGift': CHANGES_ACCOUNT,
  'transfer.giftOfLink': async (walk) => ({ secret: (await aGift(walk, 'GIVEN')).secret }),
  'transfer.giftForMe': async (walk) => ({ secret: (await aGift(walk, 'RECEIVED')).secret }),
  'transfer.acceptGift': CHANGES_ACCOUNT,
  'annualReview.annualReview': () => ({}),
  'ticketStub.ticketStubs': paged,
  'ticketStub.ticketStub': async ({ answer }) => ({
    voucherId: need((await answer(ticketStubs)).items[0], 'ticket stub of this account').voucherId,
  }),
  'express.express': async (walk) => ({ orderId: (await expressOrder(walk)).orderId }),
  'express.changeExpressAddress': CHANGES_ACCOUNT,
  'rebook.rebookCheck': async (walk) => ({ orderId: (await anyOrder(walk)).orderId }),
  'rebook.rebookShowUser': rebookableTicket,
  // Reserves tickets, like an order does. The next step releases them.
  'rebook.holdRebook': onlyWithOrder(async (walk) => {
    const { orderId, rebookTicketItems } = await rebookableTicket(walk)
    const { sessions } = (await walk.answer(rebookShowUser)).rebook
    const places = sessions.flatMap(({ sessionId, tiers }) => tiers.map((tier) => ({ ...tier, sessionId })))
    const { sessionId, seatPlanId } = need(
      places.find(({ state }) => state === 'OPEN'),
      'tier to rebook to',
    )
    return { orderId, rebookTicketItems, sessionId, seatPlanId }
  }),
  'rebook.releaseRebook': onlyWithOrder(async ({ answer }) => ({ rebookId: (await answer(holdRebook)).rebookId })),
  'rebook.applyReschedule': CHANGES_ACCOUNT,
  'refund.orderRefund': async (walk) => ({ orderId: (await anyOrder(walk)).orderId }),
  'refund.previewRefund': async (walk) => {
    const { orderId } = await refundableOrder(walk)
    const found = await walk.request(orderRefund, { orderId })
    const unit = need(
      found?.units.find(({ hindrance }) => hindrance === 'NONE'),
      'ticket that can be given back',
    )
    return { orderId, unitIds: [unit.unitId] }
  },
  'refund.applyRefund': CHANGES_ACCOUNT,
  'refund.refunds': paged,
  'resale.orderResale': async (walk) => ({ orderId: (await anyOrder(walk)).orderId }),
  'resale.offerTickets': CHANGES_ACCOUNT,
  'resale.takeOffersBack': CHANGES_ACCOUNT,
  'refund.showRefundRule': anyShow,
  'refund.privilegeRefundRule': async (walk) => ({ privilegeId: (await privilegedShow(walk)).privilegeId }),
  'cart.cartCount': () => ({}),
  'cart.cart': () => ({}),
  'cart.changeCart': CHANGES_ACCOUNT,
  'shortCode.generateCode': async (walk) => ({
    page: 'packages/show/show-detail/show-detail',
    params: await anyShow(walk),
  }),
  'shortCode.codeParams': async ({ answer }) => ({ id: (await answer(generateCode)).code }),
  'shortCode.shortCode': async ({ answer }) => ({ id: (await answer(generateCode)).code }),
  'risk.recordCaptcha': () => ({ scope: 'LOGIN', type: 'SLIDER' }),
  // Sends an invalid solution, because only the format of the response is checked.
  'risk.checkCaptcha': () => ({ captchaId: 'none', scope: 'LOGIN', position: 50, track: [] }),
  'risk.checkRight': anyShow,
  // Goods are known only by the offers of a show.
  'goods.tiedGoods': ticketsWithGoods,
  'goods.goodsToAdd': anyOrder,
  'goods.spuDetail': async (walk) => ({ id: need((await walk.answer(tiedGoods)).goods[0], 'goods of a show').spuId }),
}

/** Steps that delete data that other steps use. They run last. */
export const endings: Steps = {
  'itemOrder.preOrderItem': async (walk) => {
    const offer = need(
      (await walk.answer(offeredPackages)).find(({ stock }) => stock !== 0),
      'package on sale',
    )
    return { items: [{ spu: { spuId: offer.itemId }, quantity: 1 }], couponId: '' }
  },
  'itemOrder.createItemOrder': CHANGES_ACCOUNT,
  'itemOrder.cancelItemOrder': CHANGES_ACCOUNT,
  'itemOrder.quoteItemRefund': async (walk) => {
    const { items } = await walk.answer(itemOrders)
    return {
      orderId: need(
        items.find(({ orderStatus }) => orderStatus === 'SUCCEEDED'),
        'paid item order',
      ).orderId,
    }
  },
  'itemOrder.refundItemOrder': CHANGES_ACCOUNT,
  'itemOrder.itemOrders': () => ({ offset: 0, length: 20 }),
  'itemOrder.itemOrder': itemOrderOf,
  'recentOrder.itemOrderProgress': itemOrderOf,
  'goodsReturn.goodsReturns': async ({ answer }) => ({
    orderId: need(
      (await answer(itemOrders)).items.find(({ itemKind }) => itemKind === 'GOODS'),
      'order of goods',
    ).orderId,
  }),
  'goodsReturn.previewReturn': async (walk) => {
    const { items } = await walk.answer(itemOrders)
    const unit = await firstOf(
      items.filter(({ itemKind }) => itemKind === 'GOODS'),
      async ({ orderId }) => {
        const open = (await walk.request(goodsReturns, { orderId }))?.units.find(({ action }) => action === 'RETURN')
        return open && { orderId, unitIds: [open.unitId] }
      },
    )
    return { ...need(unit, 'goods that can be returned'), kind: 'RETURN', reason: 'CHANGED_MIND' }
  },
  'goodsReturn.applyReturn': CHANGES_ACCOUNT,
  'goodsReturn.sendReturn': CHANGES_ACCOUNT,
  'goodsReturn.cancelReturn': CHANGES_ACCOUNT,
  'order.cancelOrder': onlyWithOrder(async ({ answer }) => ({ orderId: (await answer(createOrder)).orderId })),
}
