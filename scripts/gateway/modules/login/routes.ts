import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Gateway } from '../../core/context'
import type { Language } from '../../core/localized-text'
import { ok, Refusal } from '../../core/envelope'
import { passwordMatches } from '../user/password-service'
import { findByEmail, findOrRegister, loginResult } from '../user/account-service'
import { bindOpenId, isAsked } from './host-account-service'
import { checkPhone } from './phone'
import { COUNTDOWN, sendCode, takeCode } from './verify-code-service'
import type { Routes } from '../../core/provider'
import { guardCode } from '../risk/guard-service'
import { Cellphone, CountryCode, Email, OpenId, Platform, schema, type Values, VerifyCode } from '../../core/schema'

const phone = { cellphone: Cellphone, countryCode: CountryCode }
const codeLogin = {
  ...phone,
  verifyCode: VerifyCode,
  openId: Type.Optional(OpenId),
  platform: Type.Optional(Platform),
}
const emailLogin = {
  email: Email,
  password: Type.String({ minLength: 1, maxLength: 64 }),
}
const token = { refreshToken: Type.String({ minLength: 1, maxLength: 2000 }) }
const logout = { appId: Type.String({ maxLength: 64 }), openId: Type.String({ maxLength: 128 }) }

/** Attempts a minute for one address and one account; the machine's time, for this guards the machine. */
const limited = (max: number, field: 'cellphone' | 'email') => ({
  rateLimit: {
    max,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) =>
      `${request.ip} ${String((request.body as Record<string, unknown> | null)?.[field])}`,
  },
})

const signInByCode = async (
  { db, clock, tokens, risk }: Gateway,
  { body, lang, ip }: { body: Values<typeof codeLogin>; lang: Language; ip: string },
) => {
  const { cellphone, countryCode, verifyCode, openId, platform } = body
  checkPhone(countryCode, cellphone)
  await takeCode(db, clock, { countryCode, cellphone }, verifyCode)
  risk.attempts.forgive({ phone: `${countryCode} ${cellphone}`, address: ip })
  const { user, registered } = await findOrRegister(db, clock, countryCode, cellphone, lang)
  const isBound = openId && platform && (await isAsked(db, clock, platform, openId))
  if (isBound) await bindOpenId(db, platform, openId, user.user_id)
  return ok(loginResult(user, await tokens.signIn(user.user_id), registered, isBound ? openId : ''))
}

/** Signing in, staying signed in, signing out. */
export const loginRoutes: Routes = (app, gateway) => {
  const { db, clock, tokens } = gateway

  app.post(
    '/user/pub/v3/send_verify_code',
    { schema: schema({ body: phone }), config: limited(20, 'cellphone') },
    async (request) => {
      const { body, ip } = request
      checkPhone(body.countryCode, body.cellphone)
      await guardCode(gateway, request, { phone: `${body.countryCode} ${body.cellphone}`, address: ip })
      await sendCode(db, clock, body)
      return ok({ countdown: COUNTDOWN })
    },
  )

  for (const url of ['/user/pub/v3/login_or_register', '/common/pub/v1/login_or_register']) {
    app.post(url, { schema: schema({ body: codeLogin }), config: limited(30, 'cellphone') }, (request) =>
      signInByCode(gateway, request),
    )
  }

  app.post(
    '/user/pub/v3/login',
    { schema: schema({ body: emailLogin }), config: limited(20, 'email') },
    async ({ body }) => {
      const user = await findByEmail(db, body.email)
      const matches = await passwordMatches(body.password, user?.password_hash)
      if (!user || !matches) throw new Refusal('passwordWrong')
      return ok(loginResult(user, await tokens.signIn(user.user_id), false))
    },
  )

  app.post('/user/pub/v3/refresh_token', { schema: schema({ body: token }) }, async ({ body }) =>
    ok(await tokens.rotate(body.refreshToken)),
  )

  app.post('/user/pub/v3/mini/user_logout', { schema: schema({ body: logout }) }, async ({ headers }) => {
    const access = headers['access-token']
    await tokens.signOut(typeof access === 'string' ? access : undefined)
    return ok()
  })
}
