import type { Host } from '../../harness/host'
import type { Scenario } from '../scenario'
import type { Stage, Visit } from '../stage'
import { addressOf, atHome, atPaid, chooseTickets, nameOf, pageOf, payOrder, placeOrder } from '../steps'

/** Opens the order confirmation of a show as a member who has chosen tickets. Each scenario uses another show. */
const ordering = async (stage: Stage, showId: string, visit: Visit = {}): Promise<Host> => {
  const address = addressOf('booking', { showId })
  const host = stage.launch({ device: await stage.member(), address, ...visit })
  await chooseTickets(stage, host, 0)
  await host.at(pageOf('confirm-order'))
  return host
}

/** Waits until the host's cashier is open. The payment has no outcome yet. */
const inCashier = (host: Host): Promise<boolean> => host.until(() => host.page.hidden, 'the cashier did not open')

const ordersOf = async (stage: Stage, host: Host, showId: string): Promise<number> => {
  await host.at(pageOf('orders'))
  await host.find(stage.texts('order')('orders.title'))
  await host.find({ part: nameOf(showId) })
  return host.text.split(nameOf(showId)).length - 1
}

const requiresHostCall = { weapp: 'requestPayment', alipay: 'tradePay', bank: 'customEvent' } as const

/** Scenarios of the outcomes of a payment in the host's cashier. */
export const paying: Scenario[] = [
  {
    name: 'a cancelled payment keeps the order, which can be paid after all',
    requiresHostCall,
    run: async (stage) => {
      const host = await ordering(stage, 'S1003')
      host.hands.cashier = 'cancel'
      await placeOrder(stage, host)
      await host.at(pageOf('order-detail'))
      host.hands.cashier = 'pay'
      await payOrder(stage, host)
      await atPaid(stage, host)
      stage.did('host payment: cancelled')
    },
  },
  {
    name: 'a cashier that breaks off says so and keeps the order',
    isVariant: true,
    run: async (stage) => {
      const host = await ordering(stage, 'S1011')
      host.hands.cashier = 'fail'
      await placeOrder(stage, host)
      const t = stage.texts('core')
      const title = stage.kind === 'bank' ? t('pay.netpay') : t('pay.failed')
      await host.tap({ text: t('button.gotIt'), role: 'button' }, await host.dialog(title))
      await host.at(pageOf('order-detail'), t('order.state.payFailed'))
      stage.did('host payment: failed')
    },
  },
  {
    name: 'a host that never answers: the order is asked once the buyer is back',
    run: async (stage) => {
      const host = await ordering(stage, 'S2006')
      host.hands.cashier = 'silent'
      await placeOrder(stage, host)
      await atPaid(stage, host)
      stage.did('host payment: no answer')
    },
  },
  {
    name: 'killed in the cashier after paying: the order is there and paid, once',
    run: async (stage) => {
      const showId = 'S6005'
      const first = await ordering(stage, showId)
      first.hands.cashier = 'silent'
      await placeOrder(stage, first)
      await inCashier(first)
      await first.until(() => !first.page.hidden, 'the cashier did not close')
      const host = stage.launch({ device: first.kill(), address: addressOf('orders') })
      expect(await ordersOf(stage, host, showId)).toBe(1)
      await host.tap({ part: nameOf(showId), role: 'button' })
      await host.at(pageOf('order-detail'))
      await host.find(stage.texts('order')('detail.seeTickets'))
      stage.did('host payment: killed after paying, relaunched')
    },
  },
  {
    name: 'killed in the cashier before paying: home shows the order, and it is paid from there',
    isVariant: true,
    run: async (stage) => {
      const first = await ordering(stage, 'S5002')
      first.hands.cashier = 'wait'
      await placeOrder(stage, first)
      await inCashier(first)
      const device = first.kill()
      device.hands.cashier = 'pay'
      const host = stage.launch({ device })
      await atHome(host)
      await host.tap({ part: stage.texts('core')('home.goPay'), role: 'button' })
      await payOrder(stage, host)
      await atPaid(stage, host)
      stage.did('host payment: killed before paying, relaunched')
    },
  },
]
