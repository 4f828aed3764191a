import { COUNTER_CODE_TTL } from '../../../../../src/domain/coupon/counter-code'
import type { CouponState } from '../../../../../src/domain/pricing/coupon-facts'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { changeRow, findRow, listRows, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { mediaAddress } from '../../../core/media/files'
import { couponOf, type OwnCoupon, stateOfRow } from '../coupon/list-service'
import { sealCode } from './code'

/** If a code ends within this time, a request returns the next code. In ms. */
const RENEWAL = 15_000

const VERIFIED_PICTURE = '/media/coupon/verified.svg'

interface CodeRequest {
  userId: string
  couponId: string
  /** Id of the kind of coupon, or '' for any kind. */
  couponTemplateId: string
  /** Id of the order that uses the coupon, or ''. */
  orderId: string
}

/** One use of a coupon: its code while it is unused, or the address of a status picture after verification. */
interface CodeItem {
  verifyCode: string
  statusImageUrl: string
  verifyCodeExpireTime: number | null
}

type Use = Row<'coupon_verifications'>

const REFUSED: Readonly<Partial<Record<CouponState, 'counterCodeNotYet' | 'counterCodeOver'>>> = {
  PENDING: 'counterCodeNotYet',
  EXPIRED: 'counterCodeOver',
}

/** Throws `Refusal` for a coupon without codes. A verified coupon still has codes, which show that it was used. */
const requireCodes = (coupon: OwnCoupon, now: number): void => {
  if (coupon.rules.useWay !== 'OFFLINE') throw new Refusal('counterCodeOnline')
  const state = stateOfRow(coupon, now)
  if (state === 'AVAILABLE' || coupon.verified_at !== null) return
  throw new Refusal(REFUSED[state] ?? 'counterCodeUnfit')
}

/** Returns all uses of a coupon. Inserts missing rows. */
const usesOf = async (tx: Tx, { coupon_id, rules }: OwnCoupon, now: number): Promise<Use[]> => {
  const uses = await listRows(tx, 'coupon_verifications', { coupon_id })
  const missing = Array.from({ length: rules.qty - uses.length }, (_, at) => ({
    ...{ coupon_id, number: uses.length + at + 1, code_id: newId('V'), code_until: now, at: null, counter: '' },
  }))
  if (missing.length > 0) await tx.insertInto('coupon_verifications').values(missing).execute()
  return [...uses, ...missing].sort((one, other) => one.number - other.number)
}

/** Returns the end of a use's code. Replaces a code that ends soon. The old code remains valid until its own end. */
const renewed = async (tx: Tx, { coupon_id, number, code_until: until }: Use, now: number): Promise<number> => {
  if (until - now > RENEWAL) return until
  const next = now + COUNTER_CODE_TTL
  await changeRow(tx, 'coupon_verifications', { coupon_id, number }, { code_until: next })
  return next
}

/**
 * Returns a code for each use of an OFFLINE coupon. Repeated requests return the same codes until they end soon. Throws
 * `Refusal`: notFound (also for the coupon of another buyer), counterCodeOnline, counterCodeNotYet, counterCodeOver,
 * and counterCodeUnfit. The last one is for a coupon that an order or a refund holds.
 */
export const couponCodes = (
  { db, clock, counterCodeKey: key }: Gateway,
  { userId, couponId, couponTemplateId, orderId }: CodeRequest,
): Promise<CodeItem[]> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    if (orderId) found(await findRow(tx, 'orders', { order_id: orderId, user_id: userId }))
    const named = { coupon_id: couponId, user_id: userId, ...(couponTemplateId && { template_id: couponTemplateId }) }
    found(await lockRow(tx, 'coupons', named))
    const coupon = found(await couponOf(tx, userId, couponId))
    requireCodes(coupon, now)
    const items: CodeItem[] = []
    for (const use of await usesOf(tx, coupon, now)) {
      const isOver = use.at !== null
      const until = isOver ? null : await renewed(tx, use, now)
      items.push({
        verifyCode: until === null ? '' : sealCode(key, { codeId: use.code_id, until }),
        statusImageUrl: isOver ? mediaAddress(VERIFIED_PICTURE) : '',
        verifyCodeExpireTime: until,
      })
    }
    return items
  })
