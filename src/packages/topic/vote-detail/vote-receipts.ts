import type { ModelDeps } from '@/components/screen/use-model'
import { receiptOf, type TallyEntry } from '@/domain/vote/tally'
import { keys } from '@/platform/storage/keys'

/** Maximum number of stored receipts of an account. */
const MOST = 100

type Deps = Pick<ModelDeps, 'clock' | 'platform' | 'stores'>

const readAll = ({ platform, stores }: Deps) => platform.storage.read(keys.voteSalts, stores.user.userId) ?? {}

/** Stores the salt and the options of a ballot on this device, so that the device can check the public list later. */
export const storeSalt = (deps: Deps, voteId: string, optionIds: readonly string[], salt: string): void => {
  const { clock, platform, stores } = deps
  const all = Object.entries(readAll(deps)).sort(([, one], [, other]) => one.savedAt - other.savedAt)
  const own = { voteId, optionIds: [...optionIds], salt, savedAt: clock.now() }
  const kept = Object.fromEntries(all.slice(-(MOST - 1)))
  platform.storage.write(keys.voteSalts, { ...kept, [receiptOf(voteId, optionIds, salt)]: own }, stores.user.userId)
}

/** Returns the ballots of a vote that this account cast on this device, with receipts that are computed here. */
export const storedBallots = (deps: Deps, voteId: string): TallyEntry[] =>
  Object.values(readAll(deps))
    .filter((stored) => stored.voteId === voteId)
    .map(({ optionIds, salt }) => ({ optionIds, receipt: receiptOf(voteId, optionIds, salt) }))
