import { RATED_KINDS, type RateFacts } from '../../../../../src/domain/pricing/rate'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { LANGUAGES, type LocalizedText } from '../../../core/localized-text'
import { formatDiscount } from './level-service'

/** A rate of the buyer's level with its name, such as "Lantern Gold 5% off". */
export interface LevelRate extends RateFacts {
  name: LocalizedText
}

/** Id of a level's privilege. The cards of shows contain it (`show-prices` in catalogue/show). */
const privilegeIdOf = (level: number): string => `LEVEL${level}`

/** Returns the rates of a level, one for each kind of units. Empty for buyers without a level or without its right. */
export const levelRates = async (db: Db | Tx, level: number): Promise<LevelRate[]> => {
  const found = await findRow(db, 'member_levels', { level })
  if (!found || !(await findRow(db, 'member_rights', { level, right_type: 'DISCOUNT' }))) return []
  const { rate, name: levelName } = found
  const texts = LANGUAGES.map((lang) => [lang, `${levelName[lang]} ${formatDiscount(rate, lang)}`])
  const name = Object.fromEntries(texts) as LocalizedText
  return RATED_KINDS.map((kind) => ({
    ...{ rateId: privilegeIdOf(level), source: 'LEVEL', kind, name, rate, cut: null },
    ...{ useCouponRule: kind === 'TICKET' ? 'ALL_SHOW' : 'ALL_PRODUCT', couponUseLimitVO: null },
  }))
}
