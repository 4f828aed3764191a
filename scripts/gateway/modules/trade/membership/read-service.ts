import {
  heldUntil,
  levelAt,
  levelOfGrowth,
  type LevelOffer,
  type LevelPeriod,
  type OfferBlockReason,
  offerOfLevel,
} from '../../../../../src/domain/member/level'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row } from '../../../core/database/database'
import { levels as memberLevels } from '../../base/member/level-service'
import { growthAt, pendingGrowth } from './growth-service'
import { periodsOf, rulesOf, type StoredPeriod } from './period-service'

/** The review of a buyer's level. Times in epoch ms. */
interface LevelReview {
  time: number
  /** Growth that the buyer needs to retain the level, and the growth so far that will count at the review. */
  needed: number
  counted: number
  /** Level after the review if the buyer earns no further growth. */
  nextLevel: number
}

/** The member level of a buyer. Times in epoch ms. */
export interface MemberState {
  levels: Row<'member_levels'>[]
  level: number
  /** The period that gives the level; null without a level. */
  period: StoredPeriod | null
  /** End of the level, including later periods; null without a level. */
  endTime: number | null
  growth: number
  pending: number
  /** Null without a level. */
  review: LevelReview | null
  offers: {
    row: Row<'member_levels'>
    offer: LevelOffer | { blockReason: OfferBlockReason; renewFrom: number | null }
  }[]
}

/** Returns the period with the latest end among the periods that give a level at `now`. */
const periodOf = (periods: readonly StoredPeriod[], level: number, now: number): StoredPeriod | null =>
  periods
    .filter((period) => period.level === level && period.startTime <= now && now < period.endTime)
    .sort((a, b) => b.endTime - a.endTime)[0] ?? null

const reviewOf = async (
  db: Db,
  userId: string,
  {
    level,
    time,
    rules,
    periods,
  }: {
    level: number
    time: number
    rules: ReturnType<typeof rulesOf>
    periods: readonly LevelPeriod[]
  },
): Promise<LevelReview> => {
  const counted = await growthAt(db, userId, time)
  const isGrown = periods.some(({ source, endTime }) => source === 'GROWN' && endTime === time)
  return {
    ...{ time, counted, needed: rules.find((each) => each.level === level)?.growth ?? 0 },
    nextLevel: Math.max(levelAt(periods, time), isGrown ? levelOfGrowth(rules, counted) : 0),
  }
}

/** Returns the member level of a buyer at `now`, epoch ms. Due changes are applied before (`updateLevels`). */
export const memberState = async (db: Db, userId: string, now: number): Promise<MemberState> => {
  const levels = await memberLevels(db)
  const rules = rulesOf(levels)
  const periods = await periodsOf(db, userId)
  const level = levelAt(periods, now)
  const endTime = level === 0 ? null : heldUntil(periods, level, now)
  return {
    ...{ levels, level, endTime, period: periodOf(periods, level, now) },
    growth: await growthAt(db, userId, now),
    pending: await pendingGrowth(db, userId, now),
    review: endTime === null ? null : await reviewOf(db, userId, { level, time: endTime, rules, periods }),
    offers: levels.map((row, at) => ({
      row,
      offer: offerOfLevel(rules[at], periods, { now, utcOffset: SHOP_OFFSET }),
    })),
  }
}
