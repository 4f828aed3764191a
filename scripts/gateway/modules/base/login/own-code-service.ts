import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import { mailboxKey } from '../../../core/mailbox-key'
import { guardCode } from '../risk/guard-service'
import { limitTries, waitRefusal } from '../risk/tries-service'
import { reportWrongCodes } from './notices'
import { type Addressee, redeemCode, sendCode, sentToOwnSince, wrongGuessesSince } from './verify-code-service'

const DAY = 24 * 60 * 60_000
/**
 * Maximum number of codes a day to an account's own contact. Otherwise a stolen login could flood the owner with
 * messages.
 */
const A_DAY = 20
/** Number of wrong codes in a day after which the owner is notified. */
const TELL_AFTER = 2

/** Returns a normalized form of a contact, for rate limits. */
export const limitKey = (to: Addressee): string =>
  'email' in to ? `mail ${mailboxKey(to.email)}` : `${to.countryCode} ${to.cellphone}`

/**
 * Sends a code for this login to the account's own phone or e-mail address. Throws `Refusal`: captchaNeeded,
 * tooManyCodes, the refusals of `sendCode`.
 * @param key the purpose of the code; by default this login
 */
export const sendOwnCode = async (
  gateway: Gateway,
  request: FastifyRequest,
  to: Addressee,
  key = request.sessionId,
): Promise<void> => {
  const now = gateway.clock.now()
  const sent = await sentToOwnSince(gateway.db, to, now - DAY)
  const earliest = sent.at(-A_DAY)
  if (earliest !== undefined) throw waitRefusal('tooManyCodes', earliest + DAY - now)
  await guardCode(gateway, request, { phone: limitKey(to), address: request.ip })
  await sendCode(gateway, to, key)
}

/**
 * Verifies a code of `sendOwnCode`. The second wrong code notifies the owner. Throws `Refusal`: the refusals of
 * `redeemCode`, tooManyTries, captchaNeeded.
 * @param key the value given to `sendOwnCode`
 */
export const redeemOwnCode = async (
  gateway: Gateway,
  request: FastifyRequest,
  to: Addressee,
  code: string,
  key = request.sessionId,
): Promise<void> => {
  const { db, clock } = gateway
  const { userId } = request
  const redeem = async (): Promise<void> => {
    try {
      await redeemCode(db, clock, to, code, key)
    } catch (error) {
      const now = clock.now()
      if (error instanceof Refusal && (await wrongGuessesSince(db, to, now - DAY)) >= TELL_AFTER)
        await reportWrongCodes(db, userId, now)
      throw error
    }
  }
  await limitTries(gateway, request, { kind: 'codes', account: limitKey(to) }, redeem)
}
