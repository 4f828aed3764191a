import { hashText } from '@/lib/hash-text'

/**
 * Returns the receipt of a ballot. Only the voter's device knows the salt, so only the voter can find the ballot.
 * @param salt random hex digits of the voter's device
 */
export const receiptOf = (voteId: string, optionIds: readonly string[], salt: string): string =>
  hashText(`${voteId}\n${[...optionIds].sort().join(',')}\n${salt}`)

/** A counted ballot in the public list (decision 182). */
export interface TallyEntry {
  receipt: string
  optionIds: readonly string[]
}

/** The published result of a vote. */
export interface PublishedCounts {
  /** Number of counted ballots. */
  counted: number
  options: readonly { optionId: string; count: number }[]
}

/**
 * Reasons why a published result is wrong. LIST: a receipt is listed twice, or the number of ballots differs. COUNTS: the
 * list has other counts. MISSING: an own receipt is not listed. CHOICE: an own receipt is listed with other options.
 */
export type TallyProblem = 'LIST' | 'COUNTS' | 'MISSING' | 'CHOICE'

const keyOf = (optionIds: readonly string[]): string => [...optionIds].sort().join(',')

/**
 * Adds up the public list, and finds the own ballots in it. Returns the first problem, or null.
 * @param own the counted ballots of this voter
 */
export const checkTally = (
  { counted, options }: PublishedCounts,
  entries: readonly TallyEntry[],
  own: readonly TallyEntry[],
): TallyProblem | null => {
  const byReceipt = new Map(entries.map((entry) => [entry.receipt, entry]))
  if (byReceipt.size !== entries.length || entries.length !== counted) return 'LIST'
  const counts = new Map<string, number>()
  for (const { optionIds } of entries) for (const id of optionIds) counts.set(id, (counts.get(id) ?? 0) + 1)
  const known = new Set(options.map(({ optionId }) => optionId))
  if (options.some(({ optionId, count }) => (counts.get(optionId) ?? 0) !== count)) return 'COUNTS'
  if ([...counts.keys()].some((id) => !known.has(id))) return 'COUNTS'
  for (const ballot of own) {
    const listed = byReceipt.get(ballot.receipt)
    if (!listed) return 'MISSING'
    if (keyOf(listed.optionIds) !== keyOf(ballot.optionIds)) return 'CHOICE'
  }
  return null
}
