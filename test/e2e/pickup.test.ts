import type { Shopper } from '../../scripts/browser/shopper'
import { orderShow } from '../../scripts/browser/steps/browse'
import { logIn, MEMBER } from '../../scripts/browser/steps/log-in'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { go } from '../../scripts/browser/tour/stop'
import { COUNTER_TEXTS } from '../../scripts/gateway/modules/trade/counter/page/texts'
import { cartTexts } from '../../src/locales/namespaces/cart'
import { productTexts } from '../../src/locales/namespaces/product'
import { returnsTexts } from '../../src/locales/namespaces/returns'
import { shopTexts } from '../../src/locales/namespaces/shop'
import { ticketTexts } from '../../src/locales/namespaces/ticket'
import { readCode } from '../support/read-code'
import { bodyOf } from './support/body-of'
import { useStage } from './support/stage'

/** Goods with one variant, which are only picked up. */
const SET = '/shop/G1035'
/** Goods with one variant, which are only sent. */
const POSTER = '/shop/G1008'
/** A play at the venue of the first counter, with changing codes on its tickets. */
const PLAY = 'S2001'
/** Counter that is open daily, and another one (modules/trade/goods-delivery/data). */
const [HERE, ELSEWHERE] = ['PC01', 'PC04']

const LANGUAGES = ['zh-CN', 'en-US'] as const

/** Waits until the heading of the order shows a state. */
const inState = (shopper: Shopper, state: 'PAID' | 'SUCCEEDED'): Promise<void> =>
  shopper.at(shopper.texts(productTexts)(`product.state.${state}`))

const pay = async (shopper: Shopper): Promise<void> => {
  await shopper.at(shopper.texts('checkout')('confirm.title'))
  await submitOrder(shopper)
  await goToCashier(shopper)
  await atCashier(shopper, 'pay')
}

/** Adds goods to the cart as a visitor, and logs in at the cart. */
const fillCart = async (shopper: Shopper, phone: string): Promise<void> => {
  const t = shopper.texts(shopTexts)
  await go(shopper, SET)
  await shopper.button(t('shop.add')).filter({ visible: true }).click()
  await shopper.button(t('shop.cart')).filter({ visible: true }).click()
  await logIn(shopper, phone)
  await shopper.at(shopper.texts(cartTexts)('cart.title'))
}

/** Buys a ticket of the play, and returns the code that its screen shows. */
const ticketCode = async (shopper: Shopper): Promise<string> => {
  await orderShow(shopper, PLAY)
  await pay(shopper)
  await atPaid(shopper)
  await shopper.button(shopper.texts('order')('result.seeTickets')).click()
  const picture = shopper.screen().locator('img[src^="data:image/svg+xml,"]').first()
  return readCode((await picture.getAttribute('src')) ?? '')
}

/** Buys the goods in the cart. Returns the pick-up code of the order. */
const buyCart = async (shopper: Shopper): Promise<string> => {
  await go(shopper, '/cart-list')
  await shopper.button(shopper.texts(cartTexts)('cart.checkOut', { count: 1 })).click()
  const order = bodyOf<{ deliveries?: { pickupCode: string }[] }>(shopper.page, '/items/orders/M', ({ deliveries }) =>
    Boolean(deliveries?.[0]?.pickupCode),
  )
  await pay(shopper)
  await inState(shopper, 'PAID')
  return (await order).deliveries![0]!.pickupCode
}

describe('goods of the shop', () => {
  const stage = useStage()

  for (const [language, phone] of [
    ['zh-CN', '13900000091'],
    ['en-US', '13900000092'],
  ] as const)
    stage.walk(
      `are bought from a visitor’s cart and picked up once with a ticket (${language})`,
      { isVariant: language === 'en-US', language },
      async (shopper) => {
        await fillCart(shopper, phone)
        const ticket = await ticketCode(shopper)
        const { pathname, search } = new URL(shopper.page.url())
        const pickupCode = await buyCart(shopper)
        await go(shopper, `${pathname}${search}`)
        await shopper.buttonContaining(shopper.texts(ticketTexts)('detail.goods', { count: 1 })).click()
        await inState(shopper, 'PAID')
        const texts = COUNTER_TEXTS[language]
        const counter = await stage.browser.newPage({ locale: language })
        await counter.goto(`${stage.storefront.url}/counter?lang=${language}`)
        // The same code twice in a row counts as one scan, so another code comes in between.
        for (const [counterId, text, word] of [
          [ELSEWHERE, pickupCode, texts.reasons.elsewhere],
          [HERE, 'hello', texts.reasons.unreadable],
          [HERE, ticket, texts.handedOut],
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

  for (const language of LANGUAGES)
    stage.walk(
      `are returned by parcel for their money (${language})`,
      { isVariant: language === 'en-US', as: MEMBER, language },
      async (shopper) => {
        const t = shopper.texts(returnsTexts)
        const { command } = stage.storefront
        const shown = (text: string) => shopper.screen().getByText(text, { exact: true }).first().waitFor()
        await go(shopper, POSTER)
        await shopper.button(shopper.texts(shopTexts)('shop.buy')).filter({ visible: true }).click()
        await pay(shopper)
        await inState(shopper, 'PAID')
        const orderId = shopper.path().split('/').at(-1) ?? ''
        for (const action of ['next', 'next']) await command(`parcels/${orderId}`, { action })
        await shopper.page.reload()
        await inState(shopper, 'SUCCEEDED')
        await shopper.buttonContaining(t('returns.title')).click()
        await shopper.at(t('returns.title'))
        await shopper.buttonContaining(t('returns.reason')).click()
        await shopper.dialog(t('returns.reason')).getByRole('radio').first().click()
        await shopper.button(t('returns.request.RETURN')).filter({ visible: true }).click()
        const answer = bodyOf<{ returns?: { returnId: string; state: string }[] }>(
          shopper.page,
          '/returns',
          ({ returns }) => returns?.[0]?.state === 'APPLIED',
        )
        await shopper.confirm(t('returns.submit'))
        await shown(t('returns.state.APPLIED'))
        const [{ returnId }] = (await answer).returns!
        const decide = (action: 'agree' | 'receive' | 'sell') => command(`returns/${returnId}`, { action })
        await decide('agree')
        await shopper.page.reload()
        await shopper
          .screen()
          .getByRole('textbox', { name: t('returns.company') })
          .fill('SF')
        await shopper
          .screen()
          .getByRole('textbox', { name: t('returns.number') })
          .fill('LX12345678')
        await shopper.button(t('returns.sent')).click()
        await shown(t('returns.state.SENT'))
        await decide('receive')
        await decide('sell')
        await shopper.page.reload()
        await shown(t('returns.state.REFUNDED'))
      },
    )
})
