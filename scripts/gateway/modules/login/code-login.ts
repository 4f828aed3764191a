import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../core/context'
import { Refusal } from '../../core/envelope'
import type { LoginDevice } from '../../core/login-sessions'
import type { Language } from '../../core/localized-text'
import { guardCode } from '../risk/guard-service'
import { findByEmail, findOrRegister, loginResult } from '../user/account-service'
import { passwordMatches } from '../user/password-service'
import { bindOpenId } from './host-account-service'
import { redeemOpenTicket } from './host-identity-service'
import { checkPhone } from './phone'
import { redeemCode, sendCode } from './verify-code-service'

/** A login by phone and code; `openTicket` where a mini program's host, a chat app or a bank took part. */
export interface CodeLogin {
  cellphone: string
  countryCode: string
  verifyCode: string
  openTicket?: string
  lang: Language
  /** The caller's network address. */
  address: string
  device: LoginDevice
}

/** Sends a code to a phone that wants to sign in. Throws `Refusal`: areaUnsupported, phoneWrong, captchaNeeded, those of `sendCode`. */
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

/** Signs in by phone and code, and registers a phone that has no account. Throws `Refusal`: areaUnsupported, phoneWrong, the code's. */
export const loginByCode = async (gateway: Gateway, login: CodeLogin) => {
  const { db, clock, tokens, risk } = gateway
  const { cellphone, countryCode, verifyCode, openTicket, lang, address, device } = login
  checkPhone(countryCode, cellphone)
  await redeemCode(db, clock, { countryCode, cellphone }, verifyCode)
  risk.attempts.forgive({ phone: `${countryCode} ${cellphone}`, address })
  const { user, registered } = await findOrRegister(db, clock, countryCode, cellphone, lang)
  const host = openTicket ? await redeemOpenTicket(gateway, openTicket) : null
  if (host) await bindOpenId(db, host.platform, host.openId, user.user_id)
  return loginResult(user, await tokens.signIn(user.user_id, device), registered, host?.openId)
}

/** Signs in by e-mail and password. Throws `Refusal` passwordWrong, after the same work for an address without an account. */
export const loginByPassword = async (
  { db, tokens }: Gateway,
  { email, password, device }: { email: string; password: string; device: LoginDevice },
) => {
  const user = await findByEmail(db, email)
  const matches = await passwordMatches(password, user?.password_hash)
  if (!user || !matches) throw new Refusal('passwordWrong')
  return loginResult(user, await tokens.signIn(user.user_id, device), false)
}
