import type { Fault } from '../../../../scripts/gateway/core/faults/kinds'
import type { Scenario } from '../scenario'
import type { Stage } from '../stage'
import { addressOf, atHome, chooseTickets, nameOf, openTab, pageOf, placeOrder } from '../steps'

const ORDER = '/trade/buyer/order/v5/create_order'
const LIST = '/home/pub/v3/show_list/search'

/** Injects a fault into the gateway's responses while `act` runs. */
const during = async ({ gateway }: Stage, fault: Fault, act: () => Promise<void>): Promise<void> => {
  const set = await gateway.ask('console/api/faults', { method: 'POST', body: fault })
  try {
    await act()
  } finally {
    await gateway.ask(`console/api/faults/${set.body.data.id}`, { method: 'DELETE' })
  }
}

/** Scenarios of a sale that admits buyers gradually, and of a gateway whose answers direct the next step. */
export const waiting: Scenario[] = [
  {
    name: 'a line in front of an order says the place, and is waited in until the host’s cashier opens',
    run: async (stage) => {
      const address = addressOf('booking', { showId: 'S1006' })
      const host = stage.launch({ device: await stage.member(), address })
      await chooseTickets(stage, host, 0)
      await host.at(pageOf('confirm-order'))
      const queue: Fault['answer'] = { kind: 'queue', ahead: 20, ratePerMinute: 600, tells: 'all' }
      await during(stage, { route: ORDER, answer: queue }, async () => {
        await placeOrder(stage, host)
        await host.find({ part: stage.texts('core')('request.placeCaption') })
        await host.at(/\/pay-success/)
      })
      stage.did('waited in line')
    },
  },
  {
    name: 'a refused list asks whether to try again, and the second try is shown',
    run: async (stage) => {
      const host = stage.launch()
      await atHome(host)
      const t = stage.texts('core')
      const refusal: Fault = { route: LIST, times: 1, answer: { kind: 'mode', mode: 10, comments: 'MANY PEOPLE' } }
      await during(stage, refusal, async () => {
        await openTab(stage, host, 'all')
        await host.tap({ text: t('button.retry'), role: 'button' }, await host.dialog('MANY PEOPLE'))
        await host.find({ part: nameOf('S1001'), role: 'button' })
      })
      stage.did('tried again as the gateway said')
    },
  },
]
