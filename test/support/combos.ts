import type { Gateway } from '../../scripts/gateway/core/context'
import type { Row } from '../../scripts/gateway/core/database/database'
import { json } from '../../scripts/gateway/core/database/json'

/** A part of a combo that a test writes. `sessionIds` and `seatPlanIds` are all of the shows by default. */
export interface TestPart {
  partId: string
  showIds: string[]
  sessionIds?: string[]
  seatPlanIds?: string[]
  least?: number
  most?: number
}

/** Writes a combo with 10 % off each ticket, which is on sale. Each part has one ticket of one show by default. */
export const writeCombo = async (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  promotionId: string,
  parts: readonly TestPart[],
  more: Partial<Row<'combos'>> = {},
): Promise<void> => {
  const text = { 'zh-CN': promotionId, 'zh-MO': promotionId, 'en-US': promotionId }
  const now = clock.now()
  await db
    .insertInto('combos')
    .values({
      ...{ promotion_id: promotionId, merchant_id: 'M1', activity_type: 'FLEX', sort: 0 },
      ...{ promotion_method: 'DISCOUNT', seat_pick_type: 'EACH', title: json(text), description: json(text) },
      ...{ picture_url: '', sale_time: now - 1, sale_end: now + 90 * 86_400_000, per_buyer: null, refund_fee_rate: 0 },
      ...more,
      rule: json(more.rule ?? { steps: [{ count: 1, groupId: '', value: 9000 }], groups: [] }),
    })
    .execute()
  for (const [sort, { partId, showIds, sessionIds, seatPlanIds, least = 1, most = 1 }] of parts.entries())
    await db
      .insertInto('combo_parts')
      .values({
        ...{ promotion_id: promotionId, part_id: partId, sort, show_ids: json(showIds), least, most, quantity: 1 },
        session_ids: sessionIds ? json(sessionIds) : null,
        seat_plan_ids: seatPlanIds ? json(seatPlanIds) : null,
      })
      .execute()
}
