import { fen } from '../../../../../src/domain/money'
import type { BasketUnit, ScopeFacts } from '../../../../../src/domain/pricing/basket'
import { unfitReason } from '../../../../../src/domain/pricing/fit'
import type { ReasonCode } from '../../../../../src/domain/pricing/reason'
import type { Db, Row } from '../../../core/database/database'
import type { PageRange, RowPage } from '../../../core/database/page'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { requireShow } from '../../catalogue/show/service'
import type { OwnCoupon } from './list-service'
import { couponFacts, heldCoupons } from './service'

/** The show or the item for which coupons are listed. */
interface Target {
  showId?: string | undefined
  itemId?: string | undefined
}

const NOWHERE: Omit<ScopeFacts, 'kind'> = {
  ...{ showId: '', sessionId: '', seatPlanId: '', venueId: '', showType: '', tagIds: [], itemId: '', categoryId: '' },
}

/** A unit of a tier, in the form that the pricing engine needs. */
type TierUnit = ScopeFacts & Pick<BasketUnit, 'price' | 'pieces'>

/** Returns a unit of each tier of a show. Throws `Refusal` notFound. */
export const unitsOfShow = async (db: Db, showId: string): Promise<TierUnit[]> => {
  const show = await requireShow(db, showId)
  const plans = await db
    .selectFrom('seat_plans as p')
    .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
    .select(['p.seat_plan_id', 'n.session_id', 'p.price', 'p.sale_price', 'p.unit_qty'])
    .where('n.show_id', '=', showId)
    .execute()
  return plans.map(
    ({ seat_plan_id: seatPlanId, session_id: sessionId, price, sale_price: salePrice, unit_qty: pieces }) => ({
      ...{ ...NOWHERE, kind: 'TICKET' as const, showId, sessionId, seatPlanId, price: fen(salePrice ?? price), pieces },
      ...{ venueId: show.venue_id, showType: show.category, tagIds: show.tags.map(({ type }) => type) },
    }),
  )
}

/** Returns the data of goods that are compared with the scope of a coupon. */
export const scopeOfItem = ({
  spu_id: itemId,
  category_id,
}: Pick<Row<'spus'>, 'spu_id' | 'category_id'>): ScopeFacts => ({
  ...{ ...NOWHERE, kind: 'GOODS', itemId, categoryId: category_id ?? '' },
})

/** Returns one unit of an item. Throws `Refusal` notFound. */
const unitsOfItem = async (db: Db, itemId: string): Promise<ScopeFacts[]> => [
  scopeOfItem(found(await findRow(db, 'spus', { spu_id: itemId }))),
]

export interface FittingCoupon extends OwnCoupon {
  /** Reason why the coupon does not apply to the target, or null if it does. */
  unfit: ReasonCode | null
}

/**
 * Returns a page of the coupons that a buyer can still use. Coupons that apply to the given show or item come first.
 * Every other coupon has the reason why it does not apply. Throws `Refusal` notFound for an unknown show or item.
 */
export const couponsFor = async (
  db: Db,
  userId: string,
  { showId, itemId, offset = 0, length = 20 }: Target & Partial<PageRange>,
  now: number,
): Promise<RowPage<FittingCoupon>> => {
  const units = showId ? await unitsOfShow(db, showId) : await unitsOfItem(db, itemId ?? '')
  const rows = (await heldCoupons(db, userId, now)).map((row) => ({
    ...row,
    unfit: unfitReason(couponFacts(row, now), units, now),
  }))
  // The sort is stable, so coupons remain sorted by their end within each group.
  const ordered = rows.sort((one, other) => Number(one.unfit !== null) - Number(other.unfit !== null))
  return {
    rows: ordered.slice(offset, offset + length),
    total: rows.length,
    last: offset + length >= rows.length,
  }
}
