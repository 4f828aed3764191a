import type { Gateway } from '../../../core/context'
import { accountOf } from './closing-service'
import { type Caller, useProof } from './proof-service'

/** Returns all data of an account by table name, as the text of a JSON file. Throws `Refusal` proofWrong. */
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
