import { validityAt, type Validity } from '../../../../../src/domain/coupon/validity'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'
import { found, Refusal } from '../../../core/envelope'
import { requireFaceAuth } from '../../base/certification/state-service'
import { lockBuyer } from '../../base/user/account-service'
import { grantCoupon } from './ledger-service'

type Template = Row<'coupon_templates'>

/** Returns the validity of a kind of coupon. */
export const validityOf = ({ valid_from, valid_to, valid_length, valid_unit }: Template): Validity =>
  valid_from !== null && valid_to !== null
    ? { expirationType: 'FIXED', startTime: valid_from, expireTime: valid_to }
    : { expirationType: 'DYNAMIC', length: valid_length, expirationUnit: valid_unit }

/** Why a kind of coupon cannot be received at `now` by anyone, or null. */
export const obtainBlock = (
  template: Template,
  now: number,
): 'couponNotYet' | 'couponOver' | 'couponOutOfStock' | null => {
  const { obtain_from: from, obtain_to: to, valid_to: end, stock, rules } = template
  // Random amounts are drawn by packets only (modules/trade/packet).
  if (rules.couponType === 'MULTI_USER_RANDOM_CASH') return 'couponOver'
  if (from !== null && now < from) return 'couponNotYet'
  if (now >= Math.min(to ?? Infinity, end ?? Infinity)) return 'couponOver'
  return stock === 0 ? 'couponOutOfStock' : null
}

/** Reads a kind of coupon with the number that a buyer has. One query, since a rush repeats it for each buyer. */
const templateFor = (db: Db | Tx, userId: string, templateId: string) =>
  db
    .selectFrom('coupon_templates as t')
    .selectAll('t')
    .select(({ selectFrom }) =>
      selectFrom('coupons as c')
        .select(({ fn }) => fn.countAll<number>().as('own'))
        .whereRef('c.template_id', '=', 't.template_id')
        .where('c.user_id', '=', userId)
        .$asScalar()
        .$notNull()
        .as('own'),
    )
    .where('t.template_id', '=', templateId)
    .executeTakeFirst()

/** Returns a kind of coupon, and whether a buyer can receive one more. Throws `Refusal` notFound. */
export const receivableFor = async (db: Db, userId: string, templateId: string, now: number) => {
  const template = found(await templateFor(db, userId, templateId))
  return { template, canReceive: template.own < template.per_user && obtainBlock(template, now) === null }
}

/**
 * Grants a buyer a coupon of a kind. Throws `Refusal`: notFound, couponReceived, faceAuthNeeded, couponNotYet, couponOver,
 * couponOutOfStock.
 */
export const obtainCoupon = async (
  { db, clock }: Gateway,
  userId: string,
  templateId: string,
): Promise<Pick<Row<'coupons'>, 'coupon_id' | 'template_id' | 'expire_time'>> => {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const template = found(await templateFor(tx, userId, templateId))
    if (template.own >= template.per_user) throw new Refusal('couponReceived')
    const block = obtainBlock(template, now)
    if (block) throw new Refusal(block)
    await requireFaceAuth(tx, userId, template.need_face_auth, now)
    const times = validityAt(validityOf(template), now, SHOP_OFFSET)
    const granted = await grantCoupon(tx, { userId, templateId, rules: template.rules, ...times }, now)
    if (!granted) throw new Refusal('couponOutOfStock')
    return { coupon_id: granted, template_id: templateId, expire_time: times.expireTime }
  })
}
