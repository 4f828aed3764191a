import type { Shopper } from '../../../scripts/browser/shopper'
import { orderShow } from '../../../scripts/browser/steps/browse'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../../scripts/browser/steps/order'
import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import type { Language } from '../../../src/domain/languages'
import { withoutChatAppScript } from '../support/chat-app'
import { useStage } from '../support/stage'

const SHOW = 'S1003'
/** User agent of WeChat's browser. */
const WECHAT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0.40'
const SECOND = 1_000
const MINUTE = 60_000

/** Positions of two payment methods in the sheet: one that redirects, and one that submits a form. */
const REDIRECT = 0
const FORM = 2

const t = (shopper: Shopper) => shopper.texts('order')

const placeOrder = async (shopper: Shopper): Promise<void> => {
  await orderShow(shopper, SHOW)
  await shopper.at(shopper.texts('checkout')('confirm.title'))
  await submitOrder(shopper)
}

/** Waits for a text on the current screen. */
const says = (shopper: Shopper, text: string): Promise<void> =>
  shopper.screen().getByText(text, { exact: false }).filter({ visible: true }).first().waitFor()

const isThere = (shopper: Shopper, label: string): Promise<boolean> => shopper.buttonContaining(label).isVisible()

/**
 * Cashier actions that leave the order unpaid, in the order in which the test performs them. Each has the state that
 * the order page then shows at once.
 */
const UNPAID_OUTCOMES: readonly [
  action: CashierAction,
  method: number,
  heading: 'payFailed' | 'unpaid',
  key: TextKey,
][] = [
  ['fail', REDIRECT, 'payFailed', 'detail.hint.payFailed'],
  ['wrongAmount', FORM, 'unpaid', 'detail.payment.returned'],
  ['wrongOrder', REDIRECT, 'unpaid', 'detail.payment.returned'],
  ['cancel', FORM, 'unpaid', 'detail.hint.unpaid'],
]
type TextKey = 'detail.hint.payFailed' | 'detail.payment.returned' | 'detail.hint.unpaid'

describe('the outcome of a payment', () => {
  const stage = useStage()
  const languages: [Language, string][] = [
    ['zh-CN', '13900000071'],
    ['en-US', '13900000072'],
  ]

  for (const [language, as] of languages)
    stage.walk(`is shown for several payments of one order, ${language}`, { as, language }, async (shopper) => {
      const word = t(shopper)
      await placeOrder(shopper)
      for (const [action, method, heading, key] of UNPAID_OUTCOMES) {
        await goToCashier(shopper, method)
        await atCashier(shopper, action)
        await shopper.at(word(`order.state.${heading}`))
        const [part = ''] = word(key, { amount: '' }).split('¥')
        await says(shopper, part.trim())
        const again = heading === 'payFailed' ? 'detail.payAgain' : 'detail.pay'
        await shopper.buttonContaining(word(again, { amount: '' }).trim()).click()
      }

      // The provider has the money but reports it later. In the meantime, neither the order nor the list offers a
      // payment or a cancellation.
      await goToCashier(shopper, REDIRECT)
      await atCashier(shopper, 'late')
      await shopper.at(word('result.confirming'))
      await shopper.button(word('result.seeOrder')).click()
      await shopper.at(word('order.state.confirming'))
      await says(shopper, word('detail.payment.confirming'))
      expect(await isThere(shopper, word('detail.cancel'))).toBe(false)
      expect(await isThere(shopper, word('detail.pay', { amount: '' }).trim())).toBe(false)
      await shopper.open('/')
      await says(shopper, shopper.texts('core')('pay.confirmingNow'))
      await stage.storefront.advance(20 * SECOND)
      await shopper.open('/order')
      await shopper.buttonContaining(word('order.state.issued')).waitFor()
    })

  stage.walk('is shown for a payment in another tab', { as: '13900000073' }, async (shopper) => {
    const word = t(shopper)
    await placeOrder(shopper)
    const other = await shopper.context.newPage()
    await other.goto(new URL('/order', shopper.page.url()).href)
    await other.getByRole('button', { name: word('orders.pay'), exact: true }).click()
    const sheet = other.getByRole('dialog', { name: word('pay.title') })
    await sheet.getByRole('radio').nth(REDIRECT).click()
    await sheet.getByRole('button', { name: /¥/ }).click()
    await other.waitForURL(/\/sandbox\/cashier\//)
    await other.locator('button[value=pay]').click()
    await other.getByRole('heading', { name: word('result.paid') }).waitFor()
    await shopper.at(word('order.state.issued'))
    await other.close()
  })

  // This must be the last test, because it moves the clock of all tests.
  stage.walk(
    'is a refund for a payment after the deadline, shown on the closed order',
    { as: '13900000074' },
    async (shopper) => {
      const word = t(shopper)
      await placeOrder(shopper)
      await goToCashier(shopper, FORM)
      await atCashier(shopper, 'overdue')
      await shopper.at(word('result.confirming'))
      await stage.storefront.advance(16 * MINUTE)
      await shopper.at(word('order.state.closed'))
      const [part = ''] = word('detail.payment.returned', { amount: '' }).split('¥')
      await says(shopper, part.trim())
    },
  )

  stage.walk(
    'is shown for a payment in the chat app’s page',
    { as: '13900000075', userAgent: WECHAT },
    async (shopper) => {
      await withoutChatAppScript(shopper.page)
      await placeOrder(shopper)
      await goToCashier(shopper, REDIRECT)
      await atCashier(shopper, 'doubled')
      await atPaid(shopper)
    },
  )
})
