import { goodsTexts } from '../../../src/locales/namespaces/goods'
import { shopTexts } from '../../../src/locales/namespaces/shop'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { addressOf, atPaid, pageOf, placeOrder } from '../journey/steps'

type Reach = (stage: Stage, host: Host) => Promise<void>

/** Id of a show with goods to choose. */
const WITH_GOODS = 'S1007'
/** Id of a show whose tickets contain goods. */
const WITH_REQUIRED = 'S7003'

const button = (label: string) => ({ text: label, role: 'button', enabled: true })

/**
 * Functions that open the screens of goods in the tour, by the name of the stop.
 * @param buy buys tickets of a show, up to the checkout
 */
export const goodsStops = (
  buy: (stage: Stage, host: Host, showId: string, tier: number, quantity: number) => Promise<void>,
): Readonly<Record<string, Reach>> => ({
  'sku-sheet': async ({ texts }, host) => {
    await host.tap(button(texts(shopTexts)('shop.buy')))
    await host.find({ role: 'radiogroup' })
  },
  'confirm-required': (stage, host) => buy(stage, host, WITH_REQUIRED, 0, 2),
  'tied-sale-list': async (stage, host) => {
    await buy(stage, host, WITH_GOODS, 0, 2)
    await host.tap({ part: stage.texts(goodsTexts)('goods.choose'), role: 'button' })
    await host.at(pageOf('tied-sale-list'))
    await host.find(button(stage.texts(goodsTexts)('goods.none')))
  },
  'confirm-goods': async ({ texts }, host) => {
    await host.tap(button(texts('show')('common.increase')))
    await host.tap(button(texts(goodsTexts)('goods.add')))
    await host.at(pageOf('confirm-order'))
    await host.find({ part: texts(goodsTexts)('goods.change'), role: 'button' })
  },
  'add-purchase-list': async (stage, host) => {
    const t = stage.texts(goodsTexts)
    host.hands.cashier = 'pay'
    await placeOrder(stage, host)
    await atPaid(stage, host)
    const { orderId = '' } = host.page.query
    host.pages.reLaunch(addressOf('add-purchase-list', { orderId }))
    await host.at(pageOf('add-purchase-list'))
    await host.find(button(t('goods.pay')))
  },
})
