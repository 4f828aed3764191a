import type { Shopper } from '../../../scripts/browser/shopper'
import { orderShow } from '../../../scripts/browser/steps/browse'
import { logIn } from '../../../scripts/browser/steps/log-in'
import { providersTexts } from '../../../src/locales/namespaces/providers'
import { withoutChatAppScript } from '../support/chat-app'
import { agree, expectNoCode, loggedIn, logOut, notePaths } from '../support/provider-logins'
import { useStage } from '../support/stage'
import { rememberToasts, toasted } from '../support/toasts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36'
const WECHAT = { userAgent: `${CHROME} MicroMessenger/8.0.47.2560(0x28002F35)` }
const BANK = { userAgent: `${CHROME} MPBank/12.3.0` }

describe('a login in the chat app’s browser', () => {
  const stage = useStage()

  stage.walk(
    'requests an authorization once before the login, and the next login is one tap',
    WECHAT,
    async (shopper) => {
      const t = shopper.texts('user')
      const paths = notePaths(shopper)
      await rememberToasts(shopper.page)
      await withoutChatAppScript(shopper.page)
      const returned = shopper.page.waitForResponse(/oauth\/web_login/)
      await orderShow(shopper, 'S1001', { tier: 1, quantity: 2 })
      await returned
      await shopper.page.waitForURL((url) => url.pathname === '/login')
      await logIn(shopper, '13900000081')
      await shopper.at(shopper.texts('checkout')('confirm.title'))
      const confirm = new URL(shopper.page.url())
      expect([confirm.pathname, confirm.searchParams.get('quantity') ?? confirm.search]).toEqual([
        '/order/confirm',
        expect.stringMatching(/2/),
      ])
      await expectNoCode(shopper)
      expect(paths.filter((path) => path === '/wxauth')).toHaveLength(1)

      await logOut(shopper)
      // Acts like another tab, which has not started a login at the provider.
      await shopper.page.evaluate(() => sessionStorage.clear())
      await shopper.open('/login')
      await shopper.button(t('hostLogin.quick', { host: t('hostLogin.weapp') })).click()
      await toasted(shopper.page, t('login.welcome'))
      expect(await loggedIn(shopper)).toBe(true)
      expect(paths.filter((path) => path === '/wxauth')).toHaveLength(2)
    },
  )

  stage.walk('is refused for a link with a foreign state, which offers the ordinary login', WECHAT, async (shopper) => {
    const t = shopper.texts(providersTexts)
    await shopper.open('/wxauth?code=a.b.c&state=0123456789abcdef0123456789abcdef')
    await shopper.screen().getByText(t('return.foreign')).waitFor()
    await expectNoCode(shopper)
    await shopper.button(t('return.again')).click()
    await shopper.page.waitForURL((url) => url.pathname === '/login')
  })

  const lost = { ...WECHAT, expects: /status of 500/ }
  stage.walk(
    'continues by phone without an answer of the gateway, and no second authorization',
    lost,
    async (shopper) => {
      const paths = notePaths(shopper)
      await stage.storefront.fault({
        method: 'POST',
        route: '/user/pub/v1/oauth/web_login',
        answer: { kind: 'http', status: 500 },
      })
      const failed = shopper.page.waitForResponse(/oauth\/web_login/)
      await shopper.open('/login')
      await failed
      await shopper.page.waitForURL((url) => url.pathname === '/login')
      await shopper.at(shopper.texts('user')('login.heading'))
      await shopper.page.reload()
      await shopper.at(shopper.texts('user')('login.heading'))
      await shopper.page.waitForLoadState('networkidle')
      expect(paths.filter((path) => path === '/wxauth')).toHaveLength(1)
      await stage.storefront.clearFaults()
    },
  )
})

