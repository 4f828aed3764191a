import { bestCoupon, type Choosable } from '../../../../src/domain/coupon/best'
import { type Fen, formatFen, fen } from '../../../../src/domain/money'
import type { Db, Tx } from '../../core/database/database'
import type { CouponTable, CouponTemplateTable } from './tables'
import type { Language } from '../../core/localized-text'
import { found, Refusal } from '../../core/envelope'
import { texts } from './texts'
import type { ShowTable } from '../show/tables'
import { couponCut } from './cut-service'

export type CouponRow = Omit<CouponTable, 'template_id'> & CouponTemplateTable

/** Why a coupon does not apply, as a text below `trade.coupon`; null when it does. */
interface CouponFit {
  row: CouponRow
  /** Fen. */
  cut: Fen
  hindrance: 'scope' | 'early' | 'threshold' | null
}

/** Coupons that a buyer holds: not used, not expired; earliest expiry first. */
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

type PricedShow = Pick<ShowTable, 'show_id' | 'category'>

const fitOf = (row: CouponRow, show: PricedShow, left: Fen, now: number): CouponFit => {
  const elsewhere =
    (row.category !== null && row.category !== show.category) || (row.show_id !== null && row.show_id !== show.show_id)
  const cut = elsewhere || row.start_time > now ? fen(0) : couponCut(row, left)
  const hindrance = elsewhere ? 'scope' : row.start_time > now ? 'early' : cut === 0 ? 'threshold' : null
  return { row, cut, hindrance }
}

/** How each of a buyer's coupons fits a purchase of which `left` fen are to pay. */
export const couponFits = async (
  db: Db | Tx,
  userId: string,
  show: PricedShow,
  left: Fen,
  now: number,
): Promise<CouponFit[]> =>
  left === 0 ? [] : (await heldCoupons(db, userId, now)).map((row) => fitOf(row, show, left, now))

const scopeOf = (row: CouponRow): string =>
  row.show_id ? 'LIMIATION_SHOW_DATA' : row.category ? 'LIMIATION_SHOW_TYPE_OR_TAG' : 'ALL_SHOW'

const choosable = (fit: CouponFit): Choosable & { fit: CouponFit } => ({
  fit,
  couponType: fit.row.coupon_type,
  usable: fit.hindrance === null,
  discountAmount: fit.cut,
  expireTime: fit.row.expire_time,
  useCouponRule: scopeOf(fit.row),
})

/** The coupon of a purchase: the named one, none when the name is empty, else the best. Throws `Refusal` for one that does not fit. */
export const chooseCoupon = (fits: readonly CouponFit[], couponId: string | undefined): CouponFit | null => {
  if (couponId === '') return null
  if (couponId === undefined) return bestCoupon(fits.map(choosable))?.fit ?? null
  const named = fits.find(({ row }) => row.coupon_id === couponId)
  if (!named || named.hindrance !== null) throw new Refusal('couponUnfit')
  return named
}

/** A coupon in a request must be the buyer's own, used or not; another buyer's is "not found". */
export const refuseForeignCoupon = async (db: Db | Tx, userId: string, couponId: string | undefined): Promise<void> => {
  if (!couponId) return
  found(
    await db
      .selectFrom('coupons')
      .select('coupon_id')
      .where('coupon_id', '=', couponId)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  )
}

/** A coupon on the wire (contract: api/purchase OrderCoupon). */
export const serializeCoupon = ({ row, cut, hindrance }: CouponFit, lang: Language) => ({
  couponId: row.coupon_id,
  title: row.title[lang],
  discountAmount: cut,
  expireTime: row.expire_time,
  usable: hindrance === null,
  reason:
    hindrance === null
      ? ''
      : texts.translate(lang, `hindrance.${hindrance}`, { amount: formatFen(fen(row.threshold), lang) }),
  couponType: row.coupon_type,
})
