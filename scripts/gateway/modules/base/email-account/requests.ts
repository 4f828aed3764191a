import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import { mailboxKey } from '../../../core/mailbox-key'
import { guardCode } from '../risk/guard-service'
import { findByEmail } from '../user/account-service'
import { sendNote, sendProof } from './mails'
import { issueProof } from './proofs'
import type { ProofKind } from './tables'

/**
 * Sends a mail with a link and a code for a new account or a new password. Response and duration do not reveal whether
 * the address has an account. For example, an existing account is mentioned only in the mail. Throws `Refusal`:
 * senderNotSetUp, captchaNeeded, tooManyCodes, verifyCodeTooSoon.
 */
export const requestMail = async (
  gateway: Gateway,
  request: FastifyRequest,
  kind: ProofKind,
  email: string,
): Promise<void> => {
  const { db, clock, sandbox } = gateway
  const { ip, lang } = request
  // Outside of a sandbox no mail service is connected.
  if (!sandbox) throw new Refusal('senderNotSetUp')
  await guardCode(gateway, request, { phone: `mail ${mailboxKey(email)}`, address: ip })
  const user = await findByEmail(db, email)
  const live = (user !== undefined) === (kind === 'RESET')
  const { link, code } = await issueProof(gateway, { kind, email, live })
  const to = { userId: user?.user_id ?? null, email, lang, now: clock.now() }
  if (live) await sendProof(gateway, to, { kind, link, code })
  else await sendNote(gateway, to, kind === 'RESET' ? 'NO_ACCOUNT' : 'ACCOUNT_EXISTS')
}
