import { Type } from 'typebox'
import type { UserTable } from '../user/tables'
import type { Language } from '../../core/localized-text'
import { found, ok, Refusal } from '../../core/envelope'
import { findOrRegister, loginResult } from '../user/account-service'
import { bindOpenId, isAsked, noteOpenId, openIdOf, phoneIn, takeHostCode, unwrapped } from './host-account-service'
import type { Routes } from '../../core/provider'
import { Id, OpenId, Platform, schema } from '../../core/schema'

const AppId = Type.String({ maxLength: 64 })
const preLogin = { appId: AppId, platform: Platform, code: Id }
const byPhone = {
  appId: AppId,
  platform: Platform,
  openId: OpenId,
  // Alipay's encrypted answer is a few hundred characters
  phoneCode: Type.String({ minLength: 1, maxLength: 4096 }),
}

/** The bank's account brings a phone, which the bank has proven. */
const BRINGS_PHONE = 'BANK_MINI'
const AREA = '86'

/**
 * Signing in by what a mini program's host knows of the buyer. The sandbox stands for the hosts' servers and takes codes
 * that anybody can make up: a gateway that is none takes no code.
 */
export const hostLoginRoutes: Routes = (app, { db, clock, tokens, sandbox }) => {
  const checkSandbox = (): void => {
    if (!sandbox) throw new Refusal('hostCodeWrong')
  }

  const signIn = async (user: UserTable, registered: boolean, openId: string) =>
    loginResult(user, await tokens.signIn(user.user_id), registered, openId)

  const signInByPhone = async (platform: string, openId: string, cellphone: string, lang: Language) => {
    const { user, registered } = await findOrRegister(db, clock, AREA, cellphone, lang)
    await bindOpenId(db, platform, openId, user.user_id)
    return signIn(user, registered, openId)
  }

  const signInKnown = async (userId: string, openId: string) => {
    const user = found(await db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst())
    return signIn(user, false, openId)
  }

  app.post(
    '/user/pub/v3/mini/pre_login',
    { schema: schema({ body: preLogin }), config: { rateLimit: { max: 120, timeWindow: 60_000 } } },
    async ({ body: { platform, code }, lang }) => {
      checkSandbox()
      await takeHostCode(db, clock, { kind: 'login', platform, code })
      const openId = openIdOf(platform, code)
      const userId = await noteOpenId(db, clock, platform, openId)
      const cellphone = platform === BRINGS_PHONE ? phoneIn(code) : null
      const login = userId
        ? await signInKnown(userId, openId)
        : cellphone
          ? await signInByPhone(platform, openId, cellphone, lang)
          : null
      return ok({ openId, unionId: '', login, phoneWanted: login === null })
    },
  )

  app.post(
    '/user/pub/v3/mini/login_by_phone',
    {
      schema: schema({ body: byPhone }),
      config: {
        rateLimit: {
          max: 20,
          timeWindow: 60_000,
          keyGenerator: ({ ip, body }) => `${ip} ${String((body as { openId?: unknown } | null)?.openId)}`,
        },
      },
    },
    async ({ body: { platform, openId, phoneCode }, lang }) => {
      checkSandbox()
      if (!(await isAsked(db, clock, platform, openId))) throw new Refusal('openIdUnknown')
      const code = unwrapped(phoneCode)
      const cellphone = phoneIn(code)
      if (!cellphone) throw new Refusal('hostCodeWrong')
      await takeHostCode(db, clock, { kind: 'phone', platform, code })
      return ok(await signInByPhone(platform, openId, cellphone, lang))
    },
  )
}
