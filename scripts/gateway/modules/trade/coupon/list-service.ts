import { type SqlBool, sql } from 'kysely'
import type { MutedScope } from '../../../../../src/domain/coupon/reminders'
import { couponStateOf } from '../../../../../src/domain/coupon/state'
import type { CouponState } from '../../../../../src/domain/pricing/coupon-facts'
import type { Db, Row, Tx } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { findRow, getRow } from '../../../core/database/rows'
import type { Language, LocalizedText } from '../../../core/localized-text'
import type { CardTemplate } from '../../catalogue/card-template/service'

/** A buyer's coupon, with the state of the order that uses it and of the refund that returns it. */
export interface OwnCoupon extends Row<'coupons'> {
  title: LocalizedText
  order_state: string | null
  refund_state: string | null
  refund_order_id: string | null
  /** True if that order, or the order of that refund, is an item order. */
  of_items: boolean
  /** Number of uses that were verified at a counter. */
  uses_over: number
}

declare module '../../../core/hooks' {
  interface Hooks {
    /** Returns the reminder before the end of a coupon, or null. */
    'coupon.reminder': (db: Db, coupon: OwnCoupon, now: number) => Promise<CouponReminder | null>
    /** Returns the card for which a coupon was exchanged, or null. */
    'coupon.card': (db: Db, couponId: string, lang: Language) => Promise<ExchangedCard | null>
  }
}

/** The buyer's card that a coupon was exchanged for (contract: api/coupon OwnCouponDetail). */
interface ExchangedCard {
  cardId: string
  userCardInstanceId: string
  cardName: string
}

/** The reminder of a coupon's end (contract: api/coupon CouponReminder). */
export interface CouponReminder {
  /** Next reminder, epoch ms. */
  at: number
  muted: MutedScope
}

export interface CouponFilter {
  /** State of the listed coupons. Without a state, all coupons that can still be used are listed. */
  couponStatus?: 'USED' | 'EXPIRED' | 'REFUNDING'
  bizType?: string
  couponTemplateId?: string
  couponPackageId?: string
  sort?: 'END' | 'WORTH'
}

/** SQL expression: state of the order that holds the coupon `c`, or null. */
export const orderState = sql<string | null>`coalesce(o.state, m.state)`

/** SQL expression: true if the order that holds the coupon `c`, or the order of its refund, is an item order. */
export const ofItems = sql<boolean>`case when r.order_id is null then m.order_id is not null
  else exists (select from item_orders i where i.order_id = r.order_id) end`

/** Returns the SQL condition of a coupon state (domain/coupon/state). */
const inState = (state: CouponState | 'OPEN', now: number) =>
  ({
    OPEN: sql<SqlBool>`c.verified_at is null and r.refund_id is null and c.expire_time > ${now}
      and (${orderState} = 'UNPAID' or ${orderState} is null and c.withdrawn_at is null)`,
    USED: sql<SqlBool>`(c.verified_at is not null
      or ${orderState} <> 'UNPAID' and r.refund_id is null)`,
    // Withdrawn coupons are listed in this state only.
    EXPIRED: sql<SqlBool>`c.verified_at is null and ${orderState} is null and r.refund_id is null
      and (c.withdrawn_at is not null or c.expire_time <= ${now})`,
    REFUNDING: sql<SqlBool>`r.refund_id is not null`,
  })[state as 'OPEN']

/** Returns the state of a buyer's coupon. */
export const stateOfRow = (
  row: Pick<OwnCoupon, 'start_time' | 'expire_time' | 'order_state' | 'refund_state' | 'verified_at' | 'withdrawn_at'>,
  now: number,
): CouponState =>
  couponStateOf(
    {
      ...{ startTime: row.start_time, expireTime: row.expire_time, orderState: row.order_state },
      refunding: row.refund_state !== null,
      verified: row.verified_at !== null,
      withdrawn: row.withdrawn_at !== null,
    },
    now,
  )

/** Selects the coupons of all buyers. The caller filters and sorts. */
export const allCoupons = (db: Db | Tx) =>
  db
    .selectFrom('coupons as c')
    .innerJoin('coupon_templates as t', 't.template_id', 'c.template_id')
    .leftJoin('orders as o', 'o.order_id', 'c.used_order_id')
    .leftJoin('item_orders as m', 'm.order_id', 'c.used_order_id')
    // Includes failed refunds, because they are repeated and still hold the coupon.
    .leftJoin('refunds as r', (join) => join.onRef('r.refund_id', '=', 'c.refund_id').on('r.state', '<>', 'REFUNDED'))
    .selectAll('c')
    .select([orderState.as('order_state'), ofItems.as('of_items')])
    .select(['t.title', 'r.state as refund_state', 'r.order_id as refund_order_id'])
    .select(
      sql<number>`case when c.rules->>'useWay' = 'OFFLINE' then (
        select count(*)::int from coupon_verifications v where v.coupon_id = c.coupon_id and v.at is not null
      ) else 0 end`.as('uses_over'),
    )

