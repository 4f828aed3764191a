import {
  endOfPeriod,
  levelAt,
  type LevelPeriod,
  type LevelReason,
  type MemberLevel,
} from '../../../../../src/domain/member/level'
import { fen } from '../../../../../src/domain/money'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow, listRows } from '../../../core/database/rows'
import { newId } from '../../../core/ids'
import { changeLevel } from '../../base/member/level-service'

/** A stored period. */
export interface StoredPeriod extends LevelPeriod {
  row: Row<'level_periods'>
}

/** Returns the periods of a buyer, the earliest start first. */
export const periodsOf = async (db: Db | Tx, userId: string): Promise<StoredPeriod[]> =>
  (await listRows(db, 'level_periods', { user_id: userId }, 'start_time')).map((row) => ({
    ...{ level: row.level, source: row.source, startTime: row.start_time, price: fen(row.price), row },
    endTime: row.closed_at === null ? row.end_time : Math.max(row.start_time, row.closed_at),
  }))

/** Stores a period of 12 months. */
export const insertPeriod = async (
  tx: Tx,
  {
    userId,
    level,
    startTime,
    bought,
  }: Pick<LevelPeriod, 'level' | 'startTime'> & {
    userId: string
    /** The item order of a bought period, and its price, fen. */
    bought?: { orderId: string; price: number }
  },
): Promise<void> => {
  await tx
    .insertInto('level_periods')
    .values({
      ...{ period_id: newId('L'), user_id: userId, level, start_time: startTime },
      end_time: endOfPeriod(startTime, SHOP_OFFSET),
      ...(bought
        ? { source: 'BOUGHT', order_id: bought.orderId, price: fen(bought.price) }
        : { source: 'GROWN', order_id: null, price: fen(0) }),
    })
    .execute()
}

/** Ends a period before its time. @param replacedBy the item order that replaces it */
export const closePeriod = async (
  tx: Tx,
  { row }: StoredPeriod,
  at: number,
  replacedBy: string | null = null,
): Promise<void> => {
  await changeRow(tx, 'level_periods', { period_id: row.period_id }, { closed_at: at, replaced_by: replacedBy })
}

/** Gives a buyer the level of the periods at `at`, epoch ms. The caller has locked the buyer. */
export const applyLevel = async (
  tx: Tx,
  userId: string,
  { at, reason }: { at: number; reason: LevelReason },
): Promise<void> => {
  await changeLevel(tx, userId, { level: levelAt(await periodsOf(tx, userId), at), reason, at })
}

/** Returns the rule of a level for `domain/member/level`. */
export const ruleOf = ({ level, growth, price, point_price: points }: Row<'member_levels'>): MemberLevel => ({
  ...{ level, growth, price, points },
})

/** Returns the rules of levels for `domain/member/level`. */
export const rulesOf = (rows: readonly Row<'member_levels'>[]): MemberLevel[] => rows.map(ruleOf)
