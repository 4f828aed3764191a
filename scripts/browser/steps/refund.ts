import { refundTexts } from '../../../src/locales/namespaces/refund'
import { returnsTexts } from '../../../src/locales/namespaces/returns'
import type { Shopper } from '../shopper'

/** Goes from an order to the selection of tickets to refund. */
export const openRefund = async (shopper: Shopper): Promise<void> => {
  // Waits for the order first, because cards of the order list have the same button.
  await shopper.at(shopper.texts('order')('detail.title'))
  await shopper.button(shopper.texts('order')('button.returnTickets')).click()
  await shopper.at(shopper.texts(refundTexts)('refund.title'))
  await shopper.screen().getByRole('checkbox').first().waitFor()
}

/** Returns the texts of the button that refunds the chosen tickets or goods, with an amount and without one. */
const submitTexts = (shopper: Shopper, of: 'tickets' | 'goods') => {
  const [tickets, goods] = [shopper.texts(refundTexts), shopper.texts(returnsTexts)]
  return of === 'tickets'
    ? { priced: tickets('refund.submitAmount', { amount: '' }), submit: tickets('refund.submit') }
    : { priced: goods('returns.submitAmount', { amount: '' }), submit: goods('returns.submit') }
}

/** Finds the refund button once it shows the loaded amount. */
const priced = (shopper: Shopper, of: 'tickets' | 'goods' = 'tickets') => {
  const [before = ''] = submitTexts(shopper, of).priced.split('¥')
  return shopper.buttonContaining(`${before}¥`).filter({ visible: true })
}

/** Selects the first ticket and waits for the amount in the button, which desktops and phones both show. */
export const chooseToRefund = async (shopper: Shopper): Promise<void> => {
  await shopper.screen().getByRole('checkbox').first().click()
  await priced(shopper).first().waitFor()
}

/**
 * Refunds the selected tickets or goods and waits until the refund is in progress. Returns the previewed amount as
 * displayed.
 */
export const refundChosen = async (shopper: Shopper, of: 'tickets' | 'goods' = 'tickets'): Promise<string> => {
  const button = priced(shopper, of).first()
  const amount = /¥[\d.,]+/.exec((await button.textContent()) ?? '')?.[0] ?? ''
  await button.click()
  const ask = shopper.page.getByRole('alertdialog')
  await ask.getByText(amount).waitFor()
  await ask.getByRole('button', { name: submitTexts(shopper, of).submit, exact: true }).click()
  await shopper
    .screen()
    .getByText(shopper.texts(refundTexts)('refund.state.IN_PROGRESS'), { exact: true })
    .first()
    .waitFor()
  return amount
}
