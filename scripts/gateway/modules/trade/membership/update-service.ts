import {
  heldUntil,
  levelAt,
  levelOfGrowth,
  type LevelPeriod,
  noticeTimes,
} from '../../../../../src/domain/member/level'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Row, Tx } from '../../../core/database/database'
import { changeRow } from '../../../core/database/rows'
import { levels as memberLevels } from '../../base/member/level-service'
import { growthAt } from './growth-service'
import { sendNotice } from './notice'
import { applyLevel, closePeriod, insertPeriod, periodsOf, rulesOf, type StoredPeriod } from './period-service'

/** A change that is due. Times in epoch ms. */
type Due =
  | { kind: 'GROWTH'; at: number }
  | { kind: 'NOTICE'; at: number; period: StoredPeriod }
  | { kind: 'REVIEW'; at: number; period: StoredPeriod }

/** Returns true if the level of a buyer depends on the end of a period. */
const decides = (period: LevelPeriod, periods: readonly LevelPeriod[]): boolean =>
  heldUntil(periods, period.level, period.endTime - 1) === period.endTime

/** Returns the next due change of a buyer up to `now`, or undefined. Growth counts before a review at the same time. */
const nextDue = async (tx: Tx, userId: string, now: number): Promise<Due | undefined> => {
  const { at } = await tx
    .selectFrom('growth_records')
    .select(({ fn }) => fn.min('counts_at').as('at'))
    .where('user_id', '=', userId)
    .where('is_settled', '=', false)
    .executeTakeFirstOrThrow()
  const growth = at === null ? [] : [{ kind: 'GROWTH', at: Number(at) } as const]
  const periods = await periodsOf(tx, userId)
  const open = periods.filter(({ row }) => row.closed_at === null && !row.is_reviewed)
  const ends = open.flatMap((period): Due[] => {
    const review: Due = { kind: 'REVIEW', at: period.endTime, period }
    if (!decides(period, periods)) return [review]
    const times = noticeTimes(period.endTime, SHOP_OFFSET).slice(period.row.notices)
    return [...times.map((time): Due => ({ kind: 'NOTICE', at: Math.max(time, period.startTime), period })), review]
  })
  const [next] = [...growth, ...ends].filter((due) => due.at <= now).sort((a, b) => a.at - b.at)
  return next
}

/** Counts growth. A reached threshold raises the level for 12 months from then. */
const settleGrowth = async (tx: Tx, userId: string, at: number, levels: Row<'member_levels'>[]): Promise<void> => {
  await tx
    .updateTable('growth_records')
    .set({ is_settled: true })
    .where('user_id', '=', userId)
    .where('is_settled', '=', false)
    .where('counts_at', '<=', at)
    .execute()
  const reached = levelOfGrowth(rulesOf(levels), await growthAt(tx, userId, at))
  const grown = (await periodsOf(tx, userId)).filter(({ source, endTime }) => source === 'GROWN' && endTime > at)
  if (reached <= levelAt(grown, at)) return
  for (const period of grown) await closePeriod(tx, period, at)
  await insertPeriod(tx, { userId, level: reached, startTime: at })
  await applyLevel(tx, userId, { at, reason: 'GROWTH' })
}

/** Reviews the end of a period. The growth of the last 12 months determines the level of the next period. */
const review = async (tx: Tx, { row, source }: StoredPeriod, levels: Row<'member_levels'>[]): Promise<void> => {
  const { period_id, user_id: userId, end_time: at } = row
  await changeRow(tx, 'level_periods', { period_id }, { is_reviewed: true })
  const reached = source === 'GROWN' ? levelOfGrowth(rulesOf(levels), await growthAt(tx, userId, at)) : 0
  if (reached > 0) await insertPeriod(tx, { userId, level: reached, startTime: at })
  await applyLevel(tx, userId, { at, reason: 'REVIEW' })
}

/**
 * Applies the due changes of a buyer's level in the order of their times: growth that counts, notices, and reviews. The
 * result does not depend on the number of calls. The caller has locked the buyer.
 */
export const bringLevelUpToDate = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const levels = await memberLevels(tx)
  for (let due = await nextDue(tx, userId, now); due; due = await nextDue(tx, userId, now)) {
    if (due.kind === 'GROWTH') await settleGrowth(tx, userId, due.at, levels)
    else if (due.kind === 'REVIEW') await review(tx, due.period, levels)
    else {
      const { row } = due.period
      await changeRow(tx, 'level_periods', { period_id: row.period_id }, { notices: row.notices + 1 })
      await sendNotice(tx, due.period, { levels, now })
    }
  }
}
