import { fen } from '@/domain/money'
import { anItemOrder, anItemPrice } from './item-order'
import { NOW } from '../fake-clock'

/** A counter that opens daily. */
export const COUNTER = {
  ...{ placeId: 'PC01', name: '大堂柜台', venueName: '浮光大剧院', address: '延江路 128 号', opens: 600, closes: 1200 },
  ...{ showName: '', from: null, utcOffset: 480 },
}

/** The same counter before a show of the buyer. */
export const SHOW_COUNTER = {
  ...COUNTER,
  ...{ placeId: 'PC01_N1', opens: null, closes: null, showName: '第七间候车室', from: NOW + 86_400_000 },
}

const BOOK = {
  ...{ itemId: 'G1003-1', spuId: 'G1003', name: '节目册合订本', posterUrl: '', idArr: [], required: false },
}

const way = (code: string, name: string, more: object = {}) => ({ code, name, description: '', fee: fen(0), ...more })

export const EXPRESS = way('EXPRESS', '快递配送', { fee: fen(1200), needsAddress: true })
const SELF_TAKE = way('SELF_TAKE', '柜台自取', { needsAddress: false })

/** A pick-up at the counter of a show. */
export const PICKUP = {
  parts: [{ ...SELF_TAKE, skuIds: ['G1003-1'] }],
  ...{ places: [SHOW_COUNTER, COUNTER], pickupId: 'PC01_N1', isServed: true },
}

/** The price of goods of the shop as the gateway sends it: picked up, if nothing else is given. */
export const aGoodsPrice = (quantity = 1, more: object = {}) => {
  const amount = fen(9800 * quantity)
  return anItemPrice({
    ...{
      itemKind: 'GOODS',
      items: [{ ...BOOK, quantity, price: fen(9800), amount }],
      payAmount: amount,
      total: amount,
    },
    ...{ priceLines: [{ kind: 'ITEMS', title: '商品', amount }], notes: ['寄出前可全额退款。'] },
    ...{ deliverMethods: [SELF_TAKE, EXPRESS], deliverMethod: 'SELF_TAKE' },
    goodsDelivery: PICKUP,
    ...more,
  })
}

/** A paid order of goods of the shop with one delivery, as the gateway sends it. */
export const aGoodsOrder = (delivery: object, more: object = {}) =>
  anItemOrder({
    ...{
      itemKind: 'GOODS',
      orderStatus: 'PAID',
      items: [{ ...BOOK, quantity: 1, price: fen(9800), amount: fen(9800) }],
    },
    deliveries: [
      {
        ...{ ...SELF_TAKE, state: 'WAITING', skuIds: ['G1003-1'], address: null, express: null, place: null },
        ...{ pickupCode: '', codes: [], sendsAt: null, doneAt: null, ...delivery },
      },
    ],
    ...more,
  })
