import { BUILT_IN, type Host } from '../../harness/host'
import type { Scenario } from '../scenario'
import type { Stage, Visit } from '../stage'
import { addressOf, atHome, atPaid, chooseTickets, pageOf, payOrder, placeOrder } from '../steps'

/** Offers a payment product in this host, or withdraws it. */
export const offer = (stage: Stage, product: string, action: 'OFFER' | 'WITHDRAW') => {
  const platform = { weapp: 'WEIXIN_MINI', alipay: 'ALIPAY_MINI', bank: 'BANK_MINI' }[stage.kind]
  return stage.gateway.ask('console/api/pay-products', { method: 'POST', body: { action, platform, product } })
}

/** Offers a payment product in this host while `run` runs. */
const offering = async (stage: Stage, product: string, run: () => Promise<void>): Promise<void> => {
  await offer(stage, product, 'OFFER')
  await run().finally(() => offer(stage, product, 'WITHDRAW'))
}

/** Launches the program. The gateway's own address is the built-in one, like that of a real gateway. */
const launch = (stage: Stage, visit: Visit): Host => {
  const { url } = stage.gateway.gateway
  const changed = (data: unknown): unknown => JSON.parse(JSON.stringify(data).replaceAll(url, BUILT_IN))
  return stage.launch({ ...visit, changed })
}

/** Orders tickets of a show as a member. */
const ordering = async (stage: Stage, showId: string): Promise<Host> => {
  const host = launch(stage, { device: await stage.member(), address: addressOf('booking', { showId }) })
  await chooseTickets(stage, host, 0)
  await placeOrder(stage, host)
  return host
}

/** Chooses a method on the payment sheet and submits it. */
const payWith = async (stage: Stage, host: Host, method: string): Promise<void> => {
  const sheet = await host.dialog(stage.texts('core')('pay.title'))
  await host.tap({ part: method, role: 'radio' }, sheet)
  await host.tap({ text: new RegExp(`^${method} ¥`), role: 'button' }, sheet)
}

/** Waits for the cashier in the web view, and returns its element. */
const cashierOf = async (host: Host): Promise<HTMLElement> => {
  await host.at(pageOf('web-view'))
  return host.until(() => host.page.view.dom.querySelector<HTMLElement>('web-view') ?? undefined, 'no web view')
}

/** Pays on the cashier's page, which then opens its return page in the web view. */
const payAtCashier = async (stage: Stage, host: Host, cashier: HTMLElement): Promise<void> => {
  const address = (cashier.getAttribute('src') ?? '').replace(BUILT_IN, stage.gateway.gateway.url)
  const body = new URLSearchParams({ action: 'pay' })
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  host.fire(cashier, 'load', { src: answer.headers.get('location') })
}

const ONE_NET = '一网通支付'
const PARTNER = '合作方钱包'

/** Scenarios of payment products that continue in the web view, or with a verification code. */
export const cashiers: Scenario[] = [
  {
    name: 'a bank’s cashier in the web view, killed once, leads to the orders',
    run: (stage) =>
      offering(stage, 'BANK_H5_REDIRECT', async () => {
        const first = await ordering(stage, 'S1003')
        await payWith(stage, first, ONE_NET)
        await cashierOf(first)
        const host = launch(stage, { device: first.kill() })
        await atHome(host)
        await host.tap({ part: stage.texts('core')('home.goPay'), role: 'button' })
        await payOrder(stage, host)
        await payWith(stage, host, ONE_NET)
        await payAtCashier(stage, host, await cashierOf(host))
        await host.at(pageOf('orders'))
        stage.did('cashier in the web view')
      }),
  },
  {
    name: 'a cashier that the buyer closes leaves the order to pay',
    isVariant: true,
    run: (stage) =>
      offering(stage, 'BANK_H5_REDIRECT', async () => {
        const host = await ordering(stage, 'S1011')
        await payWith(stage, host, ONE_NET)
        await cashierOf(host)
        await host.back()
        await host.at(pageOf('pay-loading'))
        stage.did('cashier in the web view')
      }),
  },
  {
    name: 'the partner’s wallet pays with the code',
    run: (stage) =>
      offering(stage, 'PARTNER_WALLET', async () => {
        const host = await ordering(stage, 'S5002')
        await payWith(stage, host, PARTNER)
        const t = stage.texts('core')
        await host.dialog(t('pay.codeTitle'))
        await host.tap({ text: stage.texts('form')('code.get'), role: 'button' })
        await host.find({ part: stage.texts('form')('code.wait', { seconds: '' }).trim(), role: 'button' })
        const codes = await stage.gateway.ask('console/api/codes')
        await host.type(stage.texts('form')('code.label'), codes.body.data[0].code)
        const popup = await host.dialog(t('pay.codeTitle'))
        await host.tap({ text: /^支付 ¥/, role: 'button' }, popup)
        await atPaid(stage, host)
        stage.did('partner payment')
      }),
  },
]
