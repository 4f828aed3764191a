import type { FastifyRequest } from 'fastify'
import type { Row } from '../../../core/database/database'
import { maskEmail, maskPhoneWithArea } from '../../../../../src/domain/identity/mask'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import { redeemOwnCode, sendOwnCode } from '../login/own-code-service'
import type { Addressee } from '../login/verify-code-service'
import { limitTries } from '../risk/tries-service'
import { requireUser, storePassword } from '../user/account-service'
import { hashPassword, passwordMatches } from '../user/password-service'
import { sendPasswordChanged } from './mails'
import { checkPassword } from './password-rules'

/**
 * Returns the account's phone or e-mail address that receives the code. Throws `Refusal` notFound if it has neither.
 */
const addresseeOf = ({ cellphone, country_code: countryCode, email }: Row<'users'>): Addressee => {
  if (cellphone) return { cellphone, countryCode }
  if (email) return { email }
  throw new Refusal('notFound', { http: 404 })
}

/** Returns true if an account has a password, and the masked contact that receives a code. */
export const passwordState = async ({ db }: Gateway, userId: string) => {
  const { password_hash: hash, cellphone, country_code: area, email } = await requireUser(db, userId)
  return {
    isSet: hash !== null,
    codeTo: cellphone ? maskPhoneWithArea(cellphone, area) : maskEmail(email ?? ''),
    email: email ?? '',
  }
}

/**
 * Sends a code to the account's own phone or e-mail address. Throws `Refusal`: captchaNeeded, tooManyCodes, the
 * refusals of `sendCode`.
 */
export const sendPasswordCode = async (gateway: Gateway, request: FastifyRequest): Promise<void> =>
  sendOwnCode(gateway, request, addresseeOf(await requireUser(gateway.db, request.userId)))

export interface PasswordChange {
  oldPassword?: string
  verifyCode?: string
  password: string
}

/**
 * Verifies the account's owner by the old password, or else by a code. Throws `Refusal`: oldPasswordWrong, the refusals
 * of `redeemCode`, tooManyTries.
 */
const prove = async (
  gateway: Gateway,
  request: FastifyRequest,
  user: Row<'users'>,
  { oldPassword, verifyCode }: PasswordChange,
): Promise<void> => {
  const { user_id: userId, password_hash: hash } = user
  if (hash === null) {
    if (!verifyCode) throw badInput(request.lang, 'verifyCode', 'required')
    return redeemOwnCode(gateway, request, addresseeOf(user), verifyCode)
  }
  if (!oldPassword) throw badInput(request.lang, 'oldPassword', 'required')
  await limitTries(gateway, request, { kind: 'passwords', account: `user ${userId}` }, async () => {
    if (!(await passwordMatches(oldPassword, hash))) throw new Refusal('oldPasswordWrong')
  })
}

/**
 * Changes or sets the password of the logged-in account and ends all its other logins. Checks the new password first,
 * so that an invalid password does not use up the code. Throws `Refusal`: passwordUnfit, passwordEasy, the refusals of
 * `prove`.
 */
export const changePassword = async (
  gateway: Gateway,
  request: FastifyRequest,
  change: PasswordChange,
): Promise<void> => {
  const { db, clock, tokens } = gateway
  const { userId, sessionId, lang } = request
  const user = await requireUser(db, userId)
  checkPassword(change.password, [user.email ?? '', user.cellphone ?? '', user.nickname])
  await prove(gateway, request, user, change)
  const passwordHash = await hashPassword(change.password)
  await db.transaction().execute(async (tx) => {
    await storePassword(tx, userId, passwordHash)
    await tokens.sessions.endOthers(tx, userId, sessionId, 'PASSWORD')
    await sendPasswordChanged(tx, user, lang, clock.now())
  })
}
