import type { CashierAction } from '../../gateway/modules/cashier/action-service'
import type { Shopper } from '../shopper'

/** Agrees and orders; ends when the payment sheet is there. */
export const submitOrder = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('order')
  const agree = shopper.screen().getByRole('checkbox', { name: t('confirm.agree') })
  await agree.check()
  // Busy while the price is loaded: a click in between does nothing, since only a shown price may be agreed to.
  const ready = shopper.page.locator('[aria-busy="false"], :not([aria-busy])')
  await shopper.button(t('confirm.submit')).filter({ visible: true }).and(ready).click()
  // the sheet opens at the tap: the order exists once it offers its ways to pay
  await shopper.dialog(t('pay.title')).getByRole('radio').first().waitFor()
}

/** From the payment sheet to the sandbox's cashier, by the method in that place. */
export const goToCashier = async (shopper: Shopper, method = 0): Promise<void> => {
  const t = shopper.texts('core')
  const sheet = shopper.dialog(t('pay.title'))
  await sheet.getByRole('radio').nth(method).click()
  await sheet.getByRole('button', { name: /¥/ }).click()
  await shopper.page.waitForURL(/\/sandbox\/cashier\//)
}

/** What one does at the cashier, by the value of its button. */
export const atCashier = async (shopper: Shopper, action: CashierAction): Promise<void> => {
  await shopper.page.locator(`button[value=${action}]`).click()
  await shopper.page.waitForURL((url) => !url.pathname.startsWith('/sandbox/'))
}

/** The heading of the payment result once it is known. */
export const atPaid = async (shopper: Shopper): Promise<void> => {
  await shopper.page.waitForURL(/\/pay-success/)
  await shopper.at(shopper.texts('order')('result.paid'))
}
