import { Type } from 'typebox'
import { ok } from '../../core/envelope'
import { deviceOf } from '../../core/login-device'
import type { Routes } from '../../core/provider'
import { perMinute } from '../../core/rate-limit'
import { Id, schema } from '../../core/schema'
import { cookieOf } from './cookie'
import { linkByTicket } from './linking'
import { beginLogin, checkCsrf, loginByChannel, loginByIdToken, previewChannel } from './provider-login'
import { loginByWebCode } from './web-login'

/** A compact JWS or a ticket of ours: letters, digits and dots. */
const Credential = Type.String({ pattern: '^[A-Za-z0-9._-]{1,4000}$' })
const CSRF = Type.String({ pattern: '^[A-Za-z0-9._-]{16,128}$' })
const Provider = Type.Union([Type.Literal('GOOGLE'), Type.Literal('APPLE')])
const WebPlatform = Type.Union([Type.Literal('WEIXIN_H5'), Type.Literal('BANK_H5')])

const google = { googleCsrfToken: CSRF, credential: Credential }
const apple = { identityToken: Credential, name: Type.Optional(Type.String({ maxLength: 100 })) }
const web = { platform: WebPlatform, appId: Type.String({ maxLength: 64 }), code: Credential }
const channel = { authCode: Credential, channelCode: Id }

/** Logins by other providers' accounts. */
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
      const { body, headers, lang } = request
      checkCsrf(cookieOf(headers.cookie, 'g_csrf_token'), body.googleCsrfToken)
      const caller = { lang, device: deviceOf(request) }
      return ok(await loginByIdToken(gateway, 'GOOGLE', { idToken: body.credential }, caller))
    },
  )

  app.post(
    '/user/pub/v1/oauth/apple_login',
    { schema: schema({ summary: 'Sign in by an id token of Apple', body: apple }), config: perMinute(60) },
    async (request) => {
      const { body, lang } = request
      const caller = { lang, device: deviceOf(request) }
      return ok(await loginByIdToken(gateway, 'APPLE', { idToken: body.identityToken, name: body.name }, caller))
    },
  )

  app.post(
    '/user/pub/v1/oauth/web_login',
    {
      schema: schema({ summary: 'Who the buyer is to the chat app or bank around the page', body: web }),
      config: perMinute(60),
    },
    async (request) => {
      const { body, lang } = request
      return ok(await loginByWebCode(gateway, body, { lang, device: deviceOf(request) }))
    },
  )

  app.post(
    '/pub/v1/channel_oauth/preview',
    { schema: schema({ summary: "The account that a partner's code logs in", body: channel }), config: perMinute(60) },
    async ({ body }) => ok(await previewChannel(gateway, body)),
  )

  app.post(
    '/pub/v1/channel_oauth/oauth_and_login',
    { schema: schema({ summary: "Sign in by a partner's one-use code", body: channel }), config: perMinute(60) },
    async (request) => {
      const { body, lang } = request
      return ok(await loginByChannel(gateway, body, { lang, device: deviceOf(request) }))
    },
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
