import { openPackage, type OpenPackage } from '../../../../../src/domain/member/birthday'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { lockBuyer, requireUser } from '../../base/user/account-service'
import { birthdayOf } from '../../base/user/profile-service'
import { grantCoupons } from '../coupon-code/grant-service'
import { grantPoints } from '../points/ledger-service'
import { giftsOf, serializeGifts } from './gifts'
import { texts } from './texts'

/** The birthday package of a buyer, with its state (contract: api/member-popup). */
interface PackageState {
  state: 'NONE' | 'OPEN' | 'TAKEN'
  open: OpenPackage | null
  /** The buyer's level, or the level that the taken package had. */
  level: number
}

const openOf = async (db: Db | Tx, user: Row<'users'>, now: number): Promise<OpenPackage | null> =>
  openPackage(await birthdayOf(db, user), now, SHOP_OFFSET)

const stateOf = async (db: Db | Tx, user: Row<'users'>, now: number): Promise<PackageState> => {
  const { user_id: userId, prime_level: level } = user
  const open = await openOf(db, user, now)
  if (!open) return { state: 'NONE', open, level }
  const taken = await findRow(db, 'birthday_packages', { user_id: userId, year: open.year })
  if (taken) return { state: 'TAKEN', open, level: taken.level }
  return (await giftsOf(db, level)) === null ? { state: 'NONE', open: null, level } : { state: 'OPEN', open, level }
}

const answerOf = async (db: Db | Tx, { state, open, level }: PackageState, lang: Language) => ({
  ...{ state, year: open?.year ?? 0, endTime: open?.until ?? 0 },
  gifts: serializeGifts(await giftsOf(db, level), lang),
})

/** Returns a buyer's birthday package. Without a package, `year` and `endTime` (epoch ms) are 0. */
export const birthdayPackageOf = async (db: Db | Tx, userId: string, lang: Language, now: number) =>
  answerOf(db, await stateOf(db, await requireUser(db, userId), now), lang)

/** Grants the gifts of a level to a buyer. The caller has locked the buyer. Throws `Refusal` couponOutOfStock. */
const grantGifts = async (
  tx: Tx,
  { userId, level, year }: { userId: string; level: number; year: number },
  now: number,
): Promise<void> => {
  const gifts = await giftsOf(tx, level)
  if (gifts === null) throw new Refusal('birthdayClosed')
  const templates = gifts.coupons
  await grantCoupons(tx, { userId, templates, packageId: null, ref: `birthday-${year}` }, now)
  await grantPoints(tx, { userId, amount: gifts.points, reason: texts.translateAll('reason'), at: now })
}

/**
 * Puts the open birthday package into a buyer's wallet. A repeated key returns the same package. Throws `Refusal`:
 * birthdayClosed, birthdayTaken for another key, couponOutOfStock.
 */
export const takeBirthdayPackage = (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string },
  lang: Language,
) =>
  db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const now = clock.now()
    const user = await requireUser(tx, userId)
    const repeated = await findRow(tx, 'birthday_packages', { user_id: userId, idempotency_key: idempotencyKey })
    if (repeated)
      return answerOf(tx, { state: 'TAKEN', open: await openOf(tx, user, now), level: repeated.level }, lang)
    const { state, open, level } = await stateOf(tx, user, now)
    if (state === 'TAKEN') throw new Refusal('birthdayTaken')
    if (open === null) throw new Refusal('birthdayClosed')
    const { year } = open
    await tx
      .insertInto('birthday_packages')
      .values({ user_id: userId, year, level, idempotency_key: idempotencyKey, taken_at: now })
      .execute()
    await grantGifts(tx, { userId, level, year }, now)
    return answerOf(tx, { state: 'TAKEN', open, level }, lang)
  })

/** Returns true if a buyer has taken a birthday package of a member level since a time, epoch ms. */
export const hasTakenPackage = async (
  db: Db | Tx,
  { userId, since }: { userId: string; since: number },
): Promise<boolean> => {
  const taken = await db
    .selectFrom('birthday_packages')
    .select('year')
    .where('user_id', '=', userId)
    .where('taken_at', '>=', since)
    .where('level', '>', 0)
    .executeTakeFirst()
  return taken !== undefined
}
