import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import { readEmail } from '../../../core/contact'
import { mailboxKey } from '../../../core/mailbox-key'
import type { Routes } from '../../../core/provider'
import { bodyKey, perMinute } from '../../../core/rate-limit'
import { Email, Id, schema, VerifyCode } from '../../../core/schema'
import { limitTries } from '../risk/tries-service'
import { changePassword, passwordState, sendPasswordCode } from './change-password'
import { COUNTDOWN, proofStateOf, redeemMailCode } from './proofs'
import { requestMail } from './requests'
import { setPassword } from './set-password'
import type { ProofKind } from './tables'

const Kind = Type.Union([Type.Literal('ACTIVATE'), Type.Literal('RESET')])
/** Limits only the length. `checkPassword` checks the other rules. */
const Password = Type.String({ minLength: 1, maxLength: 128 })

const MAIL_PATHS: Record<ProofKind, { url: string; summary: string }> = {
  ACTIVATE: { url: '/user/pub/v3/email/register', summary: 'Mail a link and a code for a new account' },
  RESET: { url: '/user/pub/v3/email/forgot_password', summary: 'Mail a link and a code for a new password' },
}

const byMailbox = ({ body }: FastifyRequest): string =>
  mailboxKey(String((body as Record<string, unknown> | null)?.email))

/**
 * Registers routes for accounts with e-mail and password, and for the mails that verify an address. The specification
 * has no paths for them.
 */
export const emailAccountRoutes: Routes = (app, gateway) => {
  for (const [kind, { url, summary }] of Object.entries(MAIL_PATHS) as [ProofKind, (typeof MAIL_PATHS)[ProofKind]][]) {
    app.post(
      url,
      { schema: schema({ summary, body: { email: Email } }), config: perMinute(20, byMailbox) },
      async (request) => {
        await requestMail(gateway, request, kind, readEmail(request.body.email, request.lang))
        return ok({ countdown: COUNTDOWN })
      },
    )
  }

  app.post(
    '/user/pub/v3/email/check_code',
    {
      schema: schema({
        summary: 'Prove an e-mail address by the code of its mail',
        body: { kind: Kind, email: Email, verifyCode: VerifyCode },
      }),
      config: perMinute(30, byMailbox),
    },
    async (request) => {
      const { kind, verifyCode: code } = request.body
      const email = readEmail(request.body.email, request.lang)
      const token = await limitTries(gateway, request, { kind: 'codes', account: `mail ${mailboxKey(email)}` }, () =>
        redeemMailCode(gateway, { kind, email, code }),
      )
      return ok({ token })
    },
  )

  app.post(
    '/user/pub/v3/email/check_link',
    {
      schema: schema({ summary: 'State and purpose of a link in a mail', body: { token: Id } }),
      config: perMinute(60, bodyKey('token')),
    },
    async ({ body }) => ok(await proofStateOf(gateway, body.token)),
  )

  app.post(
    '/user/pub/v3/email/set_password',
    {
      schema: schema({
        summary: 'Set the password that a mail was for, and log in',
        body: { token: Id, password: Password },
      }),
      config: perMinute(30, bodyKey('token')),
    },
    async (request) => ok(await setPassword(gateway, request, request.body)),
  )

  app.get(
    '/user/buyer/v3/password',
    { schema: schema({ summary: 'Password state of this account' }) },
    async ({ userId }) => ok(await passwordState(gateway, userId)),
  )

  app.post(
    '/user/buyer/v3/password/send_code',
    { schema: schema({ summary: 'Send a code to this account for its first password' }), config: perMinute(10) },
    async (request) => {
      await sendPasswordCode(gateway, request)
      return ok({ countdown: COUNTDOWN })
    },
  )

  app.post(
    '/user/buyer/v3/password/change',
    {
      schema: schema({
        summary: 'Change the password of this account; its other logins end',
        body: {
          oldPassword: Type.Optional(Password),
          verifyCode: Type.Optional(VerifyCode),
          password: Password,
        },
      }),
      config: perMinute(30),
    },
    async (request) => {
      await changePassword(gateway, request, request.body)
      return ok()
    },
  )
}
