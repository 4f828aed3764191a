import type { ModelDeps } from '@/components/screen/use-model'
import { receiptOf, type TallyEntry } from '@/domain/vote/tally'
import { keys } from '@/platform/storage/keys'

/** Maximum number of stored receipts of an account. */
const MOST = 100

type Deps = Pick<ModelDeps, 'clock' | 'platform' | 'stores'>

const readAll = ({ platform, stores }: Deps) => platform.storage.read(keys.voteSalts, stores.user.userId) ?? {}

/**
 * Stores the salt and the options of a ballot on this device, so that the device can check the public list later. Called
 * before the request, because the response may be lost, and with `isAccepted` after the gateway has confirmed the ballot.
 */
export const storeSalt = (
  deps: Deps,
  voteId: string,
  optionIds: readonly string[],
  salt: string,
  isAccepted: boolean,
): void => {
  const { clock, platform, stores } = deps
  const receipt = receiptOf(voteId, optionIds, salt)
  const others = Object.entries(readAll(deps)).filter(([other]) => other !== receipt)
  const newest = others.sort(([, one], [, other]) => one.savedAt - other.savedAt).slice(-(MOST - 1))
  const own = { voteId, optionIds: [...optionIds], salt, isAccepted, savedAt: clock.now() }
  platform.storage.write(keys.voteSalts, { ...Object.fromEntries(newest), [receipt]: own }, stores.user.userId)
}

/** A ballot whose salt this device has stored. */
export interface StoredBallot extends TallyEntry {
  /** False if the gateway has not confirmed the ballot, so that it may not exist. */
  isAccepted: boolean
}

/** Returns the ballots of a vote that this account cast on this device, with receipts that are computed here. */
export const storedBallots = (deps: Deps, voteId: string): StoredBallot[] =>
  Object.values(readAll(deps))
    .filter((stored) => stored.voteId === voteId)
    .map(({ optionIds, salt, isAccepted }) => ({ optionIds, isAccepted, receipt: receiptOf(voteId, optionIds, salt) }))
