import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { maskPhoneWithArea } from '../../../../../src/domain/identity/mask'
import { PARTNER } from '../../../../../src/domain/payment/products'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { redeemOwnCode, sendOwnCode } from '../../base/login/own-code-service'
import { codeState, endCodes } from '../../base/login/verify-code-service'
import { requireUser } from '../../base/user/account-service'
import type { Payable } from './payable-service'

/** The facts of a payable to which a code is bound. */
type Bound = Pick<Payable, 'id' | 'userId' | 'amount'>

/** Returns the key of a payment's codes: a code pays this amount of this buyer's payable, and nothing else. */
const keyOf = ({ id, userId, amount }: Bound): string =>
  `pay ${createHash('sha256')
    .update(JSON.stringify([userId, id, amount]))
    .digest('base64url')}`

const phoneOf = async (db: Db | Tx, userId: string) => {
  const { cellphone, country_code: countryCode } = await requireUser(db, userId)
  // Without a phone there is no way to send a code, so the wallet is not offered.
  if (!cellphone) throw new Refusal('paymentProductUnfit')
  return { cellphone, countryCode }
}

/** Throws `Refusal` notFound for an unknown partner. */
export const requirePartner = (partner: string): void => void found(partner === PARTNER || null)

/** Sends the code of a payment to the buyer's phone. Throws `Refusal`: paymentProductUnfit, those of `sendOwnCode`. */
export const sendPayCode = async (gateway: Gateway, request: FastifyRequest, payable: Bound): Promise<void> =>
  sendOwnCode(gateway, request, await phoneOf(gateway.db, payable.userId), keyOf(payable))

/**
 * Uses up the code of a payment. Throws `Refusal`: paymentProductUnfit, those of `redeemOwnCode`. A wrong code changes
 * nothing but the number of tries.
 */
export const redeemPayCode = async (
  gateway: Gateway,
  request: FastifyRequest,
  payable: Bound,
  code: string,
): Promise<void> => redeemOwnCode(gateway, request, await phoneOf(gateway.db, payable.userId), code, keyOf(payable))

/** Ends the codes of a payment, because the buyer pays by another method. */
export const endPayCodes = (tx: Tx, payable: Bound): Promise<void> => endCodes(tx, keyOf(payable))

/** Ends the unused codes of all payments. Returns their number. */
export const expirePayCodes = async (db: Db, now: number): Promise<number> => {
  const rows = await db
    .updateTable('verify_codes')
    .set({ expires_at: 0 })
    .where('session_id', 'like', 'pay %')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('code_id')
    .execute()
  return rows.length
}

/** Serializes the state of a payment's code (contract: api/payment PayCodeState). */
export const serializePayCode = async ({ db, clock }: Pick<Gateway, 'db' | 'clock'>, payable: Bound) => {
  const { cellphone, countryCode } = await phoneOf(db, payable.userId)
  const state = await codeState(db, keyOf(payable), clock.now())
  return { cellphone: maskPhoneWithArea(cellphone, countryCode), ...state }
}
