import { isReminderDue, isSendTime, reminderTimeOn } from '../../../../../src/domain/coupon/reminders'
import { lastMoment } from '../../../../../src/domain/coupon/validity'
import type { CouponRules } from '../../../../../src/domain/pricing/coupon-facts'
import { DAY, SHOP_OFFSET, startOfDay } from '../../../../../src/domain/schedule/local-time'
import type { Db, Tx } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { sendMessage } from '../../base/message/service'
import { minuteLine } from '../../catalogue/show/date-service'
import { type OwnCoupon, ownCoupons, stateOfRow } from '../coupon/list-service'
import { mutedScope, remindedOf, settingsOf } from './service'
import { fitsOtherPurchases, fittingShows, MAX_SHOWS } from './shows'
import { takeSubscription } from './subscription'
import { texts } from './texts'

/** Number of buyers that one query returns. */
const BATCH = 200

/** Maximum number of days from the day of a reminder to the end of the coupon. */
const DAYS_AHEAD = 4

/**
 * Returns the ids of buyers that were not checked today. Each has a coupon that ends soon, or a reminder that was
 * postponed to today.
 */
const uncheckedBuyers = async (db: Db, now: number, after: string): Promise<string[]> => {
  const today = startOfDay(now, SHOP_OFFSET)
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('coupons as c')
        .select('c.user_id')
        .where('c.used_order_id', 'is', null)
        .where('c.expire_time', '>', now)
        .where('c.expire_time', '<=', today + DAYS_AHEAD * DAY)
        .union(
          from
            .selectFrom('benefit_reminders as r')
            .select('r.user_id')
            .where('r.snooze_until', '>=', today)
            .where('r.snooze_until', '<', today + DAY),
        )
        .as('b'),
    )
    .leftJoin('benefit_reminder_days as d', (join) => join.onRef('d.user_id', '=', 'b.user_id').on('d.day', '=', today))
    .select('b.user_id')
    .where('d.user_id', 'is', null)
    .where('b.user_id', '>', after)
    .orderBy('b.user_id')
    .limit(BATCH)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Marks a buyer as checked today. Returns false if the buyer is already marked, for example by another gateway. */
const checkBuyer = async (tx: Tx, userId: string, now: number): Promise<boolean> => {
  const day = startOfDay(now, SHOP_OFFSET)
  const row = await tx
    .insertInto('benefit_reminder_days')
    .values({ user_id: userId, day })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ day }).where('benefit_reminder_days.day', '<>', day),
    )
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the usable coupons whose reminder is due, the earliest end first. */
const dueCoupons = async (tx: Tx, userId: string, now: number): Promise<OwnCoupon[]> => {
  const settings = await settingsOf(tx, userId)
  const query = ownCoupons(tx, userId).where('c.used_order_id', 'is', null).where('c.expire_time', '>', now)
  const coupons = (await query.orderBy('c.expire_time').orderBy('c.coupon_id').execute()) as OwnCoupon[]
  return coupons.filter((coupon) => {
    const { coupon_id: id } = coupon
    const reminded = remindedOf(coupon, settings.get(id)?.snooze_until ?? null)
    return (
      stateOfRow(coupon, now) === 'AVAILABLE' &&
      mutedScope(settings, id) === 'NONE' &&
      isReminderDue(reminded, now, SHOP_OFFSET)
    )
  })
}

const contentOf = (coupons: readonly OwnCoupon[], shows: readonly LocalizedText[]): LocalizedText => {
  const [{ title, expire_time: end }] = coupons
  const isOne = coupons.length === 1
  const ends = texts.translateAll(isOne ? 'one' : 'several', (lang: Language) => ({
    coupon: title[lang],
    count: coupons.length,
    time: minuteLine(lang, lastMoment(end, SHOP_OFFSET), SHOP_OFFSET),
  }))
  if (shows.length === 0) return ends
  const uses = texts.translateAll(isOne ? 'useOne' : 'useSeveral', (lang: Language) => ({
    shows: shows.map((name) => texts.translate(lang, 'show', { show: name[lang] })).join(texts.translate(lang, 'and')),
  }))
  const both = (lang: Language): string => ends[lang] + uses[lang]
  return { 'zh-CN': both('zh-CN'), 'zh-MO': both('zh-MO'), 'en-US': both('en-US') }
}

/** Names of up to three shows that a coupon fits, and whether it fits anything on sale. */
interface Uses {
  shows: LocalizedText[]
  isUseful: boolean
}

type UsesOf = (tx: Tx, rules: CouponRules) => Promise<Uses>

/** Returns a function with a cache, so that coupons with the same rules are looked up only once. */
const createUsesOf = (now: number): UsesOf => {
  const known = new Map<string, Uses>()
  return async (tx, rules) => {
    const key = JSON.stringify(rules)
    const before = known.get(key)
    if (before) return before
    const shows = await fittingShows(tx, rules, now)
    const uses = { shows, isUseful: shows.length > 0 || (await fitsOtherPurchases(tx, rules, now)) }
    known.set(key, uses)
    return uses
  }
}

/**
 * Sends a buyer one message about all coupons with a due reminder. Sends nothing if nothing on sale accepts any of
 * these coupons.
 */
const remindBuyer = async (tx: Tx, userId: string, usesOf: UsesOf, now: number): Promise<void> => {
  if (!(await checkBuyer(tx, userId, now))) return
  const coupons: OwnCoupon[] = []
  const shows = new Map<string, LocalizedText>()
  for (const coupon of await dueCoupons(tx, userId, now)) {
    const uses = await usesOf(tx, coupon.rules)
    if (uses.isUseful) coupons.push(coupon)
    for (const name of uses.shows) shows.set(name['zh-CN'], name)
  }
  if (coupons.length === 0) return
  const openId = await takeSubscription(tx, userId)
  await sendMessage(tx, {
    ...{ userId, openId, channel: openId === null ? null : 'SUBSCRIBE_MESSAGE', kind: 'BENEFIT_EXPIRE', now },
    content: contentOf(coupons, [...shows.values()].slice(0, MAX_SHOWS)),
    path: coupons.length === 1 ? `/coupon-info?couponId=${coupons[0].coupon_id}` : '/coupon',
  })
}

/**
 * Reminds all buyers of coupons that end soon, once a day. Reports an error for a single buyer and continues. The next
 * run tries this buyer again.
 */
export const remindOfBenefits = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  if (now < reminderTimeOn(now, SHOP_OFFSET) || !isSendTime(now, SHOP_OFFSET)) return
  const usesOf = createUsesOf(now)
  const remind = (userId: string) => db.transaction().execute((tx) => remindBuyer(tx, userId, usesOf, now))
  for (let after: string | undefined = ''; after !== undefined;) {
    const buyers: string[] = await uncheckedBuyers(db, now, after)
    await eachRow(buyers, remind, onError)
    after = buyers.at(-1)
  }
}
