import * as fc from 'fast-check'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { type Tally, walks } from './commands'
import { takeSnapshot } from './snapshot'
import { openWorld } from './world'

export interface Walked {
  walks: number
  steps: number
  outcomes: Record<string, number>
}

/** Runs random walks, each with separate tickets. After a failure, rejects with the shortest walk that still fails. */
export const walk = async (
  gateway: Gateway,
  { runs, length, seed }: { runs: number; length: number; seed?: number },
): Promise<Walked> => {
  const tally: Tally = new Map()
  let count = 0
  await fc.assert(
    fc.asyncProperty(walks(length), fc.boolean(), async (commands, staticCode) => {
      const world = await openWorld(gateway, (count += 1), staticCode)
      const seen = await takeSnapshot(world)
      await fc.asyncModelRun(() => ({ model: {}, real: { world, tally, seen } }), commands)
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }), endOnFailure: false },
  )
  const outcomes = Object.fromEntries([...tally].sort(([one], [other]) => one.localeCompare(other)))
  return { walks: count, steps: [...tally.values()].reduce((sum, each) => sum + each, 0), outcomes }
}
