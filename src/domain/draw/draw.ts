import { hashText } from '@/lib/hash-text'
import { fromHex, toHex } from '@/lib/hex'
import { hmacSha256 } from '@/lib/sha256'

/** A registration in a draw. The hash hides which registration it is. */
export interface DrawEntry {
  /** `entryHash` of the registration. */
  hash: string
  /** Number of people, who get places together or not at all. */
  size: number
  /** Requested sessions, the preferred one first. */
  sessionIds: readonly string[]
}

/** Result of an entry. */
export interface Drawn {
  /** Position in the random order, from 1. */
  rank: number
  /** Session with places for the entry; null without places. */
  sessionId: string | null
}

/** Returns the hash of a secret, which is published before the draw. */
export const sealOf = hashText

/** Returns the hash of a registration in the draw's list. @param salt random hex digits of the applicant's device */
export const entryHash = (registrationId: string, salt: string): string => hashText(registrationId + salt)

/** Returns the hash of a list: lines `hash size sessions`, sorted. A change of any entry changes it. */
export const rootOf = (entries: readonly DrawEntry[]): string =>
  hashText(
    entries
      .map(({ hash, size, sessionIds }) => `${hash} ${size} ${sessionIds.join(',')}\n`)
      .sort()
      .join(''),
  )

/** Returns the seed of a draw, in hex. @param beacon value of the public beacon's round, '' without a beacon */
export const seedOf = (secret: string, root: string, beacon: string): string => hashText(secret + root + beacon)

/** Returns the first 6 bytes of a digest as a number. */
const firstBytes = (digest: Uint8Array): number => {
  let number = 0
  for (let at = 0; at < 6; at++) number = number * 256 + digest[at]
  return number
}

/**
 * Draws the places. The entries get places by rank, HMAC-SHA-256 of the hash with the seed. Each gets its first
 * requested session that has a place for the whole group (decision 156).
 * @param quotas number of places by session
 * @returns results by hash
 */
export const drawPlaces = (
  entries: readonly DrawEntry[],
  seed: string,
  quotas: ReadonlyMap<string, number>,
): ReadonlyMap<string, Drawn> => {
  const rankOf = hmacSha256(fromHex(seed))
  const ranked = entries.map((entry) => {
    const digest = rankOf(fromHex(entry.hash))
    return { entry, digest, key: firstBytes(digest) }
  })
  // Numbers sort much faster than texts. Digests with equal first bytes are practically impossible, but decided.
  ranked.sort((one, other) => one.key - other.key || (toHex(one.digest) < toHex(other.digest) ? -1 : 1))
  const left = new Map(quotas)
  return new Map(
    ranked.map(({ entry: { hash, size, sessionIds } }, at) => {
      const sessionId = sessionIds.find((id) => (left.get(id) ?? 0) >= size) ?? null
      if (sessionId !== null) left.set(sessionId, (left.get(sessionId) ?? 0) - size)
      return [hash, { rank: at + 1, sessionId }]
    }),
  )
}

/** The public part of a draw. Before the draw, `secret` is null. Before the window closes, there are no entries. */
export interface DrawProof {
  /** `sealOf` the secret. */
  seal: string
  secret: string | null
  /** Value of the public beacon's round; null without a beacon or before the draw. */
  beacon: string | null
  root: string | null
  quotas: readonly { sessionId: string; quota: number }[]
  entries: readonly (DrawEntry & Pick<Drawn, 'sessionId'>)[]
}

/** Reasons why a published draw is wrong: another secret, a changed list, or other places than those drawn. */
export type DrawProblem = 'SECRET' | 'LIST' | 'PLACES'

/** Checks a published draw, and returns the result of an entry. Returns null before the draw. */
export const checkDraw = (proof: DrawProof, hash: string): { problem: DrawProblem | null; own?: Drawn } | null => {
  const { secret, seal, root, beacon, entries } = proof
  if (secret === null) return null
  if (sealOf(secret) !== seal) return { problem: 'SECRET' }
  if (new Set(entries.map((entry) => entry.hash)).size < entries.length) return { problem: 'LIST' }
  if (root === null || rootOf(entries) !== root) return { problem: 'LIST' }
  const quotas = new Map(proof.quotas.map(({ sessionId, quota }) => [sessionId, quota]))
  const drawn = drawPlaces(entries, seedOf(secret, root, beacon ?? ''), quotas)
  const own = drawn.get(hash)
  if (!own) return { problem: 'LIST' }
  const isSame = entries.every((entry) => drawn.get(entry.hash)?.sessionId === entry.sessionId)
  return { problem: isSame ? null : 'PLACES', own }
}
