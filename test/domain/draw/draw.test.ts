import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import {
  checkDraw,
  type DrawEntry,
  type DrawProof,
  drawPlaces,
  entryHash,
  rootOf,
  sealOf,
  seedOf,
} from '@/domain/draw/draw'

const SECRET = 'ab'.repeat(32)
const BEACON = 'cd'.repeat(32)
const entry = fc.record({
  size: fc.integer({ min: 1, max: 5 }),
  sessionIds: fc.shuffledSubarray(['A', 'B', 'C'], { minLength: 1 }),
})
const list = fc
  .array(entry, { minLength: 1, maxLength: 40 })
  .map((entries) => entries.map((each, at): DrawEntry => ({ ...each, hash: entryHash(`RG${at}`, 'salt') })))
const quotas = [
  { sessionId: 'A', quota: 10 },
  { sessionId: 'B', quota: 6 },
]
const bySession = new Map(quotas.map(({ sessionId, quota }) => [sessionId, quota]))

const proofOf = (entries: readonly DrawEntry[]): DrawProof => {
  const root = rootOf(entries)
  const drawn = drawPlaces(entries, seedOf(SECRET, root, BEACON), bySession)
  const listed = entries.map((each) => ({ ...each, sessionId: drawn.get(each.hash)?.sessionId ?? null }))
  return { seal: sealOf(SECRET), secret: SECRET, beacon: BEACON, root, quotas, entries: listed }
}

/** Draws with the platform's hash functions, as a script in another language would. */
const drawnOutside = ({ secret, root, beacon, entries }: DrawProof) => {
  const seed = createHash('sha256').update(`${secret}${root}${beacon}`).digest()
  const rank = (hash: string) => createHmac('sha256', seed).update(Buffer.from(hash, 'hex')).digest('hex')
  const left: Record<string, number> = { A: 10, B: 6, C: 0 }
  return [...entries]
    .sort((one, other) => (rank(one.hash) < rank(other.hash) ? -1 : 1))
    .map(({ hash, size, sessionIds }) => {
      const sessionId = sessionIds.find((id) => left[id] >= size) ?? null
      if (sessionId) left[sessionId] -= size
      return [hash, sessionId]
    })
}

describe('a draw', () => {
  it('equals the draw of an independent script', () => {
    fc.assert(
      fc.property(list, (entries) => {
        const proof = proofOf(entries)
        const drawn = drawPlaces(entries, seedOf(SECRET, rootOf(entries), BEACON), bySession)
        expect([...drawn].map(([hash, { sessionId }]) => [hash, sessionId])).toEqual(drawnOutside(proof))
      }),
    )
  })

  it('does not depend on the order of its list', () => {
    fc.assert(
      fc.property(list, (entries) => {
        const reversed = [...entries].reverse()
        expect(rootOf(reversed)).toBe(rootOf(entries))
        expect(drawPlaces(reversed, SECRET, bySession)).toEqual(drawPlaces(entries, SECRET, bySession))
      }),
    )
  })

  it('gives whole groups at most the places of each session', () => {
    fc.assert(
      fc.property(list, (entries) => {
        const used: Record<string, number> = { A: 0, B: 0 }
        const drawn = drawPlaces(entries, SECRET, bySession)
        for (const { hash, size } of entries) {
          const sessionId = drawn.get(hash)?.sessionId
          if (sessionId) used[sessionId] += size
        }
        expect([used.A <= 10, used.B <= 6]).toEqual([true, true])
      }),
    )
  })
})

describe('the check of a draw', () => {
  const entries = Array.from({ length: 12 }, (_, at) => ({
    ...{ hash: entryHash(`RG${at}`, 'salt'), size: (at % 3) + 1, sessionIds: ['A', 'B'] },
  }))
  const proof = proofOf(entries)
  const [{ hash }] = entries

  it('returns the rank and the place of a registration', () => {
    const [[first, sessionId]] = drawnOutside(proof)
    expect(checkDraw(proof, first ?? '')).toEqual({ problem: null, own: { rank: 1, sessionId } })
  })

  it('returns null before the draw', () => {
    expect(checkDraw({ ...proof, secret: null }, hash)).toBeNull()
  })

  it.each<[string, Partial<DrawProof>, string]>([
    ['another secret', { secret: BEACON }, 'SECRET'],
    ['a changed group', { entries: [{ ...proof.entries[0], size: 5 }, ...proof.entries.slice(1)] }, 'LIST'],
    ['a removed entry', { entries: proof.entries.slice(1) }, 'LIST'],
    ['a repeated entry', { entries: [...proof.entries, proof.entries[1]] }, 'LIST'],
    ['another beacon', { beacon: SECRET }, 'PLACES'],
    ['other places', { quotas: [{ sessionId: 'A', quota: 30 }] }, 'PLACES'],
  ])('rejects %s', (_name, changed, problem) => {
    expect(checkDraw({ ...proof, ...changed }, hash)?.problem).toBe(problem)
  })

  it('rejects a list without the registration', () => {
    expect(checkDraw(proof, entryHash('RG99', 'salt'))?.problem).toBe('LIST')
  })
})
