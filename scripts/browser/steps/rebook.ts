import { rebookTexts } from '../../../src/locales/namespaces/rebook'
import type { Shopper } from '../shopper'

/** On the rebooking of a ticket: the first tier whose name has these words, held from then on. */
export const choosePlace = async (shopper: Shopper, words: string): Promise<void> => {
  const t = shopper.texts(rebookTexts)
  const tiers = shopper.screen().getByRole('radiogroup', { name: t('rebook.tier') })
  await tiers.getByRole('radio', { name: words.trim(), disabled: false }).first().click()
}
