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

/** `npm run bench:refund` plays more, on both databases. */
const SEEDS = [34, 35, 36, 37, 38, 39, 40, 41]

it.each(partOf(SEEDS))(
  'keeps one holder a seat, valid codes and balanced books after each step (seed %i)',
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(commands(20), async (steps) => {
        await world.begin()
        await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
      }),
      // A world is not rolled back, so fast-check cannot shrink the run.
      { numRuns: 2, seed, endOnFailure: true },
    )
  },
)

if (isWholeMatrix())
  it('took steps of each kind', () => {
    // Steps of one moment interleave differently in each run: each kind runs often enough.
    const { bought, refunds, rebooked, scans, answers, invoices, waits, offered, takenBack, sold } = world.played
    for (const count of [bought, refunds, rebooked, scans, answers, invoices, waits, offered, takenBack, sold])
      expect(count).toBeGreaterThan(0)
  })

checkLockOrder()
