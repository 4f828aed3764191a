import * as v from 'valibot'
import { LOT_STATES, POINT_MOVES } from '@/domain/points/lot'
import { get, type NoParams } from '@/request/call'
import * as w from './wire'

/** Usable points that end on one day. */
const ending = v.object({
  /** Number of points; 0 without points that end. */
  amount: w.count,
  /** Time at which the points end, epoch ms; 0 without such points. */
  endTime: w.moment,
})
export type EndingPoints = v.InferOutput<typeof ending>

const pointAccountSchema = v.object({
  /** Points that can be used now. */
  usable: w.count,
  /** Points of orders whose sessions are not over yet. */
  pending: w.count,
  /** Used points whose source order was refunded. They are deducted from later points. */
  debt: w.count,
})
/** The points of the buyer. */
export type PointAccount = v.InferOutput<typeof pointAccountSchema>

/** Returns the buyer's points. The path is not in the specification. */
export const pointAccount = get<NoParams, PointAccount>('user/buyer/v3/point/account', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(pointAccountSchema),
})

/**
 * Returns the points that end on the nearest day within 30 days. The response is not in the specification. Source:
 * domain §7.
 */
export const expiringPoints = get<NoParams, EndingPoints>('user/buyer/v3/point/be_about_to_expire_point', {
  auth: 'buyer',
  importance: 'medium',
  read: w.reader(ending),
})

const pointLot = v.object({
  lotId: v.pipe(v.string(), v.nonEmpty()),
  source: w.oneOf(['ORDER', 'GRANT'], 'GRANT'),
  /** Show or goods of the order, or the reason of granted points. */
  title: w.text(),
  /** '' for granted points. */
  orderId: w.text(),
  orderType: w.orderType,
  /** Number of points at the receipt, of points that are left, and of points that ended. */
  amount: w.count,
  left: w.count,
  ended: w.count,
  state: w.oneOf(LOT_STATES, 'SPENT'),
  receivedTime: w.moment,
  /** Start and end of the validity, epoch ms. */
  usableAt: w.moment,
  endTime: w.moment,
})
/** Points that were received together. */
export type PointLot = v.InferOutput<typeof pointLot>

/** Returns a page of the buyer's points, sorted by the time at which they end. The path is not in the specification. */
export const pointLots = get<
  { state?: 'PENDING' | 'USABLE' | 'ENDED'; offset: number; length: number },
  w.Page<PointLot>
>('user/buyer/v3/point/lots', { auth: 'buyer', importance: 'high', read: w.pageReader(pointLot) })

const pointRecord = v.object({
  recordId: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(POINT_MOVES),
  /** Negative for points that the buyer no longer has. */
  amount: w.number(),
  /** Epoch ms. */
  time: w.moment,
  /** Show or item of the order, or the reason of granted points. */
  title: w.text(),
  /** '' without an order. */
  orderId: w.text(),
  orderType: w.orderType,
})
/** A movement of points. */
export type PointRecord = v.InferOutput<typeof pointRecord>

/** Returns a page of the movements of the buyer's points, newest first. The path is not in the specification. */
export const pointRecords = get<
  { type?: 'IN' | 'OUT' | 'RETURNED' | 'ENDED'; offset: number; length: number },
  w.Page<PointRecord>
>('user/buyer/v3/point/records', { auth: 'buyer', importance: 'high', read: w.pageReader(pointRecord) })

/** The part of an order that points can pay (shell §5). Amounts in fen. The type is not in the specification. */
export const pointUsage = v.object({
  /** Points that the buyer can use. */
  usable: w.count,
  /** The merchant's rule: points for one yuan, and the highest share of an order, per cent. */
  rate: w.count,
  limitProportion: w.number(),
  /** Highest amount that points can pay, and the amount that they pay; whole yuan. */
  most: w.price,
  amount: w.price,
  /** Points for the amount, and points that are left after the payment. */
  points: w.count,
  left: w.count,
})
export type PointUsage = v.InferOutput<typeof pointUsage>

const ruleSchema = v.object({
  /** Rules for paying with points (domain/pricing/points). The first rule applies. */
  rules: w.optional(w.list(v.object({ limitProportion: w.number(), rate: w.number() }))),
  /** Points for one yuan, in percent (100 is one point), by level. `levelName` is '' for buyers without a level. */
  levels: w.list(v.object({ level: w.count, levelName: w.text(), factor: w.count })),
})
/** The merchant's rule for points. */
export type PointRule = v.InferOutput<typeof ruleSchema>

/** Returns the merchant's rule for points. The path is not in the specification. */
export const pointRule = get<NoParams, PointRule>('user/pub/v3/point/rule', {
  auth: 'public',
  importance: 'medium',
  read: w.reader(ruleSchema),
})
