import fc from 'fast-check'
import { commands } from '../../../bench/refund/commands'
import { World } from '../../../bench/refund/world'
import { testGateway, type TestGateway } from '../../support/gateway'

jest.setTimeout(90_000)

let test: TestGateway
let world: World
beforeAll(async () => {
  test = await testGateway()
  world = new World(test.gateway.context)
  await world.open()
})
afterAll(() => test.gateway.close())

/** `npm run bench:refund` plays more, on both databases. */
it('one holder a seat, no code of a returned ticket, no money made or lost, after every step of orders, gates and refunds', async () => {
  await fc.assert(
    fc.asyncProperty(commands(20), async (steps) => {
      await world.begin()
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
    }),
    // A world is not rolled back, so a shorter run cannot be tried on it.
    { numRuns: 4, endOnFailure: true },
  )
  const { bought, refunds, scans, answers } = world.played
  // The steps did what they are for.
  for (const count of [bought, refunds, scans, answers]) expect(count).toBeGreaterThan(0)
})
