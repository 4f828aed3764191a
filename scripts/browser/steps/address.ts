import type { Shopper } from '../shopper'

export interface NewAddress {
  recipient: string
  phone: string
  detail: string
}

/** Adds the first address in an order and returns to the order. Selects the first area in each list. */
export const addAddress = async (shopper: Shopper, { recipient, phone, detail }: NewAddress): Promise<void> => {
  const checkout = shopper.texts('checkout')
  const t = shopper.texts('user')
  const form = shopper.texts('form')
  const field = (name: string) => shopper.screen().getByRole('textbox', { name, exact: true })
  await shopper.buttonContaining(checkout('confirm.addAddress')).click()
  await shopper.at(t('address.add'))
  await field(t('address.recipient')).fill(recipient)
  await field(t('address.phone')).fill(phone)
  await field(t('address.detail')).fill(detail)
  await shopper.buttonContaining(t('address.area')).click()
  const areas = shopper.dialog(form('region.choose'))
  for (const step of ['city', 'district'] as const) {
    await areas.getByRole('tabpanel').getByRole('radio').first().click()
    await areas.getByRole('tab', { name: form(`region.${step}`), selected: true }).waitFor()
  }
  await areas.getByRole('tabpanel').getByRole('radio').first().click()
  await areas.waitFor({ state: 'detached' })
  await shopper.button(t('button.save')).click()
  await shopper.at(checkout('confirm.title'))
}
