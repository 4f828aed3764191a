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

/** Notifies the account's former phone or address, so that its owner learns of a foreign change. OWASP ASVS 6.3.7. */
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
 * Replaces the account's phone or address. The proof proves the old one, the code the new one, where it was sent.
 * Throws `Refusal`: proofWrong, the code's, contactTaken, tooManyTries, captchaNeeded.
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
  // Checks the new side first: a wrong digit must not consume the proof of the old one.
  await limitTries(gateway, request, { kind: 'codes', account: limitKey(to) }, () => redeemCode(db, clock, to, code))
  const { channel } = await useProof(db, request, proof, 'CONTACT', clock.now())
  if (channel !== channelOf(to)) throw new Refusal('proofWrong')
  const before = await requireUser(db, userId)
  const after = await replaceContact(db, userId, to)
  await reportChange(db, before, channel, clock.now())
  return after
}
