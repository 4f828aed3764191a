import type { Locator } from 'playwright-core'
import type { CashierAction } from '../../gateway/modules/trade/cashier/action-service'
import type { Shopper } from '../shopper'

/** Finds the button that submits the order. It is busy and ignores taps until the price is loaded. */
export const submitButton = (shopper: Shopper): Locator => {
  const ready = shopper.page.locator('[aria-busy="false"], :not([aria-busy])')
  return shopper.button(shopper.texts('checkout')('confirm.submit')).filter({ visible: true }).and(ready)
}

/**
 * Checks the agreement's checkbox on the loaded confirm-order screen. A buyer who has ordered before has no checkbox.
 */
export const agreeToOrder = async (shopper: Shopper): Promise<void> => {
  await submitButton(shopper).waitFor()
  const agree = shopper.screen().getByRole('checkbox', { name: shopper.texts('checkout')('confirm.agree') })
  if (await agree.isVisible()) await agree.check()
}

/** Opens the sheet of reductions on the loaded confirm-order screen. @returns the sheet */
export const openReductions = async (shopper: Shopper): Promise<Locator> => {
  const title = shopper.texts('checkout')('confirm.reductions')
  await submitButton(shopper).waitFor()
  await shopper.screen().getByRole('region', { name: title, exact: true }).getByRole('button').first().click()
  const sheet = shopper.dialog(title)
  await sheet.waitFor()
  return sheet
}

/** Accepts the agreement, submits the order and waits for the payment sheet. */
export const submitOrder = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('order')
  await agreeToOrder(shopper)
  await submitButton(shopper).click()
  // The sheet opens immediately. The order exists once the sheet shows payment methods.
  await shopper.dialog(t('pay.title')).getByRole('radio').first().waitFor()
}

/**
 * Goes from the payment sheet to the sandbox's cashier. The sheet belongs to an order or to the price difference of a
 * rebooking.
 * @param method index of the payment method
 */
export const goToCashier = async (
  shopper: Shopper,
  method = 0,
  title: 'pay.title' | 'pay.difference' = 'pay.title',
): Promise<void> => {
  const t = shopper.texts('core')
  // The sheet for a price difference also shows the new session.
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
