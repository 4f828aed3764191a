import { levelAt } from '../../../../../src/domain/member/level'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import { changeRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { changeRate } from '../../base/member/level-service'
import { lockAccount } from '../coupon/sandbox-service'
import { giveGrowth } from './growth-service'
import { applyLevel, closePeriod, insertPeriod, periodsOf } from './period-service'
import { texts } from './texts'
import { bringLevelUpToDate } from './update-service'

/** Commands of the console. */
export const MEMBER_COMMANDS = ['GIVE_GROWTH', 'MOVE_REVIEW', 'SET_LEVEL', 'SET_RATE'] as const

/** A command for the level of an account, or for the rate of a level. */
export interface MemberCommand {
  action: (typeof MEMBER_COMMANDS)[number]
  /** Phone number, with or without its country code, or e-mail address. Not for SET_RATE. */
  account?: string | undefined
  /** Level for SET_LEVEL, from 0, and for SET_RATE. */
  level?: number | undefined
  /** Growth for GIVE_GROWTH, days until the review for MOVE_REVIEW, basis points for SET_RATE. */
  value?: number | undefined
}

/**
 * Runs a command of the console: gives growth, moves the end of the level, sets a level for 12 months, or sets the rate
 * of a level. Throws `Refusal` accountUnknown, or notFound for an unknown level.
 */
export const runMemberCommand = ({ db, clock }: Gateway, command: MemberCommand): Promise<void> => {
  const now = clock.now()
  const { action, account = '', level = 0, value = 1 } = command
  return db.transaction().execute(async (tx) => {
    if (action === 'SET_RATE') return changeRate(tx, level, value)
    const userId = await lockAccount(tx, account)
    await bringLevelUpToDate(tx, userId, now)
    if (action === 'GIVE_GROWTH')
      await giveGrowth(tx, { userId, amount: value, reason: texts.translateAll('given'), at: now })
    else {
      const open = (await periodsOf(tx, userId)).filter(({ endTime }) => endTime > now)
      if (action === 'MOVE_REVIEW') {
        const current = levelAt(open, now)
        const moved = open.filter((period) => period.level === current && period.startTime <= now)
        if (moved.length === 0) throw new Refusal('notFound', { http: 404 })
        const columns = { end_time: now + value * DAY, notices: 0 }
        for (const { row } of moved) await changeRow(tx, 'level_periods', { period_id: row.period_id }, columns)
      } else {
        for (const period of open) await closePeriod(tx, period, now)
        if (level > 0) await insertPeriod(tx, { userId, level, startTime: now })
        await applyLevel(tx, userId, { at: now, reason: 'MERCHANT' })
      }
    }
    await bringLevelUpToDate(tx, userId, now)
  })
}
