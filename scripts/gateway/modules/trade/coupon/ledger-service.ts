import { sql } from 'kysely'
import type { CouponEventKind } from '../../../../../src/domain/coupon/events'
import type { CouponRules } from '../../../../../src/domain/pricing/coupon-facts'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { newId } from '../../../core/ids'
import { Refusal } from '../../../core/envelope'

/** Identifies the coupons that changed: one coupon, or the coupons of an order or a refund. */
type Changed = { coupon_id: string } | { used_order_id: string } | { refund_id: string }

/**
 * Stores a change of coupons, and their validity after the change. `ref` is the id of the order, refund or packet that
 * caused the change.
 */
export const enterCouponEvent = async (
  tx: Tx,
  changed: Changed,
  { kind, at, ref = '' }: { kind: CouponEventKind; at: number; ref?: string },
): Promise<void> => {
  const [[column, value]] = Object.entries(changed) as [['coupon_id', string]]
  await tx
    .insertInto('coupon_events')
    .columns(['coupon_id', 'kind', 'at', 'ref', 'start_time', 'expire_time'])
    .expression((from) =>
      from
        .selectFrom('coupons')
        .select(({ val }) => [
          'coupon_id',
          val<string>(kind).as('kind'),
          val(at).as('at'),
          val(ref).as('ref'),
          'start_time',
          'expire_time',
        ])
        .where(column, '=', value),
    )
    .execute()
}

/** A coupon to grant. Times in epoch ms. */
interface Grant {
  userId: string
  templateId: string
  /** Rules of the coupon. They equal the rules of its kind, unless the coupon has its own amount. */
  rules: CouponRules
  startTime: number
  expireTime: number
  /** Id of the code, packet or refund that grants the coupon. */
  ref?: string
  /** Maximum number of coupons of this kind that a buyer may have. */
  perUser?: number
}

/**
 * Grants a coupon and reduces the stock of its kind. Uses a single statement, because many buyers may do this at the
 * same time. The caller locks the buyer and checks all other conditions.
 * @returns id of the coupon, or null if the stock is empty or the buyer already has `perUser` coupons
 */
export const grantCoupon = async (
  tx: Tx,
  { userId, templateId, rules, startTime, expireTime, ref = '', perUser }: Grant,
  now: number,
): Promise<string | null> => {
  const couponId = newId('C')
  const isAllowed =
    perUser === undefined
      ? sql`true`
      : sql`(select count(*) from coupons where user_id = ${userId} and template_id = ${templateId}) < ${perUser}`
  const { rows } = await sql<{ coupon_id: string }>`
    with limited as (
      update coupon_templates set stock = stock - 1 where template_id = ${templateId} and stock > 0 and ${isAllowed}
      returning template_id
    ), kind as (
      select template_id from limited
      union all select template_id from coupon_templates
      where template_id = ${templateId} and stock is null and ${isAllowed}
    ), granted as (
      insert into coupons (coupon_id, template_id, user_id, start_time, expire_time, received_at, rules)
      select ${couponId}, template_id, ${userId}, ${startTime}, ${expireTime}, ${now}, ${json(rules)} from kind
      returning *
    )
    insert into coupon_events (coupon_id, kind, at, ref, start_time, expire_time)
    select coupon_id, 'RECEIVED', received_at, ${ref}, start_time, expire_time from granted
    returning coupon_id`.execute(tx)
  return rows.length === 1 ? couponId : null
}

/** Reserves a coupon for an order. Throws `Refusal` couponUnfit if the coupon is no longer available. */
export const holdCoupon = async (tx: Tx, couponId: string, orderId: string, now: number): Promise<void> => {
  const held = await tx
    .updateTable('coupons')
    .set({ used_order_id: orderId, used_at: now })
    .where('coupon_id', '=', couponId)
    .where('used_order_id', 'is', null)
    .where('verified_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (Number(held.numUpdatedRows) !== 1) throw new Refusal('couponUnfit')
  await enterCouponEvent(tx, { coupon_id: couponId }, { kind: 'HELD', at: now, ref: orderId })
}

/** Uses a coupon for a card. Throws `Refusal` cardExchangeUnfit if the coupon is no longer available. */
export const useCouponForCard = async (tx: Tx, couponId: string, now: number): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({ verified_at: now })
    .where('coupon_id', '=', couponId)
    .where('used_order_id', 'is', null)
    .where('verified_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== 1) throw new Refusal('cardExchangeUnfit')
  await enterCouponEvent(tx, { coupon_id: couponId }, { kind: 'EXCHANGED', at: now })
}

/** Makes the coupon of an order that ended unpaid available again. */
export const releaseCoupon = async (tx: Tx, orderId: string, at: number): Promise<void> => {
  await enterCouponEvent(tx, { used_order_id: orderId }, { kind: 'RELEASED', at, ref: orderId })
  await tx
    .updateTable('coupons')
    .set({ used_order_id: null, used_at: null })
    .where('used_order_id', '=', orderId)
    .execute()
}

/** Moves the coupon of an order to the order that replaces it. */
export const moveCoupon = async (tx: Tx, from: string, to: string, at: number): Promise<void> => {
  await tx.updateTable('coupons').set({ used_order_id: to }).where('used_order_id', '=', from).execute()
  await enterCouponEvent(tx, { used_order_id: to }, { kind: 'MOVED', at, ref: to })
}

/** Returns the changes of a coupon, the oldest first. */
export const couponEvents = (db: Db | Tx, couponId: string): Promise<Row<'coupon_events'>[]> =>
  db.selectFrom('coupon_events').selectAll().where('coupon_id', '=', couponId).orderBy('event_id').execute()
