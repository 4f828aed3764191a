import { rebookTexts } from '../../../src/locales/namespaces/rebook'
import type { Shopper } from '../shopper'

/** Selects and holds the first tier whose name contains `part`, on the rebooking screen of a ticket. */
export const choosePlace = async (shopper: Shopper, part: string): Promise<void> => {
  const t = shopper.texts(rebookTexts)
  const tiers = shopper.screen().getByRole('radiogroup', { name: t('rebook.tier') })
  await tiers.getByRole('radio', { name: part.trim(), disabled: false }).first().click()
}
