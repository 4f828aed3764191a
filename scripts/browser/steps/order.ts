import type { Locator } from 'playwright-core'
import type { CashierAction } from '../../gateway/modules/trade/cashier/action-service'
import type { Shopper } from '../shopper'

/** Finds the button that orders, once the price is loaded. Before, the button is busy and ignores taps. */
export const submitButton = (shopper: Shopper): Locator => {
  const ready = shopper.page.locator('[aria-busy="false"], :not([aria-busy])')
  return shopper.button(shopper.texts('checkout')('confirm.submit')).filter({ visible: true }).and(ready)
}

/** Checks the agreement on the loaded confirm order. A buyer who has ordered before has no box. */
export const agreeToOrder = async (shopper: Shopper): Promise<void> => {
  await submitButton(shopper).waitFor()
  const agree = shopper.screen().getByRole('checkbox', { name: shopper.texts('checkout')('confirm.agree') })
  if (await agree.isVisible()) await agree.check()
}

/** Agrees and orders, and waits for the payment sheet. */
export const submitOrder = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('order')
  await agreeToOrder(shopper)
  await submitButton(shopper).click()
  // the sheet opens at the tap: the order exists once it shows payment methods
  await shopper.dialog(t('pay.title')).getByRole('radio').first().waitFor()
}

/**
 * Goes from the payment sheet of an order, or of a rebooking's difference, to the sandbox's cashier.
 * @param method index of the payment method
 */
export const goToCashier = async (
  shopper: Shopper,
  method = 0,
  title: 'pay.title' | 'pay.difference' = 'pay.title',
): Promise<void> => {
  const t = shopper.texts('core')
  // The sheet of a difference also shows its session.
  const sheet = shopper.page.getByRole('dialog', { name: t(title) })
  await sheet.getByRole('radio').nth(method).click()
  await sheet.getByRole('button', { name: /¥/ }).click()
  await shopper.page.waitForURL(/\/sandbox\/cashier\//)
}

export const atCashier = async (shopper: Shopper, action: CashierAction): Promise<void> => {
  await shopper.page.locator(`button[value=${action}]`).click()
  await shopper.page.waitForURL((url) => !url.pathname.startsWith('/sandbox/'))
}

/** Waits for the heading of the payment result. */
export const atPaid = async (
  shopper: Shopper,
  heading: 'result.paid' | 'result.rebooked' = 'result.paid',
): Promise<void> => {
  await shopper.page.waitForURL(/\/pay-success/)
  await shopper.at(shopper.texts('order')(heading))
}
