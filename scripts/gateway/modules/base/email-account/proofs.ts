import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import type { ProofKind } from './tables'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** Minimum seconds between two mails of the same kind to one address (domain §9). */
export const COUNTDOWN = 60
const TTL: Record<ProofKind, number> = { ACTIVATE: 24 * 60 * MINUTE, RESET: 10 * MINUTE }
/** Number of wrong codes after which a mail's code is locked. */
const TRIES = 5
/** Time in ms for which used and expired rows are stored. They explain why a link no longer works. */
const RETENTION = 30 * 24 * 60 * MINUTE

/** State of a link. WRONG is an unknown link. */
export type ProofState = 'VALID' | 'EXPIRED' | 'USED' | 'WRONG'

type Proof = Pick<Row<'email_proofs'>, 'kind' | 'email' | 'used_at' | 'expires_at'> & { proof_id: number }
type Deps = Pick<Gateway, 'db' | 'clock' | 'emailProofKey'>

const newToken = (): string => randomBytes(24).toString('base64url')

/** Tokens are long and random, so a plain hash is sufficient. */
const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * A code has only six digits, so its hash includes the gateway's key. Otherwise all codes could be tried to find the
 * hash.
 */
const hashedCode = (key: Uint8Array, email: string, code: string): string =>
  createHmac('sha256', key).update(`${email} ${code}`).digest('base64url')

const latest = (db: Db, kind: ProofKind, email: string) =>
  db
    .selectFrom('email_proofs')
    .selectAll()
    .where('email', '=', email)
    .where('kind', '=', kind)
    .orderBy('proof_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Creates the link and the code of a mail. Links of earlier mails remain valid, because mails may arrive in another
 * order. Throws `Refusal` verifyCodeTooSoon shortly after the previous mail.
 * @param live false if the mail contains no link and code; they are created anyway, so that responses are the same
 */
export const issueProof = async (
  { db, clock, emailProofKey }: Deps,
  { kind, email, live }: Pick<Row<'email_proofs'>, 'kind' | 'email' | 'live'>,
): Promise<{ link: string; code: string }> => {
  const now = clock.now()
  const last = await latest(db, kind, email)
  const wait = last && last.used_at === null ? last.sent_at + COUNTDOWN * SECOND - now : 0
  if (wait > 0) throw new Refusal('verifyCodeTooSoon', { params: { seconds: Math.ceil(wait / SECOND) } })
  const link = newToken()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db
    .deleteFrom('email_proofs')
    .where('expires_at', '<', now - RETENTION)
    .execute()
  await db
    .insertInto('email_proofs')
    .values({
      ...{ kind, email, live, sent_at: now, expires_at: now + TTL[kind], used_at: null },
      ...{ link_hash: hashed(link), code_hash: hashedCode(emailProofKey, email, code), token_hash: null },
    })
    .execute()
  return { link, code }
}

/**
 * Verifies the code of the last mail: correct, not expired, and within five attempts. The same code can be sent again
 * for another token, because the first response may have been lost. Throws `Refusal`: verifyCodeWrong,
 * verifyCodeExpired, verifyCodeLocked.
 * @returns a token that replaces the mail's link
 */
export const redeemMailCode = async (
  { db, clock, emailProofKey }: Deps,
  { kind, email, code }: { kind: ProofKind; email: string; code: string },
): Promise<string> => {
  const last = await latest(db, kind, email)
  if (!last || last.used_at !== null) throw new Refusal('verifyCodeWrong')
  if (last.expires_at < clock.now()) throw new Refusal('verifyCodeExpired')
  const { numUpdatedRows } = await db
    .updateTable('email_proofs')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('proof_id', '=', last.proof_id)
    .where('tries', '<', TRIES)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw new Refusal('verifyCodeLocked')
  const given = Buffer.from(hashedCode(emailProofKey, email, code))
  if (!timingSafeEqual(given, Buffer.from(last.code_hash)) || !last.live) throw new Refusal('verifyCodeWrong')
  const token = newToken()
  await db
    .updateTable('email_proofs')
    .set((row) => ({ token_hash: hashed(token), tries: row('tries', '-', 1) }))
    .where('proof_id', '=', last.proof_id)
    .execute()
  return token
}

/** Returns the mail to which a link or a verified code belongs. */
const proofOf = (db: Db | Tx, token: string): Promise<Proof | undefined> =>
  db
    .selectFrom('email_proofs')
    .select(['proof_id', 'kind', 'email', 'used_at', 'expires_at'])
    .where('live', '=', true)
    .where((where) => where.or([where('link_hash', '=', hashed(token)), where('token_hash', '=', hashed(token))]))
    .executeTakeFirst()

const stateOf = (proof: Proof | undefined, now: number): ProofState => {
  if (!proof) return 'WRONG'
  if (proof.used_at !== null) return 'USED'
  return proof.expires_at < now ? 'EXPIRED' : 'VALID'
}

/**
 * Returns the state of a link or of a code's token without using up the link or token. Kind and address are only
 * returned for known tokens.
 */
export const proofStateOf = async (
  { db, clock }: Deps,
  token: string,
): Promise<{ state: ProofState; kind: ProofKind | ''; email: string }> => {
  const proof = await proofOf(db, token)
  return { state: stateOf(proof, clock.now()), kind: proof?.kind ?? '', email: proof?.email ?? '' }
}

const REFUSALS = { EXPIRED: 'linkExpired', USED: 'linkUsed', WRONG: 'linkWrong' } as const

/** Returns the mail of a valid link. Throws `Refusal`: linkWrong, linkExpired, linkUsed. */
export const requireProof = async ({ db, clock }: Deps, token: string): Promise<Proof> => {
  const proof = await proofOf(db, token)
  const state = stateOf(proof, clock.now())
  if (!proof || state !== 'VALID') throw new Refusal(REFUSALS[state === 'VALID' ? 'WRONG' : state])
  return proof
}

/**
 * Marks a mail and all other mails to the same address as used. Throws `Refusal` linkUsed if the mail is
 * already used, for example by a concurrent call.
 */
export const useProof = async (tx: Tx, { proof_id: proofId, email }: Proof, now: number): Promise<void> => {
  const used = await changeRow(tx, 'email_proofs', { proof_id: proofId, used_at: null }, { used_at: now })
  if (!used) throw new Refusal('linkUsed')
  await tx
    .updateTable('email_proofs')
    .set({ used_at: now })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute()
}
