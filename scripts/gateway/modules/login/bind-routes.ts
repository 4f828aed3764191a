import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { isEmail } from '../../../../src/domain/identity/credentials'
import type { Language } from '../../core/localized-text'
import { ok } from '../../core/envelope'
import { badInput, type InputReason } from '../../core/inputs'
import { bindContact } from './bind-service'
import { checkPhone } from './phone'
import { type Addressee, COUNTDOWN, sendCode } from './verify-code-service'
import type { Routes } from '../../core/provider'
import { Cellphone, CountryCode, Email, schema, type Values, VerifyCode } from '../../core/schema'

const binding = {
  bindType: Type.Union([Type.Literal('EMAIL'), Type.Literal('CELLPHONE')]),
  emailBindParam: Type.Optional(Type.Object({ email: Email, verifyCode: VerifyCode })),
  cellphoneBindParam: Type.Optional(
    Type.Object({ cellphone: Cellphone, countryCode: CountryCode, verifyCode: VerifyCode }),
  ),
}

/** A minute, by the machine's time: this guards the machine, and other people's letter boxes. */
const limited = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: 60_000,
    keyGenerator: ({ ip, headers }: FastifyRequest) => `${ip} ${String(headers['access-token']).slice(-64)}`,
  },
})

const refuse = (lang: Language, field: string, reason: InputReason): never => {
  throw badInput(lang, field, reason)
}

/** Only what the storefront takes for an address (shell §5): letters of other scripts have two spellings of one case. */
const checkEmail = (email: string, lang: Language): void => {
  if (!isEmail(email)) refuse(lang, 'email', 'format')
}

/** Where the code went, and the code; what the type does not name is not looked at. */
const givenIn = (body: Values<typeof binding>, lang: Language): { to: Addressee; code: string } => {
  if (body.bindType === 'EMAIL') {
    const { email, verifyCode } = body.emailBindParam ?? refuse(lang, 'emailBindParam', 'required')
    checkEmail(email, lang)
    return { to: { email }, code: verifyCode }
  }
  const { cellphone, countryCode, verifyCode } =
    body.cellphoneBindParam ?? refuse(lang, 'cellphoneBindParam', 'required')
  checkPhone(countryCode, cellphone)
  return { to: { cellphone, countryCode }, code: verifyCode }
}

/** A second way to an account: its phone or its e-mail address. */
export const bindRoutes: Routes = (app, { db, clock, tokens }) => {
  app.post(
    '/user/buyer/v3/send_email_code',
    { schema: schema({ body: { email: Email } }), config: limited(10) },
    async ({ body: { email }, lang }) => {
      checkEmail(email, lang)
      await sendCode(db, clock, { email })
      return ok({ countdown: COUNTDOWN })
    },
  )

  // Public by its path (shell §7), but it changes the token's user.
  app.post(
    '/user/pub/v3/bind',
    { schema: schema({ body: binding }), config: limited(30) },
    async ({ body, headers, lang }) => {
      const token = headers['access-token']
      const userId = await tokens.verify(typeof token === 'string' ? token : undefined)
      const { to, code } = givenIn(body, lang)
      const user = await bindContact(db, clock, userId, to, code)
      return ok({ cellphone: user.cellphone ?? '', countryCode: user.country_code, email: user.email ?? '' })
    },
  )
}
