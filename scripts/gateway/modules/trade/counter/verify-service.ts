import { parseGateCode } from '../../../../../src/domain/ticket/gate-code'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { changeRow, findRow, getRow, listRows, lockRow } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { enterCouponEvent } from '../coupon/ledger-service'
import { couponOf, type OwnCoupon, stateOfRow } from '../coupon/list-service'
import { handOut, type PickupReason, type PickupVerdict } from './pickup'
import { openCode } from './code'

/** Reason why a counter rejects a code. */
type CounterReason =
  | 'unreadable'
  /** The code belongs to a ticket. */
  | 'ticket'
  /** This gateway did not sign the code: it is from another merchant, or forged. */
  | 'foreign'
  | 'replay'
  | 'old-code'
  | 'online'
  | 'not-started'
  | 'expired'
  | 'withdrawn'
  /** An order or a refund holds the coupon. */
  | 'held'

/** Result of a scan. */
interface Verdict {
  verified: boolean
  reason: CounterReason | PickupReason | null
  /** The goods of a pickup code or a ticket; null for a coupon. */
  pickup: PickupVerdict | null
  coupon: {
    title: string
    /** Number of this use among the coupon's uses, from 1. */
    number: number
    uses: number
    /** Time when this code was used, epoch ms, or null. */
    usedAt: number | null
    /** Counter where this code was used. */
    usedBy: string
  } | null
}

type Use = Row<'coupon_verifications'>

const refusalOf = (coupon: OwnCoupon, use: Use, until: number, now: number): CounterReason | null => {
  // Checked before the code's age, because the clerk must see that the coupon was used.
  if (use.at !== null) return 'replay'
  if (now >= until) return 'old-code'
  if (coupon.rules.useWay !== 'OFFLINE') return 'online'
  if (coupon.withdrawn_at !== null) return 'withdrawn'
  const state = stateOfRow(coupon, now)
  if (state === 'EXPIRED') return 'expired'
  if (state === 'PENDING') return 'not-started'
  return state === 'AVAILABLE' ? null : 'held'
}

/** Stores the use. The last use also marks the coupon as used. */
const enterUse = async (tx: Tx, { coupon_id, number }: Use, counter: string, at: number): Promise<void> => {
  await changeRow(tx, 'coupon_verifications', { coupon_id, number }, { at, counter })
  const open = (await listRows(tx, 'coupon_verifications', { coupon_id })).filter((use) => use.at === null)
  const isLast = open.length === 0
  if (isLast) await changeRow(tx, 'coupons', { coupon_id }, { verified_at: at })
  await enterCouponEvent(tx, { coupon_id }, { kind: isLast ? 'VERIFIED' : 'PART_VERIFIED', at, ref: counter })
}

/**
 * Verifies a scanned code at a counter: a coupon, a pickup code of goods, or a ticket that opens a pick-up. Each use of
 * a coupon can be verified only once, even by two counters at the same time, and goods are handed out only once.
 * @param counterId the counter for goods; '' for a counter without goods
 */
export const verifyCode = async (
  { db, clock, counterCodeKey: key }: Gateway,
  { text, counter, counterId }: { text: string; counter: string; counterId: string },
  lang: Language,
): Promise<Verdict> => {
  const refused = (reason: CounterReason): Verdict => ({ verified: false, reason, coupon: null, pickup: null })
  const code = openCode(key, text)
  if (code === null) {
    const pickup = await db.transaction().execute((tx) => handOut(tx, { text, counterId }, { lang, now: clock.now() }))
    if (pickup) return { verified: pickup.reason === null, reason: pickup.reason, coupon: null, pickup }
  }
  if (code === null) return refused(parseGateCode(text) ? 'ticket' : 'unreadable')
  if (code === 'foreign') return refused(code)
  return db.transaction().execute(async (tx) => {
    const named = await findRow(tx, 'coupon_verifications', { code_id: code.codeId })
    const locked = named && (await lockRow(tx, 'coupons', { coupon_id: named.coupon_id }))
    const coupon = locked && (await couponOf(tx, locked.user_id, locked.coupon_id))
    // The coupon was deleted with its account.
    if (!coupon) return refused('foreign')
    const now = clock.now()
    const use = await getRow(tx, 'coupon_verifications', { code_id: code.codeId })
    const reason = refusalOf(coupon, use, code.until, now)
    if (reason === null) await enterUse(tx, use, counter, now)
    return {
      verified: reason === null,
      reason,
      pickup: null,
      coupon: {
        title: coupon.title[lang],
        ...{ number: use.number, uses: coupon.rules.qty },
        ...(reason === null ? { usedAt: now, usedBy: counter } : { usedAt: use.at, usedBy: use.counter }),
      },
    }
  })
}
