import { type Fault, openFaults } from '../../../../bench/faults/play'
import { bound } from '../../../../bench/faults/bound-goods'
import { items } from '../../../../bench/faults/item-goods'
import { FAULTS } from '../../../../bench/faults/table'
import { tickets } from '../../../../bench/faults/ticket-goods'
import { useGateway } from '../../../support/gateway'
import { partOf } from '../../../../support/scope'

jest.setTimeout(300_000)

const faults = partOf(FAULTS)

const test = useGateway()

/** This test uses PGlite. `npm run bench:faults` runs the same faults on PostgreSQL, too. */
describe.each([tickets, items, bound])('the payment of $name under injected faults', (goods) => {
  let play: (fault: Fault) => Promise<string[]>
  beforeAll(async () => {
    play = await openFaults({ gateway: test.gateway, advance: test.clock.advance }, goods, faults.length)
  })

  it.each(faults)('results in one order, one charge and a balanced ledger: $name', async (fault) => {
    expect(await play(fault)).toEqual([])
  })
})
