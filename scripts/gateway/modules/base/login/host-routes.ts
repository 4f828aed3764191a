import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import { callerOf } from '../../../core/login-device'
import type { Routes } from '../../../core/provider'
import { bodyKey, perMinute } from '../../../core/rate-limit'
import { Id, Platform, schema } from '../../../core/schema'
import { loginByHostPhone, preLogin } from './host-login'

const AppId = Type.String({ maxLength: 64 })
/** The ticket that was sent with the open id. An open id alone is no proof, because it is not secret. */
const OpenTicket = Type.String({ pattern: '^[A-Za-z0-9._-]{1,1000}$' })
const byCode = { appId: AppId, platform: Platform, code: Id }
const byPhone = {
  appId: AppId,
  platform: Platform,
  openTicket: OpenTicket,
  // Alipay's encrypted response is a few hundred characters
  phoneCode: Type.String({ minLength: 1, maxLength: 4096 }),
}

/**
 * Registers routes for the login with the account of a mini program's host. The sandbox simulates the hosts' servers
 * and accepts invented codes.
 */
export const hostLoginRoutes: Routes = (app, gateway) => {
  app.post(
    '/user/pub/v3/mini/pre_login',
    {
      schema: schema({ summary: "Who the buyer is to the mini program's host", body: byCode }),
      config: perMinute(120),
    },
    async (request) => ok(await preLogin(gateway, { ...request.body, ...callerOf(request) })),
  )

  app.post(
    '/user/pub/v3/mini/login_by_phone',
    {
      schema: schema({ summary: 'Sign in by the phone number of the host', body: byPhone }),
      config: perMinute(20, bodyKey('openTicket')),
    },
    async (request) => ok(await loginByHostPhone(gateway, { ...request.body, ...callerOf(request) })),
  )
}
