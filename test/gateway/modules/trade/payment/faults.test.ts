import { type Fault, openFaults } from '../../../../bench/faults/play'
import { FAULTS } from '../../../../bench/faults/table'
import { useGateway } from '../../../support/gateway'
import { partOf } from '../../../../support/scope'

jest.setTimeout(300_000)

const faults = partOf(FAULTS)

const test = useGateway()
let play: (fault: Fault) => Promise<string[]>
beforeAll(async () => {
  play = await openFaults({ gateway: test.gateway, advance: test.clock.advance }, faults.length)
})

/** The same on PostgreSQL too: `npm run bench:faults`. */
describe('a payment in seven ways', () => {
  it.each(faults)('keeps one order, one charge and a ledger that balances: $name', async (fault) => {
    expect(await play(fault)).toEqual([])
  })
})
