import { sql } from 'kysely'
import { validityAt, type Validity } from '../../../../../src/domain/coupon/validity'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'
import { countRows, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { requireFaceAuth } from '../../base/certification/state-service'
import { grantCoupon } from './ledger-service'

type Template = Row<'coupon_templates'>

/** Returns the period of validity of a kind of coupon. */
export const validityOf = ({
  valid_from,
  valid_to,
  valid_length,
  valid_unit,
}: Pick<Template, 'valid_from' | 'valid_to' | 'valid_length' | 'valid_unit'>): Validity =>
  valid_from !== null && valid_to !== null
    ? { expirationType: 'FIXED', startTime: valid_from, expireTime: valid_to }
    : { expirationType: 'DYNAMIC', length: valid_length, expirationUnit: valid_unit }

/** Returns the reason why no buyer can receive this kind of coupon at `now`, or null. */
export const obtainBlock = (
  template: Pick<Template, 'obtain_from' | 'obtain_to' | 'valid_to' | 'stock' | 'rules'>,
  now: number,
): 'couponNotYet' | 'couponOver' | 'couponOutOfStock' | null => {
  const { obtain_from: from, obtain_to: to, valid_to: end, stock, rules } = template
  // Only coupon packets assign random amounts (modules/trade/packet).
  if (rules.couponType === 'MULTI_USER_RANDOM_CASH') return 'couponOver'
  if (from !== null && now < from) return 'couponNotYet'
  if (now >= Math.min(to ?? Infinity, end ?? Infinity)) return 'couponOver'
  return stock === 0 ? 'couponOutOfStock' : null
}

/** Returns the SQL expression for the number of coupons of the kind `t` that a buyer has. */
const ownCount = (userId: string) =>
  sql<number>`(select count(*) from coupons c where c.template_id = t.template_id and c.user_id = ${userId})`.as('own')

/** Returns a kind of coupon, and the number of its coupons that a buyer has. */
const templateFor = (db: Db, userId: string, templateId: string) =>
  db
    .selectFrom('coupon_templates as t')
    .selectAll('t')
    .select(ownCount(userId))
    .where('t.template_id', '=', templateId)
    .executeTakeFirst()

/** Returns the columns of a kind that decide about a receipt, and the number of its coupons that a buyer has. */
const termsFor = (db: Db, userId: string, templateId: string) =>
  db
    .selectFrom('coupon_templates as t')
    .select(['t.rules', 't.per_user', 't.stock', 't.need_face_auth', 't.obtain_from', 't.obtain_to'])
    .select(['t.valid_from', 't.valid_to', 't.valid_length', 't.valid_unit'])
    .select(ownCount(userId))
    .where('t.template_id', '=', templateId)
    .executeTakeFirst()

/** Returns a kind of coupon, and true if a buyer can receive another coupon of this kind. Throws `Refusal` notFound. */
export const receivableFor = async (db: Db, userId: string, templateId: string, now: number) => {
  const template = found(await templateFor(db, userId, templateId))
  return { template, canReceive: template.own < template.per_user && obtainBlock(template, now) === null }
}

/**
 * Grants a buyer a coupon of a kind. Most requests of a rush are refused, so a read without a lock or a transaction
 * refuses them first. `grantCoupon` counts again under the lock on the buyer. Throws `Refusal`: notFound,
 * couponReceived, faceAuthNeeded, couponNotYet, couponOver, couponOutOfStock.
 */
export const obtainCoupon = async (
  { db, clock }: Gateway,
  userId: string,
  templateId: string,
): Promise<Pick<Row<'coupons'>, 'coupon_id' | 'template_id' | 'expire_time'>> => {
  const now = clock.now()
  return db.connection().execute(async (connection) => {
    const terms = found(await termsFor(connection, userId, templateId))
    const { rules, per_user: perUser } = terms
    if (terms.own >= perUser) throw new Refusal('couponReceived')
    const block = obtainBlock(terms, now)
    if (block) throw new Refusal(block)
    const times = validityAt(validityOf(terms), now, SHOP_OFFSET)
    return connection.transaction().execute(async (tx) => {
      found(await lockRow(tx, 'users', { user_id: userId }))
      await requireFaceAuth(tx, userId, terms.need_face_auth, now)
      const granted = await grantCoupon(tx, { userId, templateId, rules, perUser, ...times }, now)
      if (!granted) {
        const own = await countRows(tx, 'coupons', { user_id: userId, template_id: templateId })
        throw new Refusal(own >= perUser ? 'couponReceived' : 'couponOutOfStock')
      }
      return { coupon_id: granted, template_id: templateId, expire_time: times.expireTime }
    })
  })
}
