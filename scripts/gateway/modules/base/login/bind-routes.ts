import { ok } from '../../../core/envelope'
import { addresseeOf, binding } from './bind-input-service'
import { bindContact } from './bind-service'
import { limitKey } from './own-code-service'
import { COUNTDOWN, sendCode } from './verify-code-service'
import type { Routes } from '../../../core/provider'
import { readEmail } from '../../../core/contact'
import { mailboxKey } from '../../../core/mailbox-key'
import { perMinute } from '../../../core/rate-limit'
import { Email, schema } from '../../../core/schema'
import { guardCode } from '../risk/guard-service'
import { limitTries } from '../risk/tries-service'

const limited = (max: number) => perMinute(max, ({ headers }) => String(headers['access-token']).slice(-64))

/** Registers routes that add a second login method to an account: a phone or an e-mail address. */
export const bindRoutes: Routes = (app, gateway) => {
  const { db, clock, tokens } = gateway

  app.post(
    '/user/buyer/v3/send_email_code',
    {
      schema: schema({ summary: 'Send a code to an e-mail address that is to be bound', body: { email: Email } }),
      config: limited(10),
    },
    async (request) => {
      const email = readEmail(request.body.email, request.lang)
      await guardCode(gateway, request, { phone: `mail ${mailboxKey(email)}`, address: request.ip })
      await sendCode(gateway, { email })
      return ok({ countdown: COUNTDOWN })
    },
  )

  // The path makes this call public (shell §7), but it changes the user of the access token.
  app.post(
    '/user/pub/v3/bind',
    {
      schema: schema({ summary: 'Bind a phone or an e-mail address to this account', body: binding }),
      config: limited(30),
    },
    async (request) => {
      const token = request.headers['access-token']
      const userId = await tokens.verify(typeof token === 'string' ? token : undefined)
      const { to, code } = addresseeOf(request.body, request.lang)
      const user = await limitTries(gateway, request, { kind: 'codes', account: limitKey(to) }, () =>
        bindContact(db, clock, userId, to, code),
      )
      return ok({ cellphone: user.cellphone ?? '', countryCode: user.country_code, email: user.email ?? '' })
    },
  )
}
