import { reminderTimeOn } from '../coupon/reminders'
import { type Fen, fen, subtractFen, sumFen } from '../money'
import { DAY, localTime, startOfDay } from '../schedule/local-time'

/** Days and months of the rules for levels (decisions 86 to 90). */
export const LEVEL_TERMS = {
  /** Months of a period, and of the growth that a review considers. */
  months: 12,
  /** Days before the end of a period at which the buyer is notified. */
  noticeDays: [30, 7],
  /** Days before the end of a period from which the period can be renewed. */
  renewDays: 60,
} as const

/** Sources of a level period. */
export const PERIOD_SOURCES = ['GROWN', 'BOUGHT'] as const
type PeriodSource = (typeof PERIOD_SOURCES)[number]

/**
 * Rules that change a level. `GROWTH` and `BOUGHT` raise it. `REVIEW` is the end of a period, and `RETURNED` the refund
 * of a membership. `MERCHANT` is a correction by the merchant.
 */
export type LevelReason = 'GROWTH' | 'BOUGHT' | 'REVIEW' | 'RETURNED' | 'MERCHANT'

/** A level of the merchant. */
export interface MemberLevel {
  /** 1 is the lowest. */
  level: number
  /** Growth within 12 months that a buyer needs for the level. */
  growth: number
  /** Price of 12 months, fen; null for a level that is not sold. */
  price: Fen | null
  /** Points that 12 months cost instead; null for a level that cannot be bought with points. */
  points: number | null
}

/** A time in which a buyer has a level. Times in epoch ms. */
export interface LevelPeriod {
  level: number
  source: PeriodSource
  startTime: number
  /** The end, or the earlier time at which another period replaced it. */
  endTime: number
  /** Price from which the credit for unused days is calculated, fen; 0 for a period that growth reached. */
  price: Fen
}

/** Returns the highest level that an amount of growth reaches, or 0. */
export const levelOfGrowth = (levels: readonly MemberLevel[], growth: number): number =>
  levels.reduce((best, each) => (growth >= each.growth ? Math.max(best, each.level) : best), 0)

const addMonths = (time: number, months: number, utcOffset: number): number =>
  localTime(time, utcOffset).add(months, 'month').valueOf() - utcOffset * 60_000

/** Returns the end of a period, epoch ms. @param utcOffset the shop's offset from UTC, minutes */
export const endOfPeriod = (start: number, utcOffset: number): number => addMonths(start, LEVEL_TERMS.months, utcOffset)

/**
 * Returns the start of the months whose growth counts at `time`, epoch ms.
 *
 * @param utcOffset the shop's offset from UTC, minutes
 */
export const growthSince = (time: number, utcOffset: number): number => addMonths(time, -LEVEL_TERMS.months, utcOffset)

/** Returns true if a period includes a time, epoch ms. */
const includes = ({ startTime, endTime }: LevelPeriod, time: number): boolean => startTime <= time && time < endTime

/**
 * Returns the highest level of the periods that include `time`, bought or reached by growth (decision 83). Returns 0
 * without such a period.
 */
export const levelAt = (periods: readonly LevelPeriod[], time: number): number =>
  periods.reduce((best, period) => (includes(period, time) ? Math.max(best, period.level) : best), 0)

/**
 * Returns the time until which periods of this level or a higher one follow without a gap, epoch ms. Returns `time` if
 * no such period includes it.
 */
export const heldUntil = (periods: readonly LevelPeriod[], level: number, time: number): number => {
  const next = periods.find((period) => period.level >= level && includes(period, time))
  return next ? heldUntil(periods, level, next.endTime) : time
}

/** Returns the part of a price for the unused whole days of a period, fen. */
const creditOfPeriod = ({ startTime, endTime, price }: LevelPeriod, now: number): Fen => {
  const days = Math.round((endTime - startTime) / DAY)
  const unused = Math.min(days, Math.max(0, Math.floor((endTime - Math.max(now, startTime)) / DAY)))
  return fen(days === 0 ? 0 : Math.floor((price * unused) / days))
}

/** Returns the credit for the unused days of bought periods, rounded down to the fen (decision 90). */
export const unusedCredit = (periods: readonly LevelPeriod[], now: number): Fen =>
  sumFen(periods.filter(({ source }) => source === 'BOUGHT').map((period) => creditOfPeriod(period, now)))

