import fc from 'fast-check'
import { commands } from '../../../../bench/goods/walk/commands'
import { CartGateway } from '../../../../bench/goods/walk/gateway'
import { SKUS, spuOf } from '../../../../bench/goods/walk/stock'
import { CartWorld } from '../../../../bench/goods/walk/world'
import { partOf } from '../../../../support/scope'
import { useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'

const test = useGateway()
let world: CartWorld
beforeAll(async () => {
  world = new CartWorld(new CartGateway(test.gateway))
  await world.open()
})

/** Seeds of the random runs. `npm run bench:goods` uses more seeds, and both databases. */
const SEEDS = [11, 12, 13, 14, 15, 16, 17, 18]

it.each(partOf(SEEDS))(
  'preserves every operation, cart and piece in random walks of devices (seed %i)',
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(commands(40), async (steps) => {
        await world.begin()
        await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
        await world.finish()
      }),
      // The database is not rolled back after a run, so fast-check cannot shrink a failing run.
      { numRuns: 2, seed, endOnFailure: true },
    )
  },
)

// A random walk need not contain an order, but the check of locks needs one.
it('orders and pays goods that a device added to the cart', async () => {
  const [skuId] = SKUS
  await world.begin()
  await world.logIn(0, 0)
  await world.device(0).store.add({ spuId: spuOf(skuId), skuId, quantity: 1 })
  expect(await world.settle()).toEqual([])
  const { orders, paid } = world.played
  await world.order([0], 0, true)
  await world.finish()
  expect([world.played.orders, world.played.paid]).toEqual([orders + 1, paid + 1])
})

checkLockOrder(['users'])
