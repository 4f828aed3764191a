import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ok } from '../../core/envelope'
import { loginByCode, loginByPassword } from './code-login'
import { checkPhone } from './phone'
import { COUNTDOWN, sendCode } from './verify-code-service'
import type { Routes } from '../../core/provider'
import { guardCode } from '../risk/guard-service'
import { Cellphone, CountryCode, Email, OpenId, Platform, schema, VerifyCode } from '../../core/schema'

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
    app.post(
      url,
      { schema: schema({ body: codeLogin }), config: limited(30, 'cellphone') },
      async ({ body, lang, ip }) => ok(await loginByCode(gateway, { ...body, lang, address: ip })),
    )
  }

  app.post(
    '/user/pub/v3/login',
    { schema: schema({ body: emailLogin }), config: limited(20, 'email') },
    async ({ body }) => ok(await loginByPassword(gateway, body)),
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
