import type { Gateway } from '../../../core/context'
import { accountOf } from './closing-service'
import { type Caller, useProof } from './proof-service'

/** Everything that the gateway holds of an account, by the name of its table: the text of a JSON file. Throws `Refusal` proofWrong. */
export const accountData = async (
  { db, clock, personalData }: Gateway,
  caller: Caller,
  proof: string,
): Promise<{ exportedAt: string; json: string }> => {
  const now = clock.now()
  await useProof(db, caller, proof, 'DATA', now)
  const account = await accountOf(db, caller.userId)
  const parts = await Promise.all(personalData.map(({ read }) => read?.(db, account)))
  const exportedAt = new Date(now).toISOString()
  return { exportedAt, json: JSON.stringify(Object.assign({ exportedAt }, ...parts), null, 2) }
}
