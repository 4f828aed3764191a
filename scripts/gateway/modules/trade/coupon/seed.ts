import type { Tx } from '../../../core/database/database'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY } from '../../../core/seed/relative-time'
import { couponRow, type KindSource, kindRow } from './kind'
import { enterCouponEvent } from './ledger-service'
import { seededCouponId } from './seed-service'
import rows from './data/coupons.json'

/** A kind of coupon in the data file. Its times are in days relative to the seed. */
type Source = Omit<KindSource, 'obtainFrom'> & {
  /** Period of validity of the demo member's coupon. If it is missing, the member has no such coupon. */
  days?: [number, number]
  validDays?: [number, number]
  obtainFrom?: number
  /** Time when the demo member's coupon was used at a counter. */
  verified?: number
  /** Time when the merchant withdrew the demo member's coupon. */
  withdrawn?: number
}
const sources = rows as unknown as readonly Source[]

/**
 * Checks the cards that coupons can be exchanged for. Throws `RangeError` for an annual card. It is issued to a person,
 * whose data is requested only in a purchase.
 */
export const requireUnnamedCards = async (tx: Tx): Promise<void> => {
  const named = await tx
    .selectFrom('coupon_templates as t')
    .innerJoin('card_templates as k', 'k.card_id', 't.card_id')
    .select(['t.template_id', 'k.card_id'])
    .where('k.kind', '=', 'ANNUAL')
    .executeTakeFirst()
  if (named)
    throw new RangeError(
      `Invalid card of ${named.template_id}: ${named.card_id} is annual. Use a card without a person.`,
    )
}

export const seedCouponTemplates = async (tx: Tx, now: number): Promise<void> => {
  const kinds = sources.map(({ validDays, obtainFrom, ...source }) =>
    kindRow({
      ...source,
      ...(validDays ? { validFrom: now + validDays[0] * DAY, validTo: now + validDays[1] * DAY } : {}),
      ...(obtainFrom === undefined ? {} : { obtainFrom: now + obtainFrom * DAY }),
    }),
  )
  await tx.insertInto('coupon_templates').values(kinds).execute()
  await requireUnnamedCards(tx)
}

/** Id of the counter in seeded uses. */
const SEEDED_COUNTER = '1'

/** Writes coupons for the demo member. */
export const seedCoupons = async (tx: Tx, now: number): Promise<void> => {
  const momentOf = (days: number | undefined): number | null => (days === undefined ? null : now + days * DAY)
  const coupons = sources.flatMap((source) => {
    if (!source.days) return []
    const [from, to] = source.days
    const own = {
      couponId: seededCouponId(source.id),
      userId: DEMO_MEMBER,
      startTime: now + from * DAY,
      expireTime: now + to * DAY,
    }
    const ends = { verified_at: momentOf(source.verified), withdrawn_at: momentOf(source.withdrawn) }
    return [{ ...couponRow(source, own), ...ends }]
  })
  await tx.insertInto('coupons').values(coupons).execute()
  for (const { coupon_id, start_time: start, verified_at: verified, withdrawn_at: withdrawn } of coupons) {
    await enterCouponEvent(tx, { coupon_id }, { kind: 'RECEIVED', at: Math.min(start, now) })
    if (verified !== null)
      await enterCouponEvent(tx, { coupon_id }, { kind: 'VERIFIED', at: verified, ref: SEEDED_COUNTER })
    if (withdrawn !== null) await enterCouponEvent(tx, { coupon_id }, { kind: 'WITHDRAWN', at: withdrawn })
  }
}
