import type { Db } from '../../../scripts/gateway/core/database/database'
import { json } from '../../../scripts/gateway/core/database/json'
import { couponRow, kindRow, type KindSource } from '../../../scripts/gateway/modules/trade/coupon/kind'
import { enterCouponEvent } from '../../../scripts/gateway/modules/trade/coupon/ledger-service'
import { fen } from '../../../src/domain/money'

/** Prefix of the ids of the walks' cards. */
export const CARDS = 'BENCH-'

/** Stock of each card before the first purchase. */
export const STOCK = 1_000_000

const common = (cardId: string) => ({
  ...{ card_id: cardId, sort: 1_000, price: fen(9_001), price_mode: 'CASH' as const, rights: json([]), stock: STOCK },
  ...{ worth: null, times: null, rate: null, cut: null, per_person: null },
  ...{ valid_from: null, valid_until: null, valid_days: null, sale_from: null, sale_to: null },
  ...{ name: json(titles(cardId)), promotion: json(titles(cardId)) },
  range: json({ useCouponRule: 'ALL_PRODUCT' as const, couponUseLimitVO: null }),
})

const titles = (text: string) => ({ 'zh-CN': text, 'zh-MO': text, 'en-US': text })

/**
 * The cards of the walks: a card for three tickets within ten days, a card for one ticket per session, and a cash
 * card.
 */
const TEMPLATES = [
  { ...common('BENCH-TIMES'), kind: 'TIMES' as const, times: 3, valid_days: 10, refund_rule: 'UNUSED_7_DAYS' as const },
  { ...common('BENCH-ANNUAL'), kind: 'ANNUAL' as const, refund_rule: 'NEVER' as const },
  {
    ...common('BENCH-CASH'),
    kind: 'CASH' as const,
    worth: fen(50_003),
    valid_days: 20,
    refund_rule: 'BALANCE' as const,
  },
]

/**
 * Cards that buyers can order. A personal card needs an attendee, so the bench gives it to the buyer without an order.
 */
export const FOR_SALE = ['BENCH-TIMES', 'BENCH-CASH'] as const
export const GIVEN = 'BENCH-ANNUAL'

const EXCHANGED = 'BENCH-TIMES'
const EXCHANGE: KindSource = {
  ...{ id: 'BENCH-CARD', title: titles('BENCH-CARD'), card: EXCHANGED },
  rules: { couponType: 'EXCHANGE', qty: 1 },
}

/** Stores the cards, and the kind of coupon that buyers can exchange for a card. */
export const openCards = async (db: Db): Promise<void> => {
  await db.insertInto('card_templates').values(TEMPLATES).execute()
  await db.insertInto('coupon_templates').values(kindRow(EXCHANGE)).execute()
}

/**
 * Gives a buyer a coupon that can be exchanged for a card.
 * @returns the request that exchanges the coupon
 */
export const cardCoupon = async (
  db: Db,
  { couponId, userId, now }: { couponId: string; userId: string; now: number },
): Promise<{ couponId: string; cardId: string }> => {
  const own = { couponId, userId, startTime: 0, expireTime: now + 365 * 86_400_000 }
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('coupons').values(couponRow(EXCHANGE, own)).execute()
    await enterCouponEvent(tx, { coupon_id: couponId }, { kind: 'RECEIVED', at: now })
  })
  return { couponId, cardId: EXCHANGED }
}
