import { orderShow } from '../../scripts/browser/steps/browse'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { LANGUAGES } from '../../src/domain/languages'
import { expressTexts } from '../../src/locales/namespaces/express'
import { go } from '../../scripts/browser/tour/stop'
import { useStage } from './support/stage'

/** Id of a show whose tickets are paper tickets, sent by courier. */
const SHOW = 'S8001'
/** The member's two addresses. */
const [SHANGHAI, MACAO] = ['河岸路 18 弄 6 号 1202 室', '埃武拉街 88 號花城大廈 12 樓 C']

describe('tickets by express', () => {
  const stage = useStage()
  const courier = (orderId: string) => stage.storefront.command(`parcels/${orderId}`, { action: 'next' })

  for (const language of LANGUAGES.filter((each) => each !== 'zh-MO'))
    stage.walk(
      `follow a changed address until dispatch, and are received: ${language}`,
      { as: MEMBER, language, isVariant: language !== 'zh-CN' },
      async (shopper) => {
        const [order, t] = [shopper.texts('order'), shopper.texts(expressTexts)]
        await orderShow(shopper, SHOW, { tier: 1, quantity: 2 })
        await shopper.at(shopper.texts('checkout')('confirm.title'))
        await shopper.screen().getByText(SHANGHAI).waitFor()
        await submitOrder(shopper)
        await goToCashier(shopper, 1)
        await atCashier(shopper, 'pay')
        await atPaid(shopper)
        await shopper.button(order('result.seeOrder')).click()
        await shopper.at(order('detail.delivery'))
        await shopper.screen().getByText(SHANGHAI).waitFor()
        await shopper.button(order('detail.track')).click()
        await shopper.at(t('express.state.PACKING'))

        await shopper.button(t('express.change')).click()
        await shopper.buttonContaining(MACAO).click()
        await shopper.at(t('express.state.PACKING'))
        await shopper.screen().getByText(MACAO).waitFor()
        expect(await shopper.screen().getByText(SHANGHAI).count()).toBe(0)

        const orderId = new URL(shopper.page.url()).searchParams.get('orderId') ?? ''
        await courier(orderId)
        await go(shopper, '/order')
        const news = shopper.screen().getByText(order('orders.news.EXPRESS_SENT'))
        await news.waitFor()
        await go(shopper, `/express?orderId=${orderId}`)
        await shopper.at(t('express.state.ON_WAY'))
        await shopper.button(t('express.copyNumber')).waitFor()
        expect(await shopper.button(t('express.change')).count()).toBe(0)
        for (let step = 0; step < 4; step += 1) await courier(orderId)
        await go(shopper, '/order')
        await shopper.screen().getByRole('listitem').first().waitFor()
        expect(await news.count()).toBe(0)
        await go(shopper, `/express?orderId=${orderId}`)
        await shopper.at(t('express.state.SIGNED'))
        await shopper.buttonContaining(t('express.order')).click()
        await shopper.button(order('detail.seeTickets')).waitFor()
        await shopper.screen().getByText(MACAO).waitFor()
      },
    )
})
