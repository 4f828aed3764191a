import fc from 'fast-check'
import type { TicketOrder } from '@/packages/order/parts/ticket-order'
import { TICKET_ORDER } from '@/packages/order/parts/ticket-order'
import { SubmissionKeys, submitOnce } from '@/payment/submit-once'
import type { Client } from '@/request/client'
import { RequestError } from '@/request/errors'
import { fakeClock } from '../../../../support/fake-clock'
import { sharedStorage } from '../../../../support/tabs'
import { useGateway } from '../../../support/gateway'
import { EXHIBITION, useShopper } from '../../../support/shopper'

const test = useGateway()
const buyer = useShopper(test)

const PRICE = 12_800
const RUNS = 25

/** Effect of the network on a request: no loss, loss of the request, or loss of the response. */
type Network = 'whole' | 'unsent' | 'unanswered'

/** Creates the app's client in a tab. Its network loses requests or responses as given. */
const clientOver = (network: Network): Client => {
  const lost = new RequestError({ kind: 'network', message: 'lost' })
  const call = async (_call: unknown, body: object) => {
    if (network === 'unsent') throw lost
    const answer = (await buyer.post('trade/buyer/order/v5/create_order', body)).body
    if (network === 'unanswered') throw lost
    if (answer.statusCode === 200) return answer.data
    throw new RequestError({ kind: 'business', message: answer.comments, statusCode: answer.statusCode })
  }
  return { call } as unknown as Client
}

/** Creates a browser with two tabs. */
const device = () => {
  const browser = sharedStorage()
  const tabs = [browser.open(), browser.open()]
  return {
    state: browser.state,
    tap: async (tab: number, network: Network, content: TicketOrder) => {
      const keys = new SubmissionKeys({
        storage: tabs[tab]!.storage,
        clock: fakeClock(),
        userId: 'U1',
        unpaidMinutes: 15,
      })
      return submitOnce(clientOver(network), keys, TICKET_ORDER, content)
    },
    kill: (tab: number) => {
      tabs[tab]!.close()
      tabs[tab] = browser.open()
    },
  }
}

const tap = fc.record({
  device: fc.nat(1),
  tab: fc.nat(1),
  network: fc.constantFrom<Network>('whole', 'unsent', 'unanswered'),
  /** True if the tab is closed after its last write. The next tab then has only the data in the storage. */
  killed: fc.boolean(),
  /** True if the device's storage changes from accepting writes to rejecting them, or back. */
  refuses: fc.boolean(),
})

/** Returns the unpaid orders with this remark. */
const unpaid = async (remark: string): Promise<string[]> => {
  const rows = await test.gateway.context.db
    .selectFrom('orders')
    .select('order_id')
    .where('state', '=', 'UNPAID')
    .where('remark', '=', remark)
    .execute()
  return rows.map(({ order_id: id }) => id)
}

it('creates one order despite two devices, lost requests and closed tabs', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(tap, { minLength: 1, maxLength: 3 }), { maxLength: 6 }), async (rounds) => {
      const remark = `purchase ${(run += 1)}`
      const content = {
        ...EXHIBITION,
        couponId: '',
        audienceIds: [],
        contact: { cellphone: '13800000001', countryCode: '86' },
        paymentParam: { payAmount: PRICE },
        remark,
      } as TicketOrder
      const devices = [device(), device()]
      const answered = new Set<string>()
      const tell = (placed: Awaited<ReturnType<ReturnType<typeof device>['tap']>>) => {
        expect(['created', 'unknown']).toContain(placed.kind)
        if (placed.kind === 'created') answered.add(placed.created.orderId)
      }
      for (const round of rounds) {
        const placed = await Promise.all(
          round.map(({ device: on, tab, network, refuses }) => {
            devices[on]!.state.refuses = refuses
            return devices[on]!.tap(tab, network, content)
          }),
        )
        for (const each of round) if (each.killed) devices[each.device]!.kill(each.tab)
        placed.forEach(tell)
        expect((await unpaid(remark)).length).toBeLessThanOrEqual(1)
      }
      tell(await devices[0]!.tap(0, 'whole', content))
      const [orderId = '', ...more] = await unpaid(remark)
      expect([...answered, ...more]).toEqual([orderId])
      await buyer.post(`trade/buyer/order/v5/orders/${orderId}/cancel`, {})
    }),
    { numRuns: RUNS },
  )
})
