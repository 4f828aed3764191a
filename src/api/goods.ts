import * as v from 'valibot'
import { GOODS_CLOSED, GOODS_WAYS, SPU_TYPES, SPU_WAYS, STOCK_STATES } from '@/domain/goods/goods'
import { get, post } from '@/request/call'
import { goodsCardFields, idPart } from './goods-card'
import { showCard } from './show-card'
import * as w from './wire'

const sku = v.object({
  skuId: v.pipe(v.string(), v.nonEmpty()),
  idArr: w.list(idPart),
  price: w.price,
  marketPrice: w.priceOrNull,
  stock: w.oneOf(STOCK_STATES, 'NONE'),
  /** Number of pieces if there are few; null otherwise (decision 106). */
  left: w.numberOrNull,
})
/** A variant of goods. Amounts in fen. The fields are not in the specification. Source: decision 106. */
export type Sku = v.InferOutput<typeof sku>

const attribute = v.object({
  attributeId: v.string(),
  name: w.text(),
  values: w.list(v.object({ valueId: v.string(), attributeValue: w.text() })),
})

const spuFields = {
  ...goodsCardFields,
  attributes: w.list(attribute),
  skus: w.list(sku),
}
const spu = v.object(spuFields)
/** Goods with their variants. */
export type Spu = v.InferOutput<typeof spu>

/** `SEVEN_DAYS`: the buyer may send the goods back within seven days of receipt (decision 115). */
const REFUND_RULES = ['SEVEN_DAYS', 'NONE'] as const

const detail = v.object({
  ...spuFields,
  spuType: w.oneOf(SPU_TYPES, 'GOODS'),
  categoryId: w.text(),
  /** Pictures after the poster. */
  pictures: w.list(v.string()),
  film: w.text(),
  deliverMethods: w.list(v.picklist(SPU_WAYS)),
  isOnShelf: w.flag(true),
  /** Start and end of the sale, epoch ms; null without a start or an end. */
  saleTime: w.momentOrNull,
  saleEnd: w.momentOrNull,
  /** Maximum pieces of a buyer, and of an order; null without a limit of these goods. */
  perBuyer: w.numberOrNull,
  perOrder: w.numberOrNull,
  refundRule: w.oneOf(REFUND_RULES, 'NONE'),
  /** HTML of the merchant. */
  detail: w.text(),
  /** Shows to which the goods belong. */
  shows: w.list(showCard),
})
/** Goods with all facts of their page. */
export type SpuDetail = v.InferOutput<typeof detail>

/** Returns goods with their variants. Source: shell §7, buyer API. */
export const spuDetail = get<{ id: string }, SpuDetail>('pub/v2/spus/{id}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(detail),
})

/** Returns the id of goods by their id in the merchant's own system. Source: domain §9, decision 118. */
export const spuOfThirdParty = get<{ id: string }, { spuId: string }>('pub/v1/spus/third_party/{id}', {
  auth: 'public',
  importance: 'high',
  read: w.reader(v.object({ spuId: v.pipe(v.string(), v.nonEmpty()) })),
})

const tiedSpu = v.object({
  ...spuFields,
  required: w.flag(),
  idArr: w.list(idPart),
  /** Pieces that the tickets contain; 0 unless the goods are required. */
  spuQty: w.count,
  /** Price of these pieces, fen. */
  totalAmount: w.price,
  /** Maximum number of pieces, and the limit that sets it. */
  most: w.count,
  limitedBy: w.oneOf(['TICKETS', 'ORDER'], 'ORDER'),
})
/** Goods that are sold with tickets. */
export type TiedSpu = v.InferOutput<typeof tiedSpu>

export interface TiedTickets {
  showId: string
  sessionId: string
  seatPlanIds: readonly string[]
  /** Number of tickets. */
  quantity: number
}

/** Returns the goods that are sold with tickets before their order, also to visitors. Source: shell §7, decision 96. */
export const tiedGoods = post<TiedTickets, { goods: TiedSpu[] }>('trade/buyer/v3/spus/tied_sale_search', {
  changesState: false,
  auth: 'public',
  importance: 'high',
  read: w.reader(v.object({ goods: w.list(tiedSpu) })),
})

const addedGoods = v.object({
  goods: w.list(tiedSpu),
  /** Reason why nothing can be added; NONE if goods can be added. */
  closed: w.oneOf(['NONE', ...GOODS_CLOSED], 'ENDED'),
  /** Way in which the goods reach the buyer. */
  way: w.oneOf(GOODS_WAYS, 'VENUE'),
})
/** Goods that can be added to the tickets of an order. */
export type AddedGoods = v.InferOutput<typeof addedGoods>

/** Returns the goods that can be added to the tickets of an order. Source: shell §7, decision 96. */
export const goodsToAdd = post<{ orderId: string }, AddedGoods>('trade/buyer/v5/spus/tied_sale_search', {
  changesState: false,
  auth: 'buyer',
  importance: 'high',
  read: w.reader(addedGoods),
})