describe('a login in the bank’s web view', () => {
  const stage = useStage()

  const toBank = async (shopper: Shopper): Promise<void> => {
    await shopper.button(shopper.texts('user')('hostLogin.account')).click()
    await agree(shopper)
    await shopper.page.waitForURL(/\/sandbox\/bank\/authorize/)
  }
  const choose = ({ page }: Shopper, person: string) => page.locator(`button[value=${person}]`).click()

  stage.walk('uses the bank’s account, and opens the requested page', BANK, async (shopper) => {
    await shopper.open('/viewer')
    await toBank(shopper)
    await choose(shopper, 'newPhone')
    await shopper.at(shopper.texts('user')('audience.title'))
    expect([shopper.path(), await loggedIn(shopper)]).toEqual(['/viewer', true])
    await expectNoCode(shopper)
  })

  stage.walk(
    'returns to the ordinary login after a refusal, a foreign state or an unsupported region',
    BANK,
    async (shopper) => {
      const t = shopper.texts(providersTexts)
      for (const [person, message] of [
        ['deny', t('return.denied')],
        ['state', t('return.foreign')],
        ['abroad', '暂不支持该地区的手机号'],
      ]) {
        await shopper.open('/login')
        await toBank(shopper)
        await choose(shopper, person!)
        await shopper.screen().getByText(message!).waitFor()
        expect(await loggedIn(shopper)).toBe(false)
        await shopper.button(t('return.again')).waitFor()
      }
    },
  )

  stage.walk('binds an account without a phone by the login by phone', BANK, async (shopper) => {
    const t = shopper.texts('user')
    await shopper.open('/viewer')
    await toBank(shopper)
    await choose(shopper, 'noPhone')
    await shopper.button(t('login.byPhone')).click()
    await logIn(shopper, '13900000082')
    await shopper.at(t('audience.title'))
    await logOut(shopper)
    await shopper.open('/viewer')
    await toBank(shopper)
    await choose(shopper, 'noPhone')
    await shopper.at(t('audience.title'))
  })
})

describe('a login by a partner’s link', () => {
  const stage = useStage()

  const come = async (shopper: Shopper, person: string, redirect = '/content/S1001?source=x'): Promise<void> => {
    await shopper.page.goto(`${stage.storefront.url}/sandbox/partner`)
    await shopper.page.locator('input[name=redirect]').fill(redirect)
    await shopper.page.locator(`button[value=${person}]`).click()
  }

  /** Logs in to the link's account, and accepts the agreements. */
  const accept = async (shopper: Shopper): Promise<void> => {
    await shopper.button(shopper.texts(providersTexts)('button.login')).click()
    await agree(shopper)
  }

  stage.walk('opens the page without a login when the visitor declines', {}, async (shopper) => {
    await come(shopper, 'newPhone')
    await shopper.button(shopper.texts(providersTexts)('channel.decline')).click()
    await shopper.page.waitForURL((url) => url.pathname === '/content/S1001')
    expect(await loggedIn(shopper)).toBe(false)
    await expectNoCode(shopper)
  })

  stage.walk('uses the partner’s customer and channel, and opens the page', {}, async (shopper) => {
    await come(shopper, 'newPhone')
    await accept(shopper)
    await shopper.page.waitForURL((url) => url.pathname === '/content/S1001')
    expect([await loggedIn(shopper), new URL(shopper.page.url()).searchParams.get('channelId')]).toEqual([true, 'BANK'])
    await expectNoCode(shopper)
  })

  for (const redirect of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/wxauth', '/nowhere', ''])
    stage.walk(`opens home instead of “${redirect}”`, {}, async (shopper) => {
      await come(shopper, 'noPhone', redirect)
      await accept(shopper)
      await shopper.page.waitForURL((url) => url.pathname === '/')
      expect(new URL(shopper.page.url()).origin).toBe(stage.storefront.url)
    })

  stage.walk('requires a confirmation by a logged-in user, who may decline', { as: '13900000084' }, async (shopper) => {
    const t = shopper.texts(providersTexts)
    await shopper.open('/')
    const before = await shopper.page.evaluate(() => localStorage.getItem('foyer:login'))
    await come(shopper, 'noPhone')
    await shopper.confirm(t('channel.stay'))
    await shopper.page.waitForURL((url) => url.pathname === '/content/S1001')
    expect(await shopper.page.evaluate(() => localStorage.getItem('foyer:login'))).toBe(before)
  })

  stage.walk('explains a used phone, a wrong code and an old code, with a next step', {}, async (shopper) => {
    for (const [person, message] of [
      ['member1', /已有账号/],
      ['audience', '登录信息验证未通过，请重新登录'],
      ['expired', '登录超时，请重新登录'],
      ['abroad', '暂不支持该地区的手机号'],
    ] as const) {
      await come(shopper, person)
      await shopper.screen().getByText(message).waitFor()
      await expectNoCode(shopper)
      await shopper.button(shopper.texts(providersTexts)('return.again')).waitFor()
    }
  })
})