/** Ways to buy a level. */
export const OFFER_KINDS = ['JOIN', 'RENEW', 'CHANGE'] as const
type OfferKind = (typeof OFFER_KINDS)[number]

/**
 * Reasons why a buyer cannot buy a level: it is not sold, the buyer has a higher level, or it can be renewed later.
 */
export const OFFER_BLOCK_REASONS = ['NOT_SOLD', 'HIGHER', 'TOO_EARLY'] as const
export type OfferBlockReason = (typeof OFFER_BLOCK_REASONS)[number]

/** A level as one buyer can buy it. Amounts in fen, times in epoch ms. */
export interface LevelOffer {
  kind: OfferKind
  /** Price of the new period, the credit for unused days, and the difference to pay. */
  price: Fen
  credit: Fen
  amount: Fen
  /** Points that the period costs instead; null for a change, whose credit is money. */
  points: number | null
  startTime: number
  endTime: number
}

/** Returns the offer of a level to a buyer with these periods, or the reason why it cannot be bought. */
export const offerOfLevel = (
  { level, price, points }: MemberLevel,
  periods: readonly LevelPeriod[],
  { now, utcOffset }: { now: number; utcOffset: number },
): LevelOffer | { blockReason: OfferBlockReason; renewFrom: number | null } => {
  const current = levelAt(periods, now)
  if (price === null) return { blockReason: 'NOT_SOLD', renewFrom: null }
  if (current > level) return { blockReason: 'HIGHER', renewFrom: null }
  const offered = (kind: OfferKind, startTime: number, credit: Fen): LevelOffer => ({
    ...{ kind, price, credit, amount: subtractFen(price, credit) },
    points: kind === 'CHANGE' ? null : points,
    ...{ startTime, endTime: endOfPeriod(startTime, utcOffset) },
  })
  if (current === level) {
    const end = heldUntil(periods, level, now)
    const renewFrom = end - LEVEL_TERMS.renewDays * DAY
    return now < renewFrom ? { blockReason: 'TOO_EARLY', renewFrom } : offered('RENEW', end, fen(0))
  }
  const left = periods.filter(({ source, endTime }) => source === 'BOUGHT' && endTime > now)
  // If the credit exceeds the price, the level is free, and the rest of the credit is lost.
  const credit = Math.min(price, unusedCredit(left, now))
  return offered(left.length > 0 ? 'CHANGE' : 'JOIN', now, fen(credit))
}

/** Returns the times of the notices about the end of a period, epoch ms. They are sent at 10:00. */
export const noticeTimes = (endTime: number, utcOffset: number): number[] =>
  LEVEL_TERMS.noticeDays.map((days) => reminderTimeOn(endTime - days * DAY, utcOffset))

/**
 * Returns one time for each day count in `noticeDays`, epoch ms. The notice of that day is due for periods that end
 * earlier.
 */
export const noticeHorizons = (now: number, utcOffset: number): number[] => {
  // A notice is due from 10:00 of its day on.
  const day = startOfDay(now, utcOffset)
  const first = now < reminderTimeOn(now, utcOffset) ? day : day + DAY
  return LEVEL_TERMS.noticeDays.map((days) => first + days * DAY)
}

const SPU_PREFIX = 'PRIME-'

const POINT_SUFFIX = '-POINTS'

/** Means of payment for a level. */
export type LevelPayment = 'MONEY' | 'POINTS'

/** Returns the id of the item to order for a level. */
export const spuOfLevel = (level: number, payment: LevelPayment = 'MONEY'): string =>
  `${SPU_PREFIX}${level}${payment === 'POINTS' ? POINT_SUFFIX : ''}`

/** Returns the means of payment of the item of a level. */
export const paymentOfSpu = (spuId: string): LevelPayment => (spuId.endsWith(POINT_SUFFIX) ? 'POINTS' : 'MONEY')

/** Returns the level that an item sells; 0 for another item. */
export const levelOfSpu = (spuId: string): number => {
  const [, level = '0'] = /^PRIME-(\d{1,9})(?:-POINTS)?$/.exec(spuId) ?? []
  return Number(level)
}
