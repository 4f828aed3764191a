import type { Shopper } from '../shopper'

/** Opens the sheet and checks `count` eligible attendees, starting at index `from`. */
export const checkAttendees = async (shopper: Shopper, count: number, from = 0): Promise<void> => {
  const t = shopper.texts('checkout')
  await shopper.button(t('confirm.choosePeople')).click()
  const attendees = shopper.dialog(t('confirm.choosePeople')).getByRole('checkbox', { disabled: false })
  for (let person = 0; person < count; person += 1) await attendees.nth(from + person).check()
}

export const confirmAttendees = async (shopper: Shopper): Promise<void> => {
  const sheet = shopper.dialog(shopper.texts('checkout')('confirm.choosePeople'))
  await sheet.getByRole('button', { name: shopper.texts('core')('button.done') }).click()
  await sheet.waitFor({ state: 'detached' })
}

export const chooseAttendees = async (shopper: Shopper, count: number, from = 0): Promise<void> => {
  await checkAttendees(shopper, count, from)
  await confirmAttendees(shopper)
}

/** Adds an attendee in an order, and returns to the order with them selected. */
export const addAttendee = async (shopper: Shopper, name: string, passport: string): Promise<void> => {
  const checkout = shopper.texts('checkout')
  await shopper.button(checkout('confirm.choosePeople')).click()
  const sheet = shopper.dialog(checkout('confirm.choosePeople'))
  await sheet.getByRole('link', { name: checkout('confirm.addPerson') }).click()
  const t = shopper.texts('user')
  await shopper.at(t('audience.add'))
  await shopper
    .screen()
    .getByRole('textbox', { name: t('audience.name'), exact: true })
    .fill(name)
  await shopper.buttonContaining(t('audience.idType')).click()
  const types = shopper.dialog(t('audience.chooseIdType'))
  await types.getByRole('radio', { name: t('idType.PASSPORT') }).click()
  await types.waitFor({ state: 'detached' })
  await shopper.buttonContaining(t('audience.region')).click()
  const regions = shopper.dialog(t('audience.chooseRegion'))
  await regions.getByRole('radio').first().click()
  await regions.waitFor({ state: 'detached' })
  await shopper
    .screen()
    .getByRole('textbox', { name: t('audience.idNumber') })
    .fill(passport)
  await shopper.button(t('button.save')).click()
  await shopper.at(checkout('confirm.title'))
  await sheet.getByRole('checkbox', { name, checked: true }).waitFor()
  await confirmAttendees(shopper)
}
