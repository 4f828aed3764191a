import type { Gateway } from '../../../core/context'
import { json } from '../../../core/database/json'
import { findRow } from '../../../core/database/rows'
import { requireRule } from './store-service'

/** A change of a step of a combo's price table. */
export interface StepChange {
  promotionId: string
  /** Number of shows of the step. */
  count: number
  /** Fen or basis points, as the combo's method requires (domain/combo ComboStep). */
  value: number
}

/**
 * Changes the steps of a number of shows. Returns the number of changed steps: one for each group of tiers, 0 for an
 * unknown combo or number. @throws Refusal comboRuleWrong for a price table that cannot be stored
 */
export const changeStep = ({ db, clock }: Gateway, { promotionId, count, value }: StepChange): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const combo = await findRow(tx, 'combos', { promotion_id: promotionId })
    if (!combo) return 0
    const isChanged = (step: { count: number }): boolean => step.count === count
    const steps = combo.rule.steps.map((step) => (isChanged(step) ? { ...step, value } : step))
    await tx
      .updateTable('combos')
      .set({ rule: json({ ...combo.rule, steps }) })
      .where('promotion_id', '=', promotionId)
      .execute()
    await requireRule(tx, promotionId, clock.now())
    return steps.filter(isChanged).length
  })
