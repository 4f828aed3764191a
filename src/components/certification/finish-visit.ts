import { finishVerification, type FinishedVerification } from '@/api/certification'
import { keys } from '@/platform/storage/keys'
import { isRequestError } from '@/request/errors'
import type { Services } from '../services'

type Deps = Pick<Services, 'client' | 'platform' | 'stores'>

/** Visits that are being finished, by their keys: two screens that are shown at once ask once. */
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
    // Old, used or another's: it comes to nothing. What did not get through is asked again.
    if (isRequestError(error) && error.kind === 'business') forget()
    return null
  }
}

/**
 * Tells the gateway that the buyer is back from the provider, where a visit was begun on this device, and loads what is certified.
 * Null where there is no visit, and where it could not be finished. Never rejects.
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
