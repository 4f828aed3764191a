import type { Shopper } from '../../scripts/browser/shopper'
import { atCashier, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { go } from '../../scripts/browser/tour/stop'
import { COUNTER_TEXTS } from '../../scripts/gateway/modules/trade/counter/page/texts'
import { productTexts } from '../../src/locales/namespaces/product'
import { shopTexts } from '../../src/locales/namespaces/shop'
import { useStage } from './support/stage'

/** Goods with one variant, which are only picked up. */
const SET = '/shop/G1035'
/** Counter that is open daily, and another one (modules/trade/goods-delivery/data). */
const [HERE, ELSEWHERE] = ['PC01', 'PC04']

/** Waits until the heading of the order shows a state. */
const inState = (shopper: Shopper, state: 'PAID' | 'SUCCEEDED'): Promise<void> =>
  shopper.at(shopper.texts(productTexts)(`product.state.${state}`))

describe('goods of the shop', () => {
  const stage = useStage()

  for (const [language, as] of [
    ['zh-CN', '13900000091'],
    ['en-US', '13900000092'],
  ] as const)
    stage.walk(
      `are bought and picked up once in ${language}`,
      { isVariant: language === 'en-US', as, language },
      async (shopper) => {
        await go(shopper, SET)
        await shopper.button(shopper.texts(shopTexts)('shop.buy')).filter({ visible: true }).click()
        await shopper.at(shopper.texts('checkout')('confirm.title'))
        await submitOrder(shopper)
        await goToCashier(shopper)
        const answer = shopper.page.waitForResponse(
          async (response) => response.url().includes('/items/orders/M') && (await response.text()).includes('"G'),
        )
        await atCashier(shopper, 'pay')
        await inState(shopper, 'PAID')
        const { data } = (await (await answer).json()) as { data: { deliveries: { pickupCode: string }[] } }
        const [{ pickupCode }] = data.deliveries
        const texts = COUNTER_TEXTS[language]
        const counter = await stage.browser.newPage({ locale: language })
        await counter.goto(`${stage.storefront.url}/counter?lang=${language}`)
        // The same code twice in a row counts as one scan, so another code comes in between.
        for (const [counterId, text, word] of [
          [ELSEWHERE, pickupCode, texts.reasons.elsewhere],
          [HERE, 'hello', texts.reasons.unreadable],
          [HERE, pickupCode, texts.handedOut],
          [HERE, 'hello', texts.reasons.unreadable],
          [HERE, pickupCode, texts.reasons['picked-up']],
        ]) {
          await counter.locator('#pickup').selectOption(counterId)
          await counter.locator('#text').fill(text)
          await counter.locator('#text').press('Enter')
          await counter.locator('#verdict .word', { hasText: word }).waitFor()
        }
        await counter.close()
        await shopper.page.reload()
        await inState(shopper, 'SUCCEEDED')
      },
    )
})
