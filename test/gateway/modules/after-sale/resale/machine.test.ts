import fc from 'fast-check'
import { checkLockOrder } from '../../../support/lock-order'
import { resaleCommands } from '../../../../bench/refund/offer-commands'
import { World } from '../../../../bench/refund/world'
import { useGateway } from '../../../support/gateway'
import { isWholeMatrix, partOf } from '../../../../support/scope'

jest.setTimeout(300_000)

const test = useGateway()
let world: World
beforeAll(async () => {
  world = new World(test.gateway.context, { soldOut: true })
  await world.open()
})

/** Seeds of the random runs. `npm run bench:resale` uses more seeds, and both databases. */
const SEEDS = [5, 6, 7, 8, 9, 10, 11, 12]

it.each(partOf(SEEDS))(
  'preserves seats, codes, balances and waitlist order in random resale runs (seed %i)',
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(resaleCommands(20), async (steps) => {
        await world.begin()
        await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
      }),
      // The database is not rolled back after a run, so fast-check cannot shrink a failing run.
      { numRuns: 1, seed, endOnFailure: true },
    )
  },
)

if (isWholeMatrix())
  it('includes every kind of action in the random resale runs', () => {
    const { waits, offered, takenBack, sold } = world.played
    for (const count of [waits, offered, takenBack, sold]) expect(count).toBeGreaterThan(0)
  })

checkLockOrder()
