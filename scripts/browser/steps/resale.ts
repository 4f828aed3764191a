import { listingTexts } from '../../../src/locales/namespaces/listing'
import { resaleTexts } from '../../../src/locales/namespaces/resale'
import type { Shopper } from '../shopper'
import { showName } from '../texts'
import { go, settled } from '../tour/stop'
import { showCard } from './browse'

/**
 * Opens the member's existing order of a sold-out, non-refundable show by the show's name. Returns the order's path.
 */
export const openResaleOrder = async (shopper: Shopper, showId: string): Promise<string> => {
  const order = shopper.texts('order')
  await go(shopper, '/order')
  await shopper.at(order('orders.title'))
  const box = shopper.screen().getByRole('textbox', { name: shopper.texts('core')('button.search') })
  await box.fill(showName(showId, shopper.language))
  await box.press('Enter')
  await showCard(shopper, showId).click()
  await shopper.at(order('detail.title'))
  await shopper.buttonContaining(shopper.texts(listingTexts)('listing.entryNote')).waitFor()
  // The notice about listings loads separately and moves the content below it.
  await settled(shopper)
  return shopper.path()
}

/** Opens the selection of tickets from the order, withdraws listings of earlier runs, and selects one ticket. */
export const chooseToOffer = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(resaleTexts)
  await shopper.buttonContaining(shopper.texts(listingTexts)('listing.entryNote')).click()
  await shopper.at(t('resale.title'))
  const free = shopper.screen().getByRole('checkbox', { disabled: false }).first()
  const listings = withdrawButton(shopper)
  await free.or(listings.first()).first().waitFor()
  for (let left = await listings.count(); left > 0; left -= 1) {
    await withdrawListing(shopper)
    await listings.nth(left - 1).waitFor({ state: 'hidden' })
  }
  await free.check()
}

const agree = (shopper: Shopper, label: string): Promise<void> =>
  shopper.page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click()

/** Lists the selected tickets, and waits until they are listed. */
export const offerChosen = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(resaleTexts)
  const [label = ''] = t('resale.submitAmount', { amount: '' }).split('¥')
  await shopper.buttonContaining(label.trim()).click()
  await agree(shopper, t('resale.submit'))
  await shopper.screen().getByText(shopper.texts(listingTexts)('listing.state.OFFERED'), { exact: true }).waitFor()
}

const withdrawButton = (shopper: Shopper) => shopper.buttonContaining(shopper.texts(listingTexts)('listing.takeBack'))

/** Withdraws the first listing on any screen with a listing. */
export const withdrawListing = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(listingTexts)
  await withdrawButton(shopper).first().click()
  await agree(shopper, t('listing.takeBack'))
}
