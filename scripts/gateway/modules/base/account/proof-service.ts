import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { redeemOwnCode, sendOwnCode } from '../login/own-code-service'
import type { Addressee } from '../login/verify-code-service'
import { requireUser } from '../user/account-service'
import type { Channel, ProofPurpose } from './tables'

/** Lifetime of a proof, ms. */
const TTL = 10 * 60_000

/** A login session and its account. */
export interface Caller {
  userId: string
  sessionId: string
}

/** Returns the account's phone or e-mail address for a channel. Throws `Refusal` contactMissing. */
const contactOf = (user: Row<'users'>, channel: Channel): Addressee => {
  if (channel === 'EMAIL' && user.email) return { email: user.email }
  if (channel === 'CELLPHONE' && user.cellphone) return { countryCode: user.country_code, cellphone: user.cellphone }
  throw new Refusal('contactMissing')
}

/** Returns true if a buyer has a phone or e-mail address that can receive a code. */
export const hasContact = ({ cellphone, email }: Row<'users'>): boolean => Boolean(cellphone || email)

/**
 * Sends a code to the account's own phone or e-mail address. Throws `Refusal`: contactMissing, the refusals of
 * `sendOwnCode`.
 */
export const sendProofCode = async (gateway: Gateway, request: FastifyRequest, channel: Channel): Promise<void> =>
  sendOwnCode(gateway, request, contactOf(await requireUser(gateway.db, request.userId), channel))

/** A code that was sent to the account, and the requested action. */
export interface ProofRequest {
  channel: Channel
  verifyCode: string
  purpose: ProofPurpose
}

/**
 * Verifies the code and returns a single-use token (proof) for the action. Throws `Refusal`: contactMissing, the
 * refusals of `redeemOwnCode`.
 */
export const proveContact = async (
  gateway: Gateway,
  request: FastifyRequest,
  { channel, verifyCode, purpose }: ProofRequest,
): Promise<{ proof: string; expiresAt: number }> => {
  const { db, clock } = gateway
  const { userId, sessionId } = request
  await redeemOwnCode(gateway, request, contactOf(await requireUser(db, userId), channel), verifyCode)
  const now = clock.now()
  const proof = newId('P')
  await db.deleteFrom('account_proofs').where('user_id', '=', userId).where('expires_at', '<', now).execute()
  await db
    .insertInto('account_proofs')
    .values({
      ...{ proof_id: proof, user_id: userId, session_id: sessionId },
      ...{ channel, purpose, expires_at: now + TTL, used_at: null },
    })
    .execute()
  return { proof, expiresAt: now + TTL }
}

export interface UsedProof {
  channel: Channel
}

/** Uses up a proof of this login. Throws `Refusal` proofWrong. */
export const useProof = async (
  db: Db | Tx,
  { userId, sessionId }: Caller,
  proof: string,
  purpose: ProofPurpose,
  now: number,
): Promise<UsedProof> => {
  const used = await db
    .updateTable('account_proofs')
    .set({ used_at: now })
    .where('proof_id', '=', proof)
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>=', now)
    .where('used_at', 'is', null)
    .returning('channel')
    .executeTakeFirst()
  if (!used) throw new Refusal('proofWrong')
  return used
}
