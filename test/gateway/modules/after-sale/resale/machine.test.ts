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

/** `npm run bench:resale` plays more, on both databases. */
const SEEDS = [5, 6, 7, 8, 9, 10, 11, 12]

it.each(partOf(SEEDS))(
  'preserves one holder a seat, valid codes, balanced books and the waitlist’s order (seed %i)',
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(resaleCommands(20), async (steps) => {
        await world.begin()
        await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
      }),
      // A world is not rolled back, so fast-check cannot shrink the run.
      { numRuns: 1, seed, endOnFailure: true },
    )
  },
)

if (isWholeMatrix())
  it('took steps of each kind', () => {
    const { waits, offered, takenBack, sold } = world.played
    for (const count of [waits, offered, takenBack, sold]) expect(count).toBeGreaterThan(0)
  })

checkLockOrder()
