import fc from 'fast-check'
import { checkLockOrder } from '../../../support/lock-order'
import { commands } from '../../../../bench/refund/commands'
import { World } from '../../../../bench/refund/world'
import { useGateway } from '../../../support/gateway'
import { isWholeMatrix, partOf } from '../../../../support/scope'

const test = useGateway()
let world: World
beforeAll(async () => {
  world = new World(test.gateway.context)
  await world.open()
})

/** Seeds of the random runs. `npm run bench:refund` uses more seeds, and both databases. */
const SEEDS = [34, 35, 36, 37, 38, 39, 40, 41]

it.each(partOf(SEEDS))('preserves valid seats, codes and balances in random refund runs (seed %i)', async (seed) => {
  await fc.assert(
    fc.asyncProperty(commands(20), async (steps) => {
      await world.begin()
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
    }),
    // The database is not rolled back after a run, so fast-check cannot shrink a failing run.
    { numRuns: 2, seed, endOnFailure: true },
  )
})

if (isWholeMatrix())
  it('includes every kind of action in the random refund runs', () => {
    // Concurrent actions interleave differently in each run, so the test checks only their minimum number.
    const { bought, refunds, rebooked, scans, answers, invoices, waits, offered, takenBack, sold } = world.played
    for (const count of [bought, refunds, rebooked, scans, answers, invoices, waits, offered, takenBack, sold])
      expect(count).toBeGreaterThan(0)
  })

checkLockOrder()
