import { sql } from 'kysely'
import { validityAt } from '../../../../../src/domain/coupon/validity'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { findByEmail, lockBuyer } from '../../base/user/account-service'
import { grantCoupon } from './ledger-service'
import { validityOf } from './obtain-service'

type Template = Row<'coupon_templates'>

/** Coupon commands of the console. */
export const COUPON_COMMANDS = ['GIVE', 'GIVE_MANY', 'SET_STOCK', 'END_KIND', 'END_OWN'] as const

/** A command of the console. Each action needs only some of the fields. */
export interface CouponCommand {
  action: (typeof COUPON_COMMANDS)[number]
  /** Phone number, with or without its country code, or e-mail address of the account. */
  account?: string | undefined
  /** Id of a kind of coupon. */
  kind?: string | undefined
  /** Number of coupons that can still be received. Null means no limit. */
  stock?: number | null | undefined
}

/** Number of coupons that `GIVE_MANY` gives. They fill more than ten pages of a list. */
const MANY = 200

/** Returns all kinds of coupons, including the kinds for packets and compensations. */
export const couponKinds = (db: Db): Promise<Template[]> =>
  db.selectFrom('coupon_templates').selectAll().orderBy('template_id').execute()

const kindOf = async (tx: Tx, id: string): Promise<Template> => {
  const kind = await findRow(tx, 'coupon_templates', { template_id: id })
  if (!kind) throw new Refusal('kindUnknown', { http: 404 })
  return kind
}

/** Locks the account with this phone number or e-mail address and returns its id. Throws `Refusal` accountUnknown. */
export const lockAccount = async (tx: Tx, account: string): Promise<string> => {
  const digits = account.replace(/\D/g, '')
  const user = account.includes('@')
    ? await findByEmail(tx, account.trim())
    : await tx
        .selectFrom('users')
        .selectAll()
        .where(sql<string[]>`array[cellphone, country_code || cellphone]`, '@>', sql<string[]>`array[${digits}]`)
        .executeTakeFirst()
  if (!user) throw new Refusal('accountUnknown', { http: 404 })
  await lockBuyer(tx, user.user_id)
  return user.user_id
}

/** Gives coupons to a buyer, ignoring the limit per buyer. Throws `Refusal` couponOutOfStock. */
const give = async (tx: Tx, userId: string, kinds: readonly Template[], now: number): Promise<number> => {
  for (const kind of kinds) {
    const { template_id: templateId, rules } = kind
    const times = validityAt(validityOf(kind), now, SHOP_OFFSET)
    const granted = await grantCoupon(tx, { userId, templateId, rules, ...times, ref: 'console' }, now)
    if (!granted) throw new Refusal('couponOutOfStock')
  }
  return kinds.length
}

/** Returns `MANY` kinds for `GIVE_MANY`, in rotation. They have no stock limit and have not ended. */
const manyKinds = async (tx: Tx, now: number): Promise<Template[]> => {
  const kinds = await tx
    .selectFrom('coupon_templates')
    .selectAll()
    .where('stock', 'is', null)
    .where((kind) => kind.or([kind('valid_to', 'is', null), kind('valid_to', '>', now)]))
    .orderBy('template_id')
    .execute()
  return Array.from({ length: MANY }, (_, at) => kinds[at % kinds.length])
}

/**
 * Ends the coupons of a kind, for all buyers or for one buyer. The events of the coupons store the new end.
 * @returns number of ended coupons
 */
const endCoupons = async (tx: Tx, { template_id: id }: Template, userId: string | null, now: number) => {
  const isOpen = sql<boolean>`template_id = ${id} and expire_time > ${now}
    and user_id = coalesce(${userId}::text, user_id)`
  const ended = { start_time: sql<number>`least(start_time, ${now}::bigint)`, expire_time: now }
  await tx
    .updateTable('coupon_events')
    .set({ ...ended, expire_time: sql<number>`least(expire_time, ${now}::bigint)` })
    .where('coupon_id', 'in', (from) => from.selectFrom('coupons').select('coupon_id').where(isOpen))
    .execute()
  const { numUpdatedRows } = await tx.updateTable('coupons').set(ended).where(isOpen).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

const changeKind = async (tx: Tx, { template_id: id }: Template, changed: Partial<Template>): Promise<void> => {
  const { stock, obtain_to, valid_from, valid_to } = changed
  await tx
    .updateTable('coupon_templates')
    .set({ stock, obtain_to, valid_from, valid_to })
    .where('template_id', '=', id)
    .execute()
}

const endKind = async (tx: Tx, kind: Template, now: number): Promise<number> => {
  const { obtain_to: obtainTo, valid_from: from, valid_to: to } = kind
  await changeKind(tx, kind, {
    obtain_to: Math.min(obtainTo ?? now, now),
    valid_from: from === null ? null : Math.min(from, now),
    valid_to: to === null ? null : Math.min(to, now),
  })
  return endCoupons(tx, kind, null, now)
}

/**
 * Runs a command of the console. Throws `Refusal`: accountUnknown, kindUnknown, couponOutOfStock.
 * @returns the number of coupons that it gave or ended
 */
export const runCouponCommand = (
  { db, clock }: Gateway,
  { action, account = '', kind = '', stock = null }: CouponCommand,
): Promise<number> => {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    if (action === 'GIVE_MANY') return give(tx, await lockAccount(tx, account), await manyKinds(tx, now), now)
    const template = await kindOf(tx, kind)
    if (action === 'GIVE') return give(tx, await lockAccount(tx, account), [template], now)
    if (action === 'END_OWN') return endCoupons(tx, template, await lockAccount(tx, account), now)
    if (action === 'END_KIND') return endKind(tx, template, now)
    await changeKind(tx, template, { stock })
    return 0
  })
}
