import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import { deviceOf } from '../../../core/login-device'
import { readEmail } from '../../../core/contact'
import { mailboxKey } from '../../../core/mailbox-key'
import { forgiveCodes, guardCode } from '../risk/guard-service'
import { limitTries } from '../risk/tries-service'
import { findByEmail, findOrRegister, loginResult, storePassword } from '../user/account-service'
import { hashPassword, isOutdatedHash, passwordMatches } from '../user/password-service'
import { bindOpenId } from './host-account-service'
import { redeemOpenTicket } from './host-identity-service'
import { reportWrongPasswords } from './notices'
import { checkPhone } from './phone'
import { redeemCode, sendCode } from './verify-code-service'

/**
 * A login with phone and code. `openTicket` is set if the login began at a mini program's host, a chat app or a bank.
 */
export interface CodeLogin {
  cellphone: string
  countryCode: string
  verifyCode: string
  openTicket?: string
}

/**
 * Sends a login code to a phone. Throws `Refusal`: areaUnsupported, phoneWrong, captchaNeeded, the refusals of
 * `sendCode`.
 */
export const sendLoginCode = async (
  gateway: Gateway,
  request: FastifyRequest,
  phone: { countryCode: string; cellphone: string },
): Promise<void> => {
  const { countryCode, cellphone } = phone
  checkPhone(countryCode, cellphone)
  await guardCode(gateway, request, { phone: `${countryCode} ${cellphone}`, address: request.ip })
  await sendCode(gateway, phone)
}

/**
 * Logs in, or registers, with a phone and a code. Throws `Refusal`: areaUnsupported, phoneWrong, the refusals of
 * `redeemCode`, tooManyTries.
 */
export const loginByCode = async (gateway: Gateway, request: FastifyRequest, login: CodeLogin) => {
  const { db, clock, tokens } = gateway
  const { cellphone, countryCode, verifyCode, openTicket } = login
  const { lang, ip } = request
  checkPhone(countryCode, cellphone)
  const phone = `${countryCode} ${cellphone}`
  await limitTries(gateway, request, { kind: 'codes', account: phone }, () =>
    redeemCode(db, clock, { countryCode, cellphone }, verifyCode),
  )
  forgiveCodes(gateway, { phone, address: ip })
  const { user, registered } = await findOrRegister(db, clock, countryCode, cellphone, lang)
  const host = openTicket ? await redeemOpenTicket(gateway, openTicket) : null
  if (host) await bindOpenId(db, host.platform, host.openId, user.user_id)
  return loginResult(user, await tokens.signIn(user.user_id, deviceOf(request)), registered, host?.openId)
}

/**
 * Logs in with an e-mail address and a password. Takes the same time for an address without an account. All spellings
 * of a mailbox share the limit of attempts. Throws `Refusal`: passwordWrong, tooManyTries.
 */
export const loginByPassword = async (
  gateway: Gateway,
  request: FastifyRequest,
  { email: typed, password }: { email: string; password: string },
) => {
  const { db, clock, tokens } = gateway
  const email = readEmail(typed, request.lang)
  const onWait = async () => {
    const owner = await findByEmail(db, email)
    if (owner) await reportWrongPasswords(db, owner.user_id, clock.now())
  }
  const user = await limitTries(
    gateway,
    request,
    { kind: 'passwords', account: mailboxKey(email), onWait },
    async () => {
      const found = await findByEmail(db, email)
      const matches = await passwordMatches(password, found?.password_hash)
      if (!found || !matches) throw new Refusal('passwordWrong')
      return found
    },
  )
  if (isOutdatedHash(user.password_hash ?? '')) await storePassword(db, user.user_id, await hashPassword(password))
  return loginResult(user, await tokens.signIn(user.user_id, deviceOf(request)), false)
}
