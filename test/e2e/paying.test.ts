import type { Shopper } from '../../scripts/browser/shopper'
import { orderShow } from '../../scripts/browser/steps/browse'
import { agreeToOrder, atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { useStage } from './support/stage'

const SHOW = 'S1003'
const MINUTE = 60_000

/** Returns the number of a buyer's orders in the console. Searches by the last digits of the phone number. */
const ordersOf = async ({ storefront }: Shopper, phone: string): Promise<number> => {
  const answer = await fetch(`${storefront.url}/console/api/orders`)
  const { data } = (await answer.json()) as { data: { buyer: string }[] }
  return data.filter(({ buyer }) => buyer.endsWith(phone.slice(-4))).length
}

const order = async (shopper: Shopper): Promise<void> => {
  await orderShow(shopper, SHOW)
  await shopper.at(shopper.texts('checkout')('confirm.title'))
}

describe('paying', () => {
  const stage = useStage()

  stage.walk('can be cancelled at the cashier and repeated from the order', { as: '13900000011' }, async (shopper) => {
    const t = shopper.texts('order')
    await order(shopper)
    await submitOrder(shopper)
    await goToCashier(shopper)
    await atCashier(shopper, 'cancel')
    await shopper.at(t('order.state.unpaid'))
    await shopper.buttonContaining(t('detail.pay', { amount: '' })).click()
    await goToCashier(shopper)
    await atCashier(shopper, 'pay')
    await atPaid(shopper)
    await shopper.page.goBack()
    await shopper.page.waitForURL(({ pathname }) => pathname === '/')
  })

  stage.walk(
    'leaves an unpaid order in the list when the sheet is closed',
    { isVariant: true, as: '13900000012' },
    async (shopper) => {
      const t = shopper.texts('order')
      await order(shopper)
      await submitOrder(shopper)
      await shopper
        .dialog(t('pay.title'))
        .getByRole('button', { name: t('button.close') })
        .click()
      await shopper.confirm(t('pay.leaveNow'))
      await shopper.at(t('order.state.unpaid'))
      await shopper.page.goto(new URL('/order', shopper.page.url()).href)
      await shopper.at(t('orders.title'))
      await shopper.button(t('orders.pay')).click()
      await shopper.dialog(t('pay.title')).waitFor()
    },
  )

  stage.walk(
    'creates one order for a button that is hit twice',
    { isVariant: true, as: '13900000013' },
    async (shopper) => {
      const t = shopper.texts('checkout')
      await order(shopper)
      await agreeToOrder(shopper)
      await shopper.button(t('confirm.submit')).filter({ visible: true }).dblclick()
      await shopper.dialog(t('pay.title')).getByRole('radio').first().waitFor()
      expect(await ordersOf(shopper, '13900000013')).toBe(1)
    },
  )

  // This must be the last test, because it moves the clock of all tests.
  stage.walk('expires with the unpaid order', { isVariant: true, as: '13900000014' }, async (shopper) => {
    const t = shopper.texts('order')
    await order(shopper)
    await submitOrder(shopper)
    await goToCashier(shopper)
    await stage.storefront.advance(30 * MINUTE)
    await shopper.page.goBack()
    await shopper.at(t('order.state.closed'))
    await shopper.page.goto(new URL('/order', shopper.page.url()).href)
    await shopper.at(t('orders.title'))
    await shopper
      .screen()
      .getByRole('tab', { name: t('order.tab.HISTORY') })
      .click()
    await shopper.buttonContaining(t('order.state.closed')).waitFor()
  })
})
