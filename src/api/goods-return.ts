import * as v from 'valibot'
import {
  GOODS_ACTIONS,
  RETURN_BLOCK_REASONS,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnKind,
  type ReturnReason,
} from '@/domain/goods/return'
import type { Fen } from '@/domain/money'
import { ITEM_REFUND_BLOCK_REASONS } from '@/domain/refund/item'
import { get, post } from '@/request/call'
import { idPart } from './goods-card'
import { refund } from './refund'
import * as w from './wire'

const goodsPiece = v.object({
  unitId: v.pipe(v.string(), v.nonEmpty()),
  skuId: w.text(),
  name: w.text(),
  /** The variant, by its values. */
  idArr: w.list(idPart),
  /** Number of the piece among the `pieces` of its line, from 1. */
  number: w.number(1),
  pieces: w.number(1),
  /** Amount paid for the piece, fen. */
  paid: w.price,
  /** Request that is possible for the piece now. */
  action: w.oneOf(GOODS_ACTIONS, 'NONE'),
  /** End of the time for this request, epoch ms, or null. */
  until: w.momentOrNull,
  /** Reason that blocks a request. `RETURNED`: the piece was refunded. */
  hindrance: w.oneOf(['NONE', 'RETURNED', ...RETURN_BLOCK_REASONS, ...ITEM_REFUND_BLOCK_REASONS], 'NOT_PAID'),
  /** True for goods that can be returned only if they are broken or wrong. */
  needsFault: w.flag(),
})
export type GoodsPiece = v.InferOutput<typeof goodsPiece>

const goodsReturn = v.object({
  returnId: v.pipe(v.string(), v.nonEmpty()),
  kind: w.oneOf(RETURN_KINDS, 'RETURN'),
  state: w.oneOf(RETURN_STATES, 'APPLIED'),
  reason: w.oneOf(RETURN_REASONS, 'CHANGED_MIND'),
  unitIds: w.list(v.string()),
  /** Addresses of the buyer's pictures. */
  pictures: w.list(v.string()),
  /** Money that the return gives back, with its delivery fees, fen. */
  amount: w.price,
  extras: w.price,
  /** Reason of a rejection. */
  rejection: w.oneOf(['NONE', 'USED', 'NO_FAULT', 'DELIVERED'], 'NONE'),
  /** The party that must act, and its deadline, epoch ms. */
  actor: w.oneOf(['NONE', 'MERCHANT', 'BUYER'], 'NONE'),
  until: w.momentOrNull,
  /** Address for the returned goods; '' if none are to be sent. */
  address: w.text(),
  /** Parcel of the buyer; '' before it is sent. */
  expressNo: w.text(),
  company: w.text(),
  canCancel: w.flag(),
  /** States, oldest first. Unknown states are left out. */
  progress: w.list(v.object({ state: v.picklist(RETURN_STATES), time: w.moment })),
})
/** A return of goods. Amounts in fen, times in epoch ms. */
export type GoodsReturn = v.InferOutput<typeof goodsReturn>

const goodsReturnsSchema = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  name: w.text(),
  posterUrl: w.text(),
  /** Reason that blocks every request for the order. */
  hindrance: w.oneOf(['NONE', ...ITEM_REFUND_BLOCK_REASONS], 'NOT_PAID'),
  /** All pieces of the order. */
  units: w.list(goodsPiece),
  /** Returns of the order, newest first. */
  returns: w.list(goodsReturn),
  /** Refunds of the order, newest first. */
  refunds: w.list(refund),
})
export type GoodsReturns = v.InferOutput<typeof goodsReturnsSchema>

/** Returns the pieces of an order of goods, their returns and refunds. The path is not in the specification. */
export const goodsReturns = get<{ orderId: string }, GoodsReturns>('trade/buyer/v2/items/orders/{orderId}/returns', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(goodsReturnsSchema),
})

/** The pieces of a return, and why the buyer wants to return them. */
export interface WantedReturn {
  orderId: string
  kind: ReturnKind
  reason: ReturnReason
  unitIds: string[]
}

const returnTerms = v.object({
  unitIds: w.list(v.string()),
  /** Money that the return gives back, with its delivery fees, fen. */
  amount: w.price,
  extras: w.price,
})

/** Returns the money that a return would give back. The path is not in the specification. */
export const previewReturn = post<WantedReturn, v.InferOutput<typeof returnTerms>>(
  'trade/buyer/v2/items/orders/{orderId}/returns/preview',
  { changesState: false, auth: 'buyer', importance: 'high', read: w.reader(returnTerms) },
)

const newTerms = v.object({ amount: w.price, extras: w.price })

/** Returns the new amounts from the data of a refusal, or null. */
export const readNewTerms = (data: unknown): v.InferOutput<typeof newTerms> | null => {
  const read = v.safeParse(newTerms, data)
  return read.success ? read.output : null
}

/**
 * Requests a return at the agreed amount. Repeated requests with the same key return the same return. The path is not in
 * the specification.
 */
export const applyReturn = post<WantedReturn & { entryCodes: string[]; amount: Fen; idempotencyKey: string }, void>(
  'trade/buyer/v2/items/orders/{orderId}/returns',
  {
    auth: 'buyer',
    importance: 'critical',
    timeout: 10_000,
    read: w.nothing,
  },
)

/** Enters the parcel with the returned goods. The path is not in the specification. */
export const sendReturn = post<{ orderId: string; returnId: string; expressNo: string; company: string }, void>(
  'trade/buyer/v2/items/orders/{orderId}/returns/{returnId}/parcel',
  { auth: 'buyer', importance: 'high', read: w.nothing },
)

/** Cancels a return. The path is not in the specification. */
export const cancelReturn = post<{ orderId: string; returnId: string }, void>(
  'trade/buyer/v2/items/orders/{orderId}/returns/{returnId}/cancel',
  { auth: 'buyer', importance: 'high', read: w.nothing },
)
