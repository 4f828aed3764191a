import { bestCoupon, type Choosable } from '../../../../../src/domain/coupon/best'
import { type CouponFit, couponFits, type FittingCoupon } from '../../../../../src/domain/coupon/fit'
import { type Fen, formatFen, fen } from '../../../../../src/domain/money'
import type { Purchase } from '../../../../../src/domain/purchase/purchase'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { found, Refusal } from '../../../core/envelope'
import { texts } from './texts'

export type CouponRow = Omit<Row<'coupons'>, 'template_id'> & Row<'coupon_templates'>

/** A coupon of a buyer, and how it fits the purchase. */
interface HeldCoupon extends CouponFit {
  row: CouponRow
}

/** Returns a buyer's coupons that are not used or expired, the earliest expiry first. */
const heldCoupons = (db: Db | Tx, userId: string, now: number): Promise<CouponRow[]> =>
  db
    .selectFrom('coupons as c')
    .innerJoin('coupon_templates as t', 't.template_id', 'c.template_id')
    .selectAll('t')
    .select(['c.coupon_id', 'c.user_id', 'c.start_time', 'c.expire_time', 'c.used_order_id', 'c.used_at'])
    .where('c.user_id', '=', userId)
    .where('c.used_order_id', 'is', null)
    .where('c.expire_time', '>', now)
    .orderBy('c.expire_time')
    .orderBy('c.coupon_id')
    .execute()

const factsOf = (row: CouponRow): FittingCoupon => ({
  couponType: row.coupon_type,
  threshold: row.threshold,
  amount: row.amount,
  category: row.category,
  showId: row.show_id,
  startTime: row.start_time,
})

/** Returns how each of a buyer's coupons fits a purchase with `left` fen to pay. */
export const couponsFor = async (
  db: Db | Tx,
  userId: string,
  purchase: Purchase,
  left: Fen,
  now: number,
): Promise<HeldCoupon[]> =>
  left === 0
    ? []
    : (await heldCoupons(db, userId, now)).map((row) => ({ row, ...couponFits(factsOf(row), purchase, left, now) }))

const scopeOf = (row: CouponRow): string =>
  row.show_id ? 'LIMIATION_SHOW_DATA' : row.category ? 'LIMIATION_SHOW_TYPE_OR_TAG' : 'ALL_SHOW'

const choosable = (fit: HeldCoupon): Choosable & { fit: HeldCoupon } => ({
  fit,
  couponType: fit.row.coupon_type,
  usable: fit.blockReason === null,
  discountAmount: fit.cut,
  expireTime: fit.row.expire_time,
  useCouponRule: scopeOf(fit.row),
})

/** Returns the named coupon, none for an empty name, else the best. Throws `Refusal` for one that does not fit. */
export const chooseCoupon = (fits: readonly HeldCoupon[], couponId: string | undefined): HeldCoupon | null => {
  if (couponId === '') return null
  if (couponId === undefined) return bestCoupon(fits.map(choosable))?.fit ?? null
  const named = fits.find(({ row }) => row.coupon_id === couponId)
  if (!named || named.blockReason !== null) throw new Refusal('couponUnfit')
  return named
}

/** A coupon in a request must be the buyer's own, used or not. Another buyer's is "not found". */
export const refuseForeignCoupon = async (db: Db | Tx, userId: string, couponId: string | undefined): Promise<void> => {
  if (!couponId) return
  found(await findRow(db, 'coupons', { coupon_id: couponId, user_id: userId }))
}

/** Serializes a coupon (contract: api/purchase OrderCoupon). */
export const serializeCoupon = ({ row, cut, blockReason }: HeldCoupon, lang: Language) => ({
  couponId: row.coupon_id,
  title: row.title[lang],
  discountAmount: cut,
  expireTime: row.expire_time,
  usable: blockReason === null,
  reason:
    blockReason === null
      ? ''
      : texts.translate(lang, `blockReason.${blockReason}`, { amount: formatFen(fen(row.threshold), lang) }),
  couponType: row.coupon_type,
})
