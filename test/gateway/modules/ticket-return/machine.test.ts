import fc from 'fast-check'
import { returnCommands } from '../../../bench/refund/offer-commands'
import { World } from '../../../bench/refund/world'
import { testGateway, type TestGateway } from '../../support/gateway'

jest.setTimeout(300_000)

let test: TestGateway
let world: World
beforeAll(async () => {
  test = await testGateway()
  world = new World(test.gateway.context, { soldOut: true })
  await world.open()
})
afterAll(() => test.gateway.close())

/** `npm run bench:ticket-return` plays more, on both databases. */
it('one holder a seat, one valid code, balanced books and no place passed, after every step of offers, orders, gates and payments', async () => {
  await fc.assert(
    fc.asyncProperty(returnCommands(20), async (steps) => {
      await world.begin()
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
    }),
    // A world is not rolled back, so a shorter run cannot be tried on it.
    { numRuns: 4, seed: 5, endOnFailure: true },
  )
  const { waits, offered, takenBack, sold } = world.played
  // The steps did what they are for.
  for (const count of [waits, offered, takenBack, sold]) expect(count).toBeGreaterThan(0)
})
