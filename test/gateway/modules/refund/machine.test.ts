import fc from 'fast-check'
import { commands } from '../../../bench/refund/commands'
import { World } from '../../../bench/refund/world'
import { testGateway, type TestGateway } from '../../support/gateway'

jest.setTimeout(240_000)

let test: TestGateway
let world: World
beforeAll(async () => {
  test = await testGateway()
  world = new World(test.gateway.context)
  await world.open()
})
afterAll(() => test.gateway.close())

/** `npm run bench:refund` plays more, on both databases. */
it('one holder a seat, no code of a returned ticket, no money made or lost, after every step of orders, gates, lines, refunds, offers to the lines, rebookings and invoices', async () => {
  await fc.assert(
    fc.asyncProperty(commands(20), async (steps) => {
      await world.begin()
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
    }),
    // A world is not rolled back, so a shorter run cannot be tried on it.
    { numRuns: 16, seed: 34, endOnFailure: true },
  )
  // The steps did what they are for. What steps at one moment do to each other differs from run to run: enough of them are taken for each kind.
  const { bought, refunds, rebooked, scans, answers, invoices, waits, offered, takenBack, sold } = world.played
  for (const count of [bought, refunds, rebooked, scans, answers, invoices, waits, offered, takenBack, sold])
    expect(count).toBeGreaterThan(0)
})
