import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, schema, VerifyCode } from '../../../core/schema'
import { addresseeOf, binding } from '../login/bind-input-service'
import { COUNTDOWN } from '../login/verify-code-service'
import { changeContact } from './contact-service'
import { accountData } from './data-service'
import { PROOF_PURPOSES } from './tables'
import { proveContact, sendProofCode } from './proof-service'

const limited = (max: number) => perMinute(max, ({ headers }) => String(headers['access-token']).slice(-64))

const channel = Type.Union([Type.Literal('CELLPHONE'), Type.Literal('EMAIL')])
const purpose = Type.Union(PROOF_PURPOSES.map((each) => Type.Literal(each)))

/** Registers routes for changes that require a code to the account's own phone or e-mail address. */
export const accountRoutes: Routes = (app, gateway) => {
  app.post(
    '/user/buyer/v3/account/send_code',
    {
      schema: schema({ summary: "Send a code to this account's own phone or address", body: { channel } }),
      config: limited(10),
    },
    async (request) => {
      await sendProofCode(gateway, request, request.body.channel)
      return ok({ countdown: COUNTDOWN })
    },
  )

  app.post(
    '/user/buyer/v3/account/prove',
    {
      schema: schema({
        summary: 'Prove a contact of this account by the code that was sent there',
        body: { channel, purpose, verifyCode: VerifyCode },
      }),
      config: limited(30),
    },
    async (request) => ok(await proveContact(gateway, request, request.body)),
  )

  app.post(
    '/user/buyer/v3/account/change_contact',
    {
      schema: schema({
        summary: "Put another phone or address in the place of this account's own",
        body: { proof: Id, ...binding },
      }),
      config: limited(30),
    },
    async (request) => {
      const { body, lang } = request
      const { to, code } = addresseeOf(body, lang)
      const user = await changeContact(gateway, request, body.proof, to, code)
      return ok({ cellphone: user.cellphone ?? '', countryCode: user.country_code, email: user.email ?? '' })
    },
  )

  app.post(
    '/user/buyer/v3/account/data',
    {
      schema: schema({ summary: 'Everything that is held of this account', body: { proof: Id } }),
      config: limited(10),
    },
    async ({ userId, sessionId, body }) => ok(await accountData(gateway, { userId, sessionId }, body.proof)),
  )
}
