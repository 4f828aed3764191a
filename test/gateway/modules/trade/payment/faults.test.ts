import { type Fault, openFaults } from '../../../../bench/faults/play'
import { items } from '../../../../bench/faults/item-goods'
import { FAULTS } from '../../../../bench/faults/table'
import { tickets } from '../../../../bench/faults/ticket-goods'
import { useGateway } from '../../../support/gateway'
import { partOf } from '../../../../support/scope'

jest.setTimeout(300_000)

const faults = partOf(FAULTS)

const test = useGateway()

/** `npm run bench:faults` plays the same on PostgreSQL. */
describe.each([tickets, items])('a payment of $name by seven ways', (goods) => {
  let play: (fault: Fault) => Promise<string[]>
  beforeAll(async () => {
    play = await openFaults({ gateway: test.gateway, advance: test.clock.advance }, goods, faults.length)
  })

  it.each(faults)('has one order, one charge and a balanced ledger: $name', async (fault) => {
    expect(await play(fault)).toEqual([])
  })
})
