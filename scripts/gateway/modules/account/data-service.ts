import type { Gateway } from '../../core/context'
import { accountOf } from './closing-service'
import { type Caller, useProof } from './proof-service'

/** Everything that the gateway holds of an account, by the name of its table. Throws `Refusal` proofWrong. */
export const accountData = async (
  { db, clock, personalData }: Gateway,
  caller: Caller,
  proof: string,
): Promise<{ exportedAt: string; data: Record<string, unknown> }> => {
  const now = clock.now()
  await useProof(db, caller, proof, 'DATA', now)
  const account = await accountOf(db, caller.userId)
  const parts = await Promise.all(personalData.map(({ read }) => read?.(db, account)))
  return { exportedAt: new Date(now).toISOString(), data: Object.assign({}, ...parts) as Record<string, unknown> }
}
