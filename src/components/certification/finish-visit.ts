import { finishVerification, type FinishedVerification } from '@/api/certification'
import { keys } from '@/platform/storage/keys'
import { isRequestError } from '@/request/errors'
import type { Services } from '../services'

type Deps = Pick<Services, 'client' | 'platform' | 'stores'>

/** Requests that are finishing a face check, by visit key. Two screens thus share one request. */
const underWay = new Map<string, Promise<FinishedVerification | null>>()

const finish = async (
  { client, platform, stores }: Deps,
  verifyKey: string,
  userId: string,
): Promise<FinishedVerification | null> => {
  const forget = (): void => {
    if (platform.storage.read(keys.verification, userId)?.verifyKey === verifyKey)
      platform.storage.remove(keys.verification, userId)
  }
  try {
    const answer = await client.call(finishVerification, { verifyKey }, { silent: true })
    if (answer.outcome !== 'OPEN') forget()
    await stores.userFacts.loadCertifications()
    return answer
  } catch (error) {
    // The gateway refuses a visit that has expired, was used, or belongs to another account. Other failures are
    // retried.
    if (isRequestError(error) && error.kind === 'business') forget()
    return null
  }
}

/**
 * Finishes a face check at the provider that was started on this device: notifies the gateway, then loads the
 * certifications. Returns null without a visit, or if the check could not be finished. Never rejects.
 */
export const finishVisit = (deps: Deps): Promise<FinishedVerification | null> => {
  const { userId } = deps.stores.user
  const verifyKey = deps.platform.storage.read(keys.verification, userId)?.verifyKey
  if (!verifyKey) return Promise.resolve(null)
  const running = underWay.get(verifyKey)
  if (running) return running
  const begun = finish(deps, verifyKey, userId).finally(() => underWay.delete(verifyKey))
  underWay.set(verifyKey, begun)
  return begun
}
