import type { Page } from 'playwright-core'
import type { Shopper } from '../../../scripts/browser/shopper'
import { logIn, logInByEmail } from '../../../scripts/browser/steps/log-in'
import { DESKTOP } from '../../../scripts/browser/visit'
import { providersTexts } from '../../../src/locales/namespaces/providers'
import { agree, expectNoCode, logOut } from '../support/provider-logins'
import { useStage } from '../support/stage'
import { rememberToasts, toasted } from '../support/toasts'

describe.each([
  ['a phone', {}],
  ['a desktop', { viewport: DESKTOP }],
])('logins by Google and Apple on %s', (_what, options) => {
  const stage = useStage()

  /**
   * Presses a provider's button and makes a choice in the provider's window, which then closes. A second tap reuses an
   * open window.
   */
  const choose = async (shopper: Shopper, name: RegExp | string, person: string): Promise<void> => {
    const opened = shopper.page.waitForEvent('popup')
    await shopper.screen().getByRole('button', { name }).click()
    const popup: Page = await opened
    const closed = popup.waitForEvent('close')
    await popup.locator(`button[value=${person}]`).click()
    await closed
  }
  const GOOGLE = /Google/

  stage.walk('register a new Google customer on the same page, and recognize them later', options, async (shopper) => {
    await shopper.open('/viewer')
    await choose(shopper, GOOGLE, 'new')
    await agree(shopper)
    await shopper.at(shopper.texts('user')('audience.title'))
    await logOut(shopper)
    await shopper.open('/viewer')
    await shopper.screen().getByRole('checkbox').check()
    await choose(shopper, GOOGLE, 'new')
    await shopper.at(shopper.texts('user')('audience.title'))
    await expectNoCode(shopper)
  })

  stage.walk('link an address that has an account by one login to it', options, async (shopper) => {
    const t = shopper.texts(providersTexts)
    await rememberToasts(shopper.page)
    await shopper.open('/login-email')
    await shopper.screen().getByRole('checkbox').check()
    await choose(shopper, GOOGLE, 'existing')
    await shopper
      .screen()
      .getByText(t('linkFirst', { contact: 'd•••o@foyer.example', provider: 'Google' }))
      .or(shopper.screen().getByText(/已有账号/))
      .first()
      .waitFor()
    await shopper.screen().getByRole('checkbox').uncheck()
    await logInByEmail(shopper, 'demo@foyer.example', 'Foyer-2026')
    await toasted(shopper.page, t('linked', { provider: 'Google' }))
    await logOut(shopper)
    await shopper.open('/viewer')
    await shopper.screen().getByRole('checkbox').check()
    await choose(shopper, GOOGLE, 'existing')
    await shopper.at(shopper.texts('user')('audience.title'))
  })

  stage.walk('show in place why a token is rejected, and accept the next one', options, async (shopper) => {
    await shopper.open('/login')
    await shopper.screen().getByRole('checkbox').check()
    for (const [person, message] of [
      ['missing', '未获取到邮箱，无法登录'],
      ['unverified', '未获取到邮箱，无法登录'],
      ['audience', '登录信息验证未通过，请重新登录'],
      ['nonce', '登录信息验证未通过，请重新登录'],
      ['expired', '登录超时，请重新登录'],
    ]) {
      const button = await shopper.screen().getByRole('button', { name: GOOGLE }).elementHandle()
      await choose(shopper, GOOGLE, person!)
      // Waits for a new button whose token has another nonce. The same button text could still belong to the previous
      // token.
      await shopper.page.waitForFunction((drawn) => !drawn?.isConnected, button)
      await shopper.screen().getByRole('alert').filter({ hasText: message! }).waitFor()
    }
    await choose(shopper, GOOGLE, 'new')
    await shopper.page.waitForFunction(() => (localStorage.getItem('foyer:login') ?? '').includes('accessToken'))
  })

  stage.walk(
    'register an Apple customer with a hidden address by the name of the first login',
    options,
    async (shopper) => {
      const t = shopper.texts(providersTexts)
      await shopper.open('/viewer')
      await shopper.screen().getByRole('checkbox').check()
      const closed = shopper.page.waitForEvent('popup')
      await shopper.button(t('apple')).click()
      await (await closed).close()
      await shopper.screen().getByText(t('cancelled')).waitFor()
      await choose(shopper, t('apple'), 'relay')
      await shopper.at(shopper.texts('user')('audience.title'))
      expect(await shopper.page.evaluate(() => localStorage.getItem('foyer:login'))).toMatch(/Rae Lay/)
    },
  )

  stage.walk(
    'report scripts that cannot be loaded, and offer the shop’s own methods',
    { ...options, expects: /ERR_FAILED|client\.js/ },
    async (shopper) => {
      const t = shopper.texts(providersTexts)
      await shopper.context.route(/\/sandbox\/\w+\/client\.js/, (route) => route.abort())
      await shopper.open('/login')
      for (const provider of ['Google', 'Apple'])
        await shopper.screen().getByText(t('unreachable', { provider })).waitFor()
      await logIn(shopper, '13900000083')
      await shopper.page.waitForFunction(() => (localStorage.getItem('foyer:login') ?? '').includes('accessToken'))
    },
  )
})
