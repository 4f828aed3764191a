import { rebookTexts } from '../../../src/locales/namespaces/rebook'
import type { Shopper } from '../shopper'

/** Selects and holds the first tier with these words in its name, on the rebooking of a ticket. */
export const choosePlace = async (shopper: Shopper, words: string): Promise<void> => {
  const t = shopper.texts(rebookTexts)
  const tiers = shopper.screen().getByRole('radiogroup', { name: t('rebook.tier') })
  await tiers.getByRole('radio', { name: words.trim(), disabled: false }).first().click()
}
