import type { Shopper } from '../shopper'

/** The sandbox's member, with orders, tickets, attendees and addresses. */
export const MEMBER = '13800000001'
/** A phone with an empty account. */
export const NEWCOMER = '13800000002'

/**
 * Logs in by a mainland phone and the console's code, up to the screen that required the login. In Macao's language the
 * field starts with Macao's area, so the number includes its own.
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
  // The desktop also has a link to the login.
  await shopper
    .screen()
    .getByRole('button', { name: t('button.login'), exact: true })
    .click()
}
