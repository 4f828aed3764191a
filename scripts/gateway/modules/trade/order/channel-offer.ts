import { Type } from 'typebox'
import { type Fen, fen, timesQuantity } from '../../../../../src/domain/money'
import type { Db, Row } from '../../../core/database/database'
import { found } from '../../../core/envelope'
import { Id } from '../../../core/schema'
import { channelPromotionsOf } from '../../catalogue/show/service'
import { promotionCut } from '../../../../../src/domain/pricing/promotion'
import { promotionFacts } from '../pricing/service'

/** Units of one tier. */
export const tier = {
  showId: Id,
  seatPlanId: Id,
  quantity: Type.Integer({ minimum: 1, maximum: 100 }),
}

/**
 * Returns the promotion of a sales channel that reduces the price of a tier's units most, and its reduction in fen.
 * Returns null if no promotion reduces the price. Throws `Refusal` notFound for a tier that the show does not have.
 */
export const channelOfferOf = async (
  db: Db,
  { showId, seatPlanId, quantity }: { showId: string; seatPlanId: string; quantity: number },
  channelId: string,
): Promise<{ promotion: Row<'promotions'>; cut: Fen } | null> => {
  const plan = found(
    await db
      .selectFrom('seat_plans as p')
      .innerJoin('sessions as s', 's.session_id', 'p.session_id')
      .select(['p.price', 'p.sale_price', 'p.unit_qty'])
      .where('p.seat_plan_id', '=', seatPlanId)
      .where('s.show_id', '=', showId)
      .executeTakeFirst(),
  )
  const amount = timesQuantity(fen(plan.sale_price ?? plan.price), quantity)
  const offers = (await channelPromotionsOf(db, showId, channelId))
    .map((promotion) => ({
      promotion,
      cut: promotionCut(promotionFacts(promotion), amount, quantity * plan.unit_qty),
    }))
    .filter(({ cut }) => cut > 0)
  return offers.sort((a, b) => b.cut - a.cut)[0] ?? null
}
