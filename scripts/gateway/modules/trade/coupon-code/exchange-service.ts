import type { FastifyRequest } from 'fastify'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import { codeComment } from '../../../core/codes'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { Refusal } from '../../../core/envelope'
import type { LocalizedText } from '../../../core/localized-text'
import { runHooks } from '../../../core/run-hooks'
import { requireFaceAuth } from '../../base/certification/state-service'
import { limitTries } from '../../base/risk/tries-service'
import { lockBuyer } from '../../base/user/account-service'
import { isPrivilege } from '../../catalogue/privilege/code-service'
import { minuteLine } from '../../catalogue/show/date-service'
import { obtainBlock } from '../coupon/obtain-service'
import { hashOfCode } from './code-service'
import { grantCoupons, kindsInOrder } from './grant-service'

/** Kinds of ticket codes. Buyers add these tickets to their account on another screen. */
export type TicketCode = 'TICKET' | 'INVITATION'

declare module '../../../core/hooks' {
  interface Hooks {
    /** Returns the kind of a ticket code, or null for another code. */
    'code.kind': (db: Db | Tx, code: string) => Promise<TicketCode | null>
  }
}

/** Contents of a coupon code, or the kind of another code. */
export interface CheckedCode {
  kind: 'COUPON' | 'PACKAGE' | 'PRIVILEGE' | TicketCode
  /** Title of the coupon package, or null. */
  title: LocalizedText | null
  packageId: string
  templates: Row<'coupon_templates'>[]
  /** Ids of the coupons that this buyer has already received for the code. */
  couponIds: string[]
}

/** Refusals that a wrong guess can get. */
const GUESSES: readonly string[] = ['exchangeCodeWrong', 'exchangeCodeUsed']

const REFUSALS = {
  couponOver: 'exchangeCodeOver',
  couponOutOfStock: 'couponOutOfStock',
} as const

/**
 * Runs `use` in a transaction that locks the buyer's row, within the limits of guessing. A valid code does not reset
 * the limits, because an attacker may own a valid code.
 */
const withinLimits = <Result>(
  gateway: Gateway,
  request: FastifyRequest,
  use: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  const { userId } = request
  return limitTries(gateway, request, { kind: 'exchanges', account: userId, forgives: false, guesses: GUESSES }, () =>
    gateway.db.transaction().execute(async (tx) => {
      await lockBuyer(tx, userId)
      return use(tx)
    }),
  )
}

const findCode = (tx: Tx, { couponCodeKey }: Gateway, typed: string) =>
  tx
    .selectFrom('coupon_codes')
    .selectAll()
    .where('code_hash', '=', hashOfCode(couponCodeKey, typed))
    .forUpdate()
    .executeTakeFirst()

/** Returns the kinds of a code's coupons, in the order of the package. A kind may occur more than once. */
const contentsOf = async (tx: Tx, { template_id, package_id }: Row<'coupon_codes'>) => {
  const pack = package_id
    ? await tx.selectFrom('coupon_packages').selectAll().where('package_id', '=', package_id).executeTakeFirstOrThrow()
    : null
  const ids = pack?.template_ids ?? [template_id ?? '']
  return { title: pack?.title ?? null, packageId: package_id ?? '', templates: await kindsInOrder(tx, ids) }
}

const notYet = (from: number): Refusal =>
  new Refusal('exchangeCodeNotYet', {
    comment: (lang) => codeComment(lang, 'exchangeCodeNotYet', { time: minuteLine(lang, from, SHOP_OFFSET) }),
  })

/** Throws `Refusal` if an unused code cannot be exchanged at `now`. */
const refuseUnusable = (
  code: Row<'coupon_codes'>,
  templates: readonly Row<'coupon_templates'>[],
  now: number,
): void => {
  if (code.valid_from !== null && now < code.valid_from) throw notYet(code.valid_from)
  if (code.valid_to !== null && now >= code.valid_to) throw new Refusal('exchangeCodeOver')
  for (const template of templates) {
    const block = obtainBlock(template, now)
    if (block === 'couponNotYet') throw notYet(template.obtain_from ?? now)
    if (block) throw new Refusal(REFUSALS[block])
  }
}

/**
 * Returns true if this buyer has exchanged the code. Throws `Refusal` exchangeCodeUsed if another buyer has exchanged
 * it.
 */
const isOwn = ({ user_id, used_at }: Row<'coupon_codes'>, userId: string): boolean => {
  if (used_at === null) return false
  if (user_id !== userId) throw new Refusal('exchangeCodeUsed')
  return true
}

/**
 * Returns the contents of a coupon code, or the kind of another code, because one field accepts all kinds. Always
 * searches all tables, so that the response time does not reveal whether a code exists. Throws `Refusal`:
 * exchangeCodeWrong, exchangeCodeUsed, exchangeCodeOver, exchangeCodeNotYet, couponOutOfStock, tooManyTries,
 * captchaNeeded.
 */
export const checkCode = (gateway: Gateway, request: FastifyRequest, typed: string): Promise<CheckedCode> =>
  withinLimits(gateway, request, async (tx) => {
    const code = await findCode(tx, gateway, typed)
    const isPrivilegeCode = await isPrivilege(tx, typed)
    const ticket = (await runHooks('code.kind', tx, typed)).find((kind) => kind !== null)
    if (code) {
      const own = isOwn(code, request.userId)
      const contents = await contentsOf(tx, code)
      if (!own) refuseUnusable(code, contents.templates, gateway.clock.now())
      return { kind: code.package_id ? 'PACKAGE' : 'COUPON', ...contents, couponIds: own ? code.coupon_ids : [] }
    }
    const kind = isPrivilegeCode ? 'PRIVILEGE' : ticket
    if (!kind) throw new Refusal('exchangeCodeWrong')
    return { kind, title: null, packageId: '', templates: [], couponIds: [] }
  })

/**
 * Exchanges a code for its coupon, or for all coupons of its package. Repeated calls of the same buyer return the same
 * result. Limits per buyer do not apply to coupons from codes. Throws the same refusals as `checkCode`, and
 * faceAuthNeeded.
 */
export const exchangeCode = (
  gateway: Gateway,
  request: FastifyRequest,
  typed: string,
): Promise<{ couponIds: string[]; packageId: string }> =>
  withinLimits(gateway, request, async (tx) => {
    const { userId } = request
    const now = gateway.clock.now()
    const code = await findCode(tx, gateway, typed)
    if (!code) throw new Refusal('exchangeCodeWrong')
    const packageId = code.package_id ?? ''
    if (isOwn(code, userId)) return { couponIds: code.coupon_ids, packageId }
    const { templates } = await contentsOf(tx, code)
    refuseUnusable(code, templates, now)
    await requireFaceAuth(
      tx,
      userId,
      templates.some((template) => template.need_face_auth),
      now,
    )
    const grants = { userId, templates, packageId: code.package_id, ref: code.code_id }
    const ids = await grantCoupons(tx, grants, now)
    await tx
      .updateTable('coupon_codes')
      .set({ user_id: userId, used_at: now, coupon_ids: json(ids) })
      .where('code_id', '=', code.code_id)
      .execute()
    return { couponIds: ids, packageId }
  })
