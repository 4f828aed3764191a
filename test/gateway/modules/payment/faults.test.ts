import { type Fault, openFaults } from '../../../bench/faults/play'
import { FAULTS } from '../../../bench/faults/table'
import { testGateway, type TestGateway } from '../../support/gateway'
import { partOf } from '../../../support/scope'

jest.setTimeout(300_000)

const faults = partOf(FAULTS)

let test: TestGateway
let play: (fault: Fault) => Promise<string[]>
beforeAll(async () => {
  test = await testGateway()
  play = await openFaults({ gateway: test.gateway, advance: test.clock.advance }, faults.length)
})
afterAll(() => test.gateway.close())

/** The same on PostgreSQL too: `npm run bench:faults`. */
describe('a payment in seven ways', () => {
  it.each(faults)('keeps one order, one charge and a ledger that balances: $name', async (fault) => {
    expect(await play(fault)).toEqual([])
  })
})
