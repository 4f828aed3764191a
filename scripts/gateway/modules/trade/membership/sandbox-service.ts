import { levelAt } from '../../../../../src/domain/member/level'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { changeRow, findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import type { Language } from '../../../core/localized-text'
import { changeRate, FULL_RATE } from '../../base/member/level-service'
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
  /** Growth for GIVE_GROWTH, days until the end for MOVE_REVIEW, basis points for SET_RATE. */
  value?: number | undefined
}

type Values = Required<Pick<MemberCommand, 'action' | 'level' | 'value'>>

/** Carries out a command for an account whose level is up to date. Returns the number of changed rows. */
const changeMember = async (tx: Tx, userId: string, { action, level, value }: Values, now: number): Promise<number> => {
  if (action === 'GIVE_GROWTH') {
    await giveGrowth(tx, { userId, amount: value, reason: texts.translateAll('given'), at: now })
    return 1
  }
  const open = (await periodsOf(tx, userId)).filter(({ endTime }) => endTime > now)
  if (action === 'MOVE_REVIEW') {
    const current = levelAt(open, now)
    const moved = open.filter((period) => period.level === current && period.startTime < now)
    const columns = { end_time: now + value * DAY, notices: 0 }
    for (const { row } of moved) await changeRow(tx, 'level_periods', { period_id: row.period_id }, columns)
    return moved.length
  }
  for (const period of open) await closePeriod(tx, period, now)
  if (level > 0) await insertPeriod(tx, { userId, level, startTime: now })
  await applyLevel(tx, userId, { at: now, reason: 'MERCHANT' })
  return 1
}

/**
 * Runs a command of the console. It gives growth, moves the end of a level, sets a level for 12 months, or sets the
 * rate of a level. Throws `Refusal`: accountUnknown, badRequest for an unsuitable value, notFound for an unknown level.
 * @returns the number of changed rows
 */
export const runMemberCommand = (
  { db, clock }: Gateway,
  { action, account = '', level = 0, value = 1 }: MemberCommand,
  lang: Language,
): Promise<number> => {
  const now = clock.now()
  if (action !== 'MOVE_REVIEW' && value < 1) throw badInput(lang, 'value', 'format')
  if (action === 'SET_RATE' && value > FULL_RATE) throw badInput(lang, 'value', 'format')
  return db.transaction().execute(async (tx) => {
    if (action === 'SET_RATE') {
      await changeRate(tx, level, value)
      return 1
    }
    if (level > 0) found(await findRow(tx, 'member_levels', { level }))
    const userId = await lockAccount(tx, account)
    await bringLevelUpToDate(tx, userId, now)
    const count = await changeMember(tx, userId, { action, level, value }, now)
    await bringLevelUpToDate(tx, userId, now)
    return count
  })
}
