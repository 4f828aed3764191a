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

/** `npm run bench:faults` plays the same on PostgreSQL. */
describe('a payment with seven faults', () => {
  it.each(faults)('has one order, one charge and a balanced ledger: $name', async (fault) => {
    expect(await play(fault)).toEqual([])
  })
})
