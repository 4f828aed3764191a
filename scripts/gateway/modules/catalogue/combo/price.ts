import { checkChoice, choiceProblem } from '../../../../../src/domain/combo/choice'
import { comboLines, comboShares, sumsOf } from '../../../../../src/domain/combo/shares'
import type { Db } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { type ComboItem, readCombo } from './items-service'
import { buyableFacts, openShows } from './open'
import { texts } from './texts'

/**
 * Returns the price of a choice, which may be incomplete (contract: api/combo ComboPrice). The next step counts only
 * tiers that can be bought now. @throws Refusal notFound, comboChoiceWrong for items that cannot be chosen together
 */
export const comboPrice = async (
  db: Db,
  { promotionId, items }: { promotionId: string; items: readonly ComboItem[] },
  lang: Language,
  now: number,
) => {
  const combo = await readCombo(db, promotionId, now)
  const { facts, row } = combo
  const problem = choiceProblem(facts, items)
  if (problem !== null) throw new Refusal('comboChoiceWrong', { data: { problem, missing: [] } })
  const buyable = buyableFacts(combo, await openShows(db, combo, now))
  const chosen = facts.tiers.filter(({ seatPlanId }) => items.some((item) => item.seatPlanId === seatPlanId))
  const tiers = [...new Set([...chosen, ...buyable.tiers])]
  const shares = comboShares(facts, items)
  const sums = sumsOf(shares)
  const titles = { TICKETS: texts.translate(lang, 'tickets'), PROMOTION: row.title[lang] }
  return {
    ...sums,
    ...checkChoice({ ...facts, tiers }, items),
    lines: comboLines(sums).map(({ kind, amount }) => ({ kind, title: titles[kind], amount })),
    items: items.map(({ partId, showId, sessionId, seatPlanId, quantity }) => {
      const own = sumsOf(shares.filter(({ unitId }) => unitId.startsWith(`${seatPlanId}_`)))
      return { ...{ partId, showId, sessionId, seatPlanId, quantity }, single: own.singleTotal, share: own.total }
    }),
  }
}
