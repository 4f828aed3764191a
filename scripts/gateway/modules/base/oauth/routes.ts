import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import { callerOf } from '../../../core/login-device'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, schema } from '../../../core/schema'
import { cookieOf } from './cookie'
import { linkByTicket } from './linking'
import { beginLogin, checkCsrf, loginByChannel, loginByIdToken, previewChannel } from './provider-login'
import { loginByWebCode } from './web-login'

/** A compact JWS, or a ticket of this gateway. Both have only letters, digits, dots, dashes and underscores. */
const Credential = Type.String({ pattern: '^[A-Za-z0-9._-]{1,4000}$' })
const CSRF = Type.String({ pattern: '^[A-Za-z0-9._-]{16,128}$' })
const Provider = Type.Union([Type.Literal('GOOGLE'), Type.Literal('APPLE')])
const WebPlatform = Type.Union([Type.Literal('WEIXIN_H5'), Type.Literal('BANK_H5')])

const google = { googleCsrfToken: CSRF, credential: Credential }
const apple = { identityToken: Credential, name: Type.Optional(Type.String({ maxLength: 100 })) }
const web = { platform: WebPlatform, appId: Type.String({ maxLength: 64 }), code: Credential }
const channel = { authCode: Credential, channelCode: Id }

/** Registers routes for logins with accounts of other providers. */
export const oauthRoutes: Routes = (app, gateway) => {
  app.post(
    '/user/pub/v1/oauth/begin',
    {
      schema: schema({ summary: 'A nonce for a login by Google or Apple', body: { provider: Provider } }),
      config: perMinute(60),
    },
    async ({ body, lang }) => ok(beginLogin(gateway, body.provider, lang)),
  )

  app.post(
    '/user/pub/v1/oauth/google_login',
    { schema: schema({ summary: 'Sign in by an id token of Google', body: google }), config: perMinute(60) },
    async (request) => {
      const { body, headers } = request
      checkCsrf(cookieOf(headers.cookie, 'g_csrf_token'), body.googleCsrfToken)
      return ok(await loginByIdToken(gateway, 'GOOGLE', { idToken: body.credential }, callerOf(request)))
    },
  )

  app.post(
    '/user/pub/v1/oauth/apple_login',
    { schema: schema({ summary: 'Sign in by an id token of Apple', body: apple }), config: perMinute(60) },
    async (request) => {
      const { identityToken: idToken, name } = request.body
      return ok(await loginByIdToken(gateway, 'APPLE', { idToken, name }, callerOf(request)))
    },
  )

  app.post(
    '/user/pub/v1/oauth/web_login',
    {
      schema: schema({ summary: 'Identity of the buyer in the surrounding chat app or bank', body: web }),
      config: perMinute(60),
    },
    async (request) => ok(await loginByWebCode(gateway, request.body, callerOf(request))),
  )

  app.post(
    '/pub/v1/channel_oauth/preview',
    { schema: schema({ summary: "The account that a partner's code logs in", body: channel }), config: perMinute(60) },
    async ({ body }) => ok(await previewChannel(gateway, body)),
  )

  app.post(
    '/pub/v1/channel_oauth/oauth_and_login',
    { schema: schema({ summary: "Sign in by a partner's one-use code", body: channel }), config: perMinute(60) },
    async (request) => ok(await loginByChannel(gateway, request.body, callerOf(request))),
  )

  app.post(
    '/user/buyer/v1/oauth/link',
    {
      schema: schema({ summary: "Link a provider's account to this one", body: { linkTicket: Credential } }),
      config: perMinute(60),
    },
    async ({ body, userId }) => {
      await linkByTicket(gateway, userId, body.linkTicket)
      return ok()
    },
  )
}
