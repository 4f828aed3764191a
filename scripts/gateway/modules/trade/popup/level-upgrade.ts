import type { Db, Tx } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { levelName, newestChange, rateOf } from '../../base/member/level-service'
import { rights, serializeRight } from '../../base/member/right-service'

/**
 * Returns the newest rise of a buyer's level with the rights of the level (contract: api/member-popup LevelUpgrade).
 * Null if the level has fallen since. Null also for a bought level, because the payment result already shows it.
 */
export const levelUpgradeOf = async (db: Db | Tx, userId: string, lang: Language) => {
  const change = await newestChange(db, userId)
  if (!change || change.reason === 'BOUGHT' || change.to_level <= change.from_level) return null
  const { change_id, to_level: level } = change
  const rate = await rateOf(db, level)
  return {
    popupId: `LEVEL-${change_id}`,
    level,
    primeLevelName: await levelName(db, level, lang),
    primeRights: (await rights(db, level)).map((right) => serializeRight(right, rate, lang)),
  }
}
