import type { Shopper } from '../shopper'

/** Returns the code of the last mail to an address. */
export const codeInMail = async ({ storefront }: Shopper, email: string): Promise<string> => {
  const { content } = await storefront.mailFor(email)
  const [code] = /\d{6}/.exec(content) ?? []
  if (!code) throw new Error(`No code in: ${content}`)
  return code
}

/** Requests the verification mail on create-account. Ends at the field for the code. */
export const createAccount = async (shopper: Shopper, email: string): Promise<void> => {
  const t = shopper.texts('ways-in')
  await shopper.at(t('create.title'))
  await enterEmail(shopper, email)
  await shopper.screen().getByRole('checkbox').check()
  await shopper.button(t('mail.send')).click()
  await shopper.at(t('check.title'))
}

export const enterEmail = (shopper: Shopper, email: string): Promise<void> =>
  shopper
    .screen()
    .getByRole('textbox', { name: shopper.texts('user')('email.email') })
    .fill(email)

/** Enters the code of the mail on check-email. Ends at the field for a password. */
export const enterMailCode = async (shopper: Shopper, email: string): Promise<void> => {
  await shopper
    .screen()
    .getByRole('textbox', { name: shopper.texts('form')('code.label') })
    .fill(await codeInMail(shopper, email))
}

/**
 * Chooses a password on set-password.
 * @param label label of the field, which differs for a first and a new password
 */
export const choosePassword = async (
  shopper: Shopper,
  password: string,
  label: 'password.label' | 'password.new' = 'password.label',
): Promise<void> => {
  const field = shopper.screen().getByRole('textbox', { name: shopper.texts('ways-in')(label), exact: true })
  await field.fill(password)
  await field.press('Enter')
}
