import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import { loginByCode, loginByPassword, sendLoginCode } from './code-login'
import { COUNTDOWN } from './verify-code-service'
import { mailboxKey } from '../../../core/mailbox-key'
import type { Routes } from '../../../core/provider'
import { bodyKey, perMinute } from '../../../core/rate-limit'
import { Cellphone, CountryCode, Email, schema, VerifyCode } from '../../../core/schema'

const phone = { cellphone: Cellphone, countryCode: CountryCode }
const codeLogin = {
  ...phone,
  verifyCode: VerifyCode,
  // Ticket that binds a host's open id to the account. An open id in the body is ignored, because it is not secret.
  openTicket: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,1000}$' })),
}
const emailLogin = {
  email: Email,
  password: Type.String({ minLength: 1, maxLength: 128 }),
}
const token = { refreshToken: Type.String({ minLength: 1, maxLength: 2000 }) }
const miniLogout = { appId: Type.String({ maxLength: 64 }), openId: Type.String({ maxLength: 128 }) }

/** Registers routes to log in, to refresh tokens and to log out. */
export const loginRoutes: Routes = (app, gateway) => {
  const { tokens } = gateway

  app.post(
    '/user/pub/v3/send_verify_code',
    { schema: schema({ summary: 'Send a code to a phone', body: phone }), config: perMinute(20, bodyKey('cellphone')) },
    async (request) => {
      await sendLoginCode(gateway, request, request.body)
      return ok({ countdown: COUNTDOWN })
    },
  )

  for (const url of ['/user/pub/v3/login_or_register', '/common/pub/v1/login_or_register']) {
    app.post(
      url,
      {
        schema: schema({ summary: 'Sign in by phone and code; registers a new buyer', body: codeLogin }),
        config: perMinute(30, bodyKey('cellphone')),
      },
      async (request) => ok(await loginByCode(gateway, request, request.body)),
    )
  }

  app.post(
    '/user/pub/v3/login',
    {
      schema: schema({ summary: 'Sign in by e-mail and password', body: emailLogin }),
      config: perMinute(20, ({ body }) => mailboxKey(String((body as Record<string, unknown> | null)?.email))),
    },
    async (request) => ok(await loginByPassword(gateway, request, request.body)),
  )

  app.post(
    '/user/pub/v3/refresh_token',
    // Allows 240 a minute, because many people may share an IP address, and each of them refreshes twice an hour.
    { schema: schema({ summary: 'New tokens for a refresh token', body: token }), config: perMinute(240) },
    async ({ body }) => ok(await tokens.rotate(body.refreshToken)),
  )

  app.post(
    '/user/pub/v3/logout',
    { schema: schema({ summary: 'End a login by its refresh token', body: token }) },
    async ({ body }) => {
      await tokens.signOut(body.refreshToken)
      return ok()
    },
  )

  app.post(
    '/user/pub/v3/mini/user_logout',
    { schema: schema({ summary: 'End the login of a mini program', body: miniLogout }) },
    async ({ headers }) => {
      const access = headers['access-token']
      if (typeof access === 'string') await tokens.signOut(access)
      return ok()
    },
  )
}
