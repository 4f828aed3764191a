import type { Db, Row, Tx } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { kindsInOrder } from '../coupon-code/grant-service'
import packages from './data/birthday-gifts.json'
import { texts } from './texts'

/** Gifts of a level. */
interface Gifts {
  coupons: readonly Row<'coupon_templates'>[]
  points: number
}

/** Returns the gifts of a level, or null for a level without gifts. */
export const giftsOf = async (db: Db | Tx, level: number): Promise<Gifts | null> => {
  const source = (packages as Partial<Record<number, { coupons: string[]; points: number }>>)[level]
  return source ? { coupons: await kindsInOrder(db, source.coupons), points: source.points } : null
}

/** Serializes gifts (contract: api/member-popup BirthdayGift). */
export const serializeGifts = (gifts: Gifts | null, lang: Language) =>
  gifts === null
    ? []
    : [
        ...gifts.coupons.map(({ title }) => ({ icon: 'coupon', giftDesc: title[lang] })),
        { icon: 'coin', giftDesc: texts.translate(lang, 'points', { count: gifts.points }) },
      ]
