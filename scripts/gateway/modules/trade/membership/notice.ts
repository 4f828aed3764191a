import { levelAt, levelOfGrowth } from '../../../../../src/domain/member/level'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { sendMessage } from '../../base/message/service'
import { minuteLine } from '../../catalogue/show/date-service'
import { growthAt } from './growth-service'
import { periodsOf, rulesOf, type StoredPeriod } from './period-service'
import { takeSubscription } from './subscription'
import { texts } from './texts'

/** Notifies a buyer that a period ends, and how to retain the level. */
export const sendNotice = async (
  tx: Tx,
  { row, level, source, endTime }: StoredPeriod,
  { levels, now }: { levels: readonly Row<'member_levels'>[]; now: number },
): Promise<void> => {
  const { user_id: userId } = row
  const growth = await growthAt(tx, userId, endTime)
  const { name, growth: needed } = await getRow(tx, 'member_levels', { level })
  const reached = source === 'GROWN' ? levelOfGrowth(rulesOf(levels), growth) : 0
  const next = Math.max(reached, levelAt(await periodsOf(tx, userId), endTime))
  const nextName = levels.find((each) => each.level === next)?.name
  const key = source === 'BOUGHT' ? 'notice.bought' : reached >= level ? 'notice.enough' : 'notice.short'
  const content = texts.translateAll(key, (lang: Language) => ({
    level: name[lang],
    time: minuteLine(lang, endTime, SHOP_OFFSET),
    missing: Math.max(0, needed - growth),
    next: nextName?.[lang] ?? texts.translate(lang, 'notice.none'),
  }))
  const openId = await takeSubscription(tx, userId)
  await sendMessage(tx, {
    ...{ userId, openId, channel: openId === null ? null : 'SUBSCRIBE_MESSAGE', kind: 'LEVEL_ENDS', now },
    ...{ content, path: source === 'BOUGHT' ? `/member-center/confirm?level=${level}` : '/growth-value' },
  })
}
