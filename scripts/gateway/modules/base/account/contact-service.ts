import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import type { Db, Row } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { replaceContact } from '../login/bind-service'
import { limitKey } from '../login/own-code-service'
import { type Addressee, redeemCode } from '../login/verify-code-service'
import { limitTries } from '../risk/tries-service'
import { sendTo } from '../message/service'
import { requireUser } from '../user/account-service'
import { texts } from './texts'
import { useProof } from './proof-service'
import type { Channel } from './tables'

const channelOf = (to: Addressee): Channel => ('email' in to ? 'EMAIL' : 'CELLPHONE')

/**
 * Notifies the account's old phone or e-mail address of the change, so that the owner notices an attacker's change.
 * OWASP ASVS 6.3.7.
 */
const reportChange = async (db: Db, before: Row<'users'>, changed: Channel, now: number): Promise<void> => {
  const { user_id: userId, country_code: area, cellphone, email } = before
  const old =
    changed === 'EMAIL'
      ? ({ channel: 'EMAIL', recipient: email, content: texts.translateAll('changed.email') } as const)
      : ({ channel: 'SMS', recipient: `+${area} ${cellphone}`, content: texts.translateAll('changed.phone') } as const)
  await sendTo(db, {
    ...{ userId, kind: 'CONTACT_CHANGED', path: '/agreement-support', now },
    ...{ ...old, recipient: old.recipient ?? '' },
  })
}

/**
 * Replaces the account's phone or e-mail address. The proof verifies the old contact, and the code verifies the new
 * contact. Throws `Refusal`: proofWrong, the refusals of `redeemCode`, contactTaken, tooManyTries, captchaNeeded.
 */
export const changeContact = async (
  gateway: Gateway,
  request: FastifyRequest,
  proof: string,
  to: Addressee,
  code: string,
): Promise<Row<'users'>> => {
  const { db, clock } = gateway
  const { userId } = request
  // Verifies the new contact first, so that a mistyped code does not use up the proof of the old contact.
  await limitTries(gateway, request, { kind: 'codes', account: limitKey(to) }, () => redeemCode(db, clock, to, code))
  const { channel } = await useProof(db, request, proof, 'CONTACT', clock.now())
  if (channel !== channelOf(to)) throw new Refusal('proofWrong')
  const before = await requireUser(db, userId)
  const after = await replaceContact(db, userId, to)
  await reportChange(db, before, channel, clock.now())
  return after
}
