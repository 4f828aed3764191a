import type { Host } from '../../harness/host'
import type { Scenario } from '../scenario'
import type { Stage } from '../stage'
import { addressOf, atPaid, chooseTickets, pageOf, placeOrder, SHOW } from '../steps'

/** A member who has chosen, at the order. Each scenario takes a show's other person: a real name buys a session once. */
const ordering = async (stage: Stage, visit = {}): Promise<Host> => {
  const host = stage.launch({ device: await stage.member(), address: addressOf('booking', { showId: SHOW }), ...visit })
  await chooseTickets(stage, host, 0)
  return host
}

const payable = async (stage: Stage, host: Host): Promise<HTMLElement> => {
  const [words = ''] = stage.say('order')('detail.pay', { amount: '' }).split('¥')
  await host.at(pageOf('order-detail'))
  return host.find({ part: words, role: 'button' })
}

const leansOn = { weapp: 'requestPayment', alipay: 'tradePay', bank: 'customEvent' } as const

/** How a payment in the host's cashier can end. */
export const paying: Scenario[] = [
  {
    name: 'a cancelled payment keeps the order, which can be paid after all',
    leansOn,
    run: async (stage) => {
      const host = await ordering(stage)
      host.hands.cashier = 'cancel'
      await placeOrder(stage, host, 0)
      const pay = await payable(stage, host)
      host.hands.cashier = 'pay'
      await host.tap(pay)
      await atPaid(stage, host)
    },
  },
]
