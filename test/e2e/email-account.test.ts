import type { Page } from 'playwright-core'
import { currentPage } from '../../scripts/browser/visit'
import { openShopper, type Shopper } from '../../scripts/browser/shopper'
import {
  choosePassword,
  codeInMail,
  createAccount,
  enterEmail,
  enterMailCode,
} from '../../scripts/browser/steps/email-account'
import { logInByEmail } from '../../scripts/browser/steps/log-in'
import { rememberToasts, toasted } from './support/toasts'
import { useStage } from './support/stage'

const PASSWORD = 'Tidal-Radio-9'
const DEMO = 'demo@foyer.example'

const stage = useStage()

/** Goes from a page that requires a login to the screen that creates an account. */
const toCreateAccount = async (shopper: Shopper, path: string): Promise<void> => {
  const t = shopper.texts('user')
  await shopper.open(path)
  await shopper.at(t('login.heading'))
  await shopper.button(t('login.byEmail')).click()
  await shopper.at(t('email.title'))
  await shopper.button(shopper.texts('ways-in')('create.link')).click()
}

/**
 * Collects the addresses that the page requests, the referrers and the console lines. None of these may contain a
 * token.
 */
const trafficOf = (page: Page) => {
  const asked: string[] = []
  const said: string[] = []
  page.on('request', (request) => {
    asked.push(request.url())
    said.push(request.headers().referer ?? '', request.postData() ?? '')
  })
  page.on('console', (message) => said.push(message.text()))
  return { asked, said }
}

describe('an account by e-mail', () => {
  stage.walk(
    'is created by the mail’s link in another tab, which opens the requested page',
    { isVariant: true, language: 'en-US' },
    async (shopper) => {
      const email = 'tab@example.com'
      const ways = shopper.texts('ways-in')
      await toCreateAccount(shopper, '/order')
      await createAccount(shopper, email)
      const { path } = await shopper.storefront.mailFor(email)
      const token = /token=([\w-]+)/.exec(path)?.[1] ?? ''
      expect(token).toHaveLength(32)

      const tab = await shopper.context.newPage()
      const { asked, said } = trafficOf(tab)
      await tab.goto(new URL(path, shopper.storefront.url).href)
      const field = currentPage(tab).getByRole('textbox', { name: ways('password.label'), exact: true })
      await field.fill('Password1!')
      await field.press('Enter')
      await currentPage(tab).getByText('This password is easy to guess').waitFor()
      await field.fill(PASSWORD)
      await field.press('Enter')
      await tab.waitForURL((url) => url.pathname === '/order')

      // Only these addresses may contain the token: the link in the mail, and the two calls that check and use the
      // token.
      expect(asked.filter((each) => each.includes(token)).map((each) => new URL(each).pathname)).toEqual([
        '/activate-email',
      ])
      expect(said.filter((each) => each.includes(token)).every((each) => each.startsWith('{"token"'))).toBe(true)
      await tab.goBack()
      expect(tab.url()).not.toContain(token)
      // The login in the other tab also logs the first tab in.
      await shopper.page.waitForURL((url) => url.pathname !== '/check-email')
      await shopper.page.goto(new URL('/order', shopper.storefront.url).href)
      await shopper.at(shopper.texts('order')('orders.title'))
    },
  )

  stage.walk('is created by the mail’s code after the browser was closed', {}, async (shopper) => {
    const email = 'killed@example.com'
    const t = shopper.texts('ways-in')
    await toCreateAccount(shopper, '/favorite-show')
    await createAccount(shopper, email)
    const state = await shopper.context.storageState()
    const later = await openShopper(stage.browser, stage.storefront, { state })
    await later.open('/check-email')
    await enterMailCode(later, email)
    await later.at(t('set.title'))
    await later.page.reload()
    await later.at(t('set.title'))
    await choosePassword(later, PASSWORD)
    await later.page.waitForURL((url) => url.pathname === '/favorite-show')
    await later.close()
  })

  stage.walk('gets a new password, which logs the other device out with a reason', {}, async (shopper) => {
    const user = shopper.texts('user')
    const ways = shopper.texts('ways-in')
    const other = await openShopper(stage.browser, stage.storefront)
    await rememberToasts(other.page)
    await other.open('/login-email')
    await logInByEmail(other, DEMO, 'Foyer-2026')
    await other.page.waitForURL((url) => url.pathname === '/')
    // Leaves the storefront. Otherwise, a late request could show the logout toast before the test waits for it.
    await other.page.goto('about:blank')

    await shopper.open('/login-email')
    await shopper.at(user('email.title'))
    await shopper.button(ways('forgot.link')).click()
    await shopper.at(ways('forgot.title'))
    await enterEmail(shopper, DEMO)
    await shopper.button(ways('mail.send')).click()
    await shopper.at(ways('check.title'))
    await shopper.page.goto(new URL((await shopper.storefront.mailFor(DEMO)).path, shopper.storefront.url).href)
    await shopper.at(ways('set.newTitle'))
    await choosePassword(shopper, PASSWORD, 'password.new')
    await shopper.page.waitForURL((url) => url.pathname === '/')
    expect((await shopper.storefront.mailFor(DEMO)).kind).toBe('PASSWORD_CHANGED')

    await other.page.goto(new URL('/order', stage.storefront.url).href)
    await toasted(other.page, '账号密码已修改，这台设备已退出登录，请重新登录')
    await other.at(user('login.heading'))
    await other.close()
  })

  stage.walk('reports an expired link of a mail, and sends another mail', { isVariant: true }, async (shopper) => {
    const email = 'late@example.com'
    const ways = shopper.texts('ways-in')
    await shopper.open('/create-account')
    await createAccount(shopper, email)
    const { path } = await shopper.storefront.mailFor(email)
    await shopper.storefront.advance(24 * 60 * 60_000 + 1_000)
    await shopper.page.goto(new URL(path, shopper.storefront.url).href)
    await shopper.at(ways('link.state.EXPIRED'))
    const before = await codeInMail(shopper, email)
    await shopper.button(ways('link.again')).click()
    await shopper.at(ways('check.title'))
    expect((await shopper.storefront.mailFor(email)).path).not.toBe(path)
    expect(before).toMatch(/^\d{6}$/)
  })
})
