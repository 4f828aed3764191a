import { type Ballot, voteCounts, voteTally } from '@/api/vote'
import type { ModelDeps } from '@/components/screen/use-model'
import { checkTally, type TallyEntry, type TallyProblem } from '@/domain/vote/tally'
import { type StoredBallot, storedBallots } from './vote-receipts'

/** Entries of the public list in one request. */
const PART = 1_000

/** Result of the check of the public list on this device. */
export interface ListCheck {
  problem: TallyProblem | null
  /** Number of listed ballots, and of those among them whose receipts this device has computed. */
  total: number
  own: number
}

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'platform' | 'stores'>

const readList = async ({ client }: Deps, id: string): Promise<TallyEntry[]> => {
  const entries: TallyEntry[] = []
  let after = ''
  do {
    const request = { id, after, length: PART }
    const { items, next } = await client.call(voteTally, request, { inlineErrors: true })
    entries.push(...items)
    after = next
  } while (after !== '')
  return entries
}

/** Returns the own ballots that must be listed: counted ones, and those that the gateway once confirmed but has lost. */
const expectedEntries = (ballots: readonly Ballot[], stored: readonly StoredBallot[]): TallyEntry[] => {
  const counted = ballots.filter(({ state }) => state === 'COUNTED')
  const known = new Set(ballots.map(({ receipt }) => receipt))
  return [
    ...counted.map((ballot) => stored.find(({ receipt }) => receipt === ballot.receipt) ?? ballot),
    ...stored.filter(({ receipt, isAccepted }) => isAccepted && !known.has(receipt)),
  ]
}

/**
 * Adds up the public list of a vote on this device, and finds the own ballots in it. Rejects like the calls.
 * @param ballots the current ballots of the account; a stale state would count as lost
 */
export const checkPublicList = async (deps: Deps, id: string, ballots: readonly Ballot[]): Promise<ListCheck> => {
  const published = await deps.client.call(voteCounts, { id }, { inlineErrors: true })
  const entries = await readList(deps, id)
  const stored = storedBallots(deps, id)
  const expected = expectedEntries(ballots, stored)
  const own = expected.filter((entry) => stored.some(({ receipt }) => receipt === entry.receipt)).length
  return { problem: checkTally(published, entries, expected), total: entries.length, own }
}
