import type { Gateway } from '../../core/context'
import { Refusal } from '../../core/envelope'
import { replaceContact } from '../login/bind-service'
import { type Addressee, redeemCode } from '../login/verify-code-service'
import type { UserTable } from '../user/tables'
import { type Caller, useProof } from './proof-service'
import type { Channel } from './tables'

const channelOf = (to: Addressee): Channel => ('email' in to ? 'EMAIL' : 'CELLPHONE')

/**
 * Puts a new phone or address in the place of the account's own: both sides are proven, the old one by the proof, the new one by
 * the code that was sent there. Throws `Refusal`: proofWrong, the code's, contactTaken.
 */
export const changeContact = async (
  { db, clock }: Gateway,
  caller: Caller,
  proof: string,
  to: Addressee,
  code: string,
): Promise<UserTable> => {
  // The new side first: a wrong digit must not cost the proof of the old one.
  await redeemCode(db, clock, to, code)
  const { channel } = await useProof(db, caller, proof, 'CONTACT', clock.now())
  if (channel !== channelOf(to)) throw new Refusal('proofWrong')
  return replaceContact(db, caller.userId, to)
}