/** Selects the coupons of a buyer. The caller filters and sorts. */
export const ownCoupons = (db: Db | Tx, userId: string) => allCoupons(db).where('c.user_id', '=', userId)

/**
 * Returns a page of a buyer's coupons. Sorts by the earliest end or the highest amount. Past coupons are in reverse
 * order. Used coupons are sorted by the time of use.
 */
export const couponsOf = (
  db: Db,
  userId: string,
  { couponStatus, bizType, sort = 'END', offset = 0, length = 20, ...of }: CouponFilter & Partial<PageRange>,
  now: number,
): Promise<RowPage<OwnCoupon>> => {
  let query = ownCoupons(db, userId)
  const { couponTemplateId, couponPackageId } = of
  if (couponTemplateId) query = query.where('c.template_id', '=', couponTemplateId)
  else if (couponPackageId) query = query.where('c.package_id', '=', couponPackageId)
  else query = query.where(inState(couponStatus ?? 'OPEN', now))
  if (bizType) query = query.where(sql<SqlBool>`c.rules->'couponBizTypes' @> ${JSON.stringify([bizType])}::jsonb`)
  const isHistory = couponStatus !== undefined || couponTemplateId !== undefined || couponPackageId !== undefined
  const byEnd =
    couponStatus === 'USED'
      ? query.orderBy(sql`coalesce(c.verified_at, c.used_at)`, 'desc')
      : query.orderBy('c.expire_time', isHistory ? 'desc' : 'asc')
  const ordered =
    sort === 'WORTH' && !isHistory
      ? query
          .orderBy(sql`case when c.rules->>'discount' is null then (c.rules->>'amount')::bigint end desc nulls last`)
          .orderBy('c.expire_time')
      : byEnd
  return readPage(query, ordered.orderBy('c.coupon_id'), { offset, length }) as Promise<RowPage<OwnCoupon>>
}

/** Returns the sum of the fixed amounts of a buyer's usable coupons, in fen. */
export const couponWorth = async (db: Db, userId: string, now: number): Promise<number> => {
  const { worth } = await ownCoupons(db, userId)
    .clearSelect()
    .select(sql<number>`coalesce(sum((c.rules->>'amount')::bigint), 0)::int`.as('worth'))
    .where(inState('OPEN', now))
    .where(sql<SqlBool>`c.rules->>'discount' is null`)
    .executeTakeFirstOrThrow()
  return worth
}

/** Returns the card that a buyer's coupon can be exchanged for at `now`, or undefined for a coupon of another kind. */
export const exchangeCardOf = async (db: Db, coupon: OwnCoupon, now: number): Promise<CardTemplate | undefined> => {
  if (stateOfRow(coupon, now) !== 'AVAILABLE') return undefined
  const { card_id: cardId } = await getRow(db, 'coupon_templates', { template_id: coupon.template_id })
  return cardId === null ? undefined : findRow(db, 'card_templates', { card_id: cardId })
}

/** Returns a coupon of a buyer. Returns undefined for an unknown coupon or a coupon of another buyer. */
export const couponOf = (db: Db | Tx, userId: string, couponId: string): Promise<OwnCoupon | undefined> =>
  ownCoupons(db, userId).where('c.coupon_id', '=', couponId).executeTakeFirst() as Promise<OwnCoupon | undefined>

/** Returns a page of the kinds of coupons that every visitor can receive now or later. */
export const recommendedKinds = async (
  db: Db,
  { offset = 0, length = 20 }: Partial<PageRange>,
  now: number,
): Promise<RowPage<Row<'coupon_templates'>>> => {
  const query = db
    .selectFrom('coupon_templates as t')
    .selectAll('t')
    .where('t.recommended', '=', true)
    .where(sql<SqlBool>`(least(t.obtain_to, t.valid_to) > ${now}) is not false`)
  // Kinds without stock come last.
  const ordered = query.orderBy(sql`coalesce(t.stock, 1) > 0`, 'desc').orderBy('t.template_id')
  return readPage(query, ordered, { offset, length })
}
