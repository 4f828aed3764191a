import { refundTexts } from '../../../src/locales/namespaces/refund'
import type { Shopper } from '../shopper'

/** From an order to the choice of the tickets that come back. */
export const openRefund = async (shopper: Shopper): Promise<void> => {
  // The list's cards have the same button.
  await shopper.at(shopper.texts('order')('detail.title'))
  await shopper.button(shopper.texts('order')('button.returnTickets')).click()
  await shopper.at(shopper.texts(refundTexts)('refund.title'))
  await shopper.screen().getByRole('checkbox').first().waitFor()
}

/** The button of the refund, which says what comes back once that is known. */
const priced = (shopper: Shopper) => {
  const [before = ''] = shopper.texts(refundTexts)('refund.submitAmount', { amount: '' }).split('¥')
  return shopper.buttonContaining(`${before}¥`).filter({ visible: true })
}

/** Chooses the first ticket, and waits for what comes back. On desktop the quote is in the column beside; the button shows it everywhere. */
export const chooseToRefund = async (shopper: Shopper): Promise<void> => {
  await shopper.screen().getByRole('checkbox').first().click()
  await priced(shopper).first().waitFor()
}

/** Gives back what is chosen, and waits until the money is on its way. Answers what was previewed, as it was shown. */
export const refundChosen = async (shopper: Shopper): Promise<string> => {
  const t = shopper.texts(refundTexts)
  const button = priced(shopper).first()
  const amount = /¥[\d.,]+/.exec((await button.textContent()) ?? '')?.[0] ?? ''
  await button.click()
  const ask = shopper.page.getByRole('alertdialog')
  await ask.getByText(amount).waitFor()
  await ask.getByRole('button', { name: t('refund.submit'), exact: true }).click()
  await shopper.screen().getByText(t('refund.state.IN_PROGRESS'), { exact: true }).first().waitFor()
  return amount
}
