import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { deviceOf } from '../../../core/login-device'
import type { Language } from '../../../core/localized-text'
import { mailboxKey } from '../../../core/mailbox-key'
import { forgiveCodes } from '../risk/guard-service'
import { findByEmail, loginResult, registerEmail, storePassword } from '../user/account-service'
import { hashPassword } from '../user/password-service'
import { sendPasswordChanged } from './mails'
import { checkPassword } from './password-rules'
import { requireProof, useProof } from './proofs'

interface NewPassword {
  email: string
  passwordHash: string
  lang: Language
  now: number
}

const register = async (tx: Tx, account: NewPassword): Promise<Row<'users'>> => {
  const user = await registerEmail(tx, account)
  // The address was added to another account after the mail was sent, and that account has its own login.
  if (!user) throw new Refusal('linkUsed')
  return user
}

/** Sets the new password of an account and ends all its logins. */
const reset = async (
  { tokens }: Gateway,
  tx: Tx,
  { email, passwordHash, lang, now }: NewPassword,
): Promise<Row<'users'>> => {
  const user = await findByEmail(tx, email)
  if (!user) throw new Refusal('linkWrong')
  await storePassword(tx, user.user_id, passwordHash)
  await tokens.sessions.endOthers(tx, user.user_id, '', 'PASSWORD')
  await sendPasswordChanged(tx, user, lang, now)
  return user
}

/**
 * Sets the password by the link of a mail, and logs in. Registers a new account, or ends all logins of an existing
 * account. Throws `Refusal`: linkWrong, linkExpired, linkUsed, passwordUnfit, passwordEasy. After passwordUnfit or
 * passwordEasy, the link remains valid.
 */
export const setPassword = async (
  gateway: Gateway,
  request: FastifyRequest,
  { token, password }: { token: string; password: string },
) => {
  const { db, clock, tokens, risk } = gateway
  const { lang, ip } = request
  const proof = await requireProof(gateway, token)
  const { email, kind } = proof
  checkPassword(password, [email])
  const passwordHash = await hashPassword(password)
  const user = await db.transaction().execute(async (tx) => {
    const account = { email, passwordHash, lang, now: clock.now() }
    await useProof(tx, proof, account.now)
    return kind === 'ACTIVATE' ? register(tx, account) : reset(gateway, tx, account)
  })
  forgiveCodes(gateway, { phone: `mail ${mailboxKey(email)}`, address: ip })
  risk.passwords.forgive({ account: mailboxKey(email), address: ip }, clock.now())
  return loginResult(user, await tokens.signIn(user.user_id, deviceOf(request)), kind === 'ACTIVATE')
}
