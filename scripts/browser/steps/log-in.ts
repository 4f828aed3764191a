import type { Shopper } from '../shopper'

/** Phone number of the sandbox's member, who has orders, tickets, attendees and addresses. */
export const MEMBER = '13800000001'
/** Phone number with an empty account. */
export const NEWCOMER = '13800000002'

/**
 * Logs in with a mainland phone number and the code on the console. Ends at the screen that required the login. In the
 * Macao language the field starts with Macao's area code, so the entered number includes its own area code.
 */
export const logIn = async (shopper: Shopper, cellphone: string): Promise<void> => {
  const t = shopper.texts('user')
  await shopper.at(t('login.heading'))
  await shopper
    .screen()
    .getByRole('textbox', { name: t('login.phone') })
    .fill(shopper.language === 'zh-MO' ? `+86${cellphone}` : cellphone)
  await shopper.screen().getByRole('checkbox').check()
  await shopper.button(t('login.getCode')).click()
  await shopper.at(t('code.title'))
  const code = await shopper.storefront.codeFor(cellphone)
  await shopper
    .screen()
    .getByRole('textbox', { name: shopper.texts('form')('code.label') })
    .fill(code)
}

/** Logs in by e-mail and password. */
export const logInByEmail = async (shopper: Shopper, email: string, password: string): Promise<void> => {
  const t = shopper.texts('user')
  await shopper.at(t('email.title'))
  await shopper
    .screen()
    .getByRole('textbox', { name: t('email.email') })
    .fill(email)
  await shopper
    .screen()
    .getByRole('textbox', { name: t('email.password') })
    .fill(password)
  await shopper.screen().getByRole('checkbox').check()
  // Desktop pages have another link to the login.
  await shopper
    .screen()
    .getByRole('button', { name: t('button.login'), exact: true })
    .click()
}
