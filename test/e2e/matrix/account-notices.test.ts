import type { Shopper } from '../../../scripts/browser/shopper'
import { showCard } from '../../../scripts/browser/steps/browse'
import { logIn, NEWCOMER } from '../../../scripts/browser/steps/log-in'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { useStage } from '../support/stage'

const SHOW = 'S1001'
const STATIC = '/show/pub/v5/show/:showId/static'
const ORDERS = '/trade/buyer/order/v5/orders'
const VERSION = '/version/match'
const ADDRESS = 'newcomer@foyer.example'

describe('the gateway’s answers about account, shop and version', () => {
  const stage = useStage()
  afterEach(() => stage.storefront.clearFaults())

  const question = ({ page }: Shopper) => page.getByRole('alertdialog')
  const press = (shopper: Shopper, name: string) => question(shopper).getByRole('button', { name, exact: true }).click()

  stage.walk('prompt for binding an e-mail address, then open the refused screen', {}, async (shopper) => {
    const t = shopper.texts('user')
    const core = shopper.texts('core')
    await stage.storefront.fault({ route: ORDERS, times: 1, answer: { kind: 'need-bind' } })
    await shopper.open('/order')
    await logIn(shopper, NEWCOMER)
    await question(shopper).getByText(core('login.needBind')).waitFor()
    await press(shopper, core('login.bind'))
    await shopper.at(t('bind.email'))
    await shopper
      .screen()
      .getByRole('textbox', { name: t('email.email') })
      .fill(ADDRESS)
    await shopper.button(t('login.getCode')).click()
    await shopper.at(t('code.title'))
    const code = await stage.storefront.codeFor(ADDRESS)
    await shopper
      .screen()
      .getByRole('textbox', { name: shopper.texts('form')('code.label') })
      .fill(code)
    await shopper.at(shopper.texts('order')('orders.title'))
    await shopper.screen().getByText(shopper.texts('order')('orders.empty')).waitFor()
    expect(await question(shopper).count()).toBe(0)
  })

  stage.walk('show a notice while the shop is closed', {}, async (shopper) => {
    const t = shopper.texts('user')
    const answer = { kind: 'code', statusCode: 500, errorCode: 'RE030326003101' } as const
    await shopper.open('/')
    await showCard(shopper, SHOW).waitFor()
    await stage.storefront.fault({ route: '*', answer })
    await showCard(shopper, SHOW).click()
    await shopper.page.waitForURL((url) => url.pathname === '/shop-state')
    await shopper.screen().getByText(shopper.texts('core')('error.shopClosed')).waitFor()
    await shopper.button(t('notice.shop.again')).click()
    await shopper.page.getByText(t('notice.shop.still')).waitFor()
    expect(shopper.path()).toBe('/shop-state')
    await stage.storefront.clearFaults()
    await shopper.button(t('notice.shop.again')).click()
    await showCard(shopper, SHOW).waitFor()
    expect(shopper.path()).toBe('/')
  })

  stage.walk(
    'link a visitor to the languages if the language does not support the login method',
    {},
    async (shopper) => {
      const core = shopper.texts('core')
      const answer = { kind: 'code', statusCode: LOGIN_CODES.languageUnsupported } as const
      await stage.storefront.fault({ route: STATIC, answer })
      await shopper.open(`/content/${SHOW}`)
      await question(shopper).getByText(core('login.languageHint')).waitFor()
      await press(shopper, core('login.changeLanguage'))
      await shopper.page.waitForURL((url) => url.pathname === '/language')
      expect(await question(shopper).count()).toBe(0)
    },
  )

  const version = (updateType: string, times?: number) =>
    stage.storefront.fault({
      route: VERSION,
      times,
      answer: { kind: 'mode', mode: 0, statusCode: 200, data: { updateType, newestVersion: '9.0.0' } },
    })

  stage.walk('require a restart of a version that must not continue', {}, async (shopper) => {
    const core = shopper.texts('core')
    await version('FORCE', 1)
    await shopper.open('/')
    await question(shopper).getByText(core('update.force')).waitFor()
    expect(await question(shopper).getByRole('button').count()).toBe(1)
    await shopper.page.keyboard.press('Escape')
    expect(await question(shopper).count()).toBe(1)
    await Promise.all([shopper.page.waitForEvent('load'), press(shopper, core('update.restart'))])
    await showCard(shopper, SHOW).waitFor()
    expect(await question(shopper).count()).toBe(0)
  })

  stage.walk('offer a newer version once', {}, async (shopper) => {
    const core = shopper.texts('core')
    await version('WEAK')
    await shopper.open('/')
    await question(shopper).getByText(core('update.weak')).waitFor()
    await press(shopper, core('update.later'))
    // Waits, because closing the dialog steps back in the history, which would abort the reload.
    await question(shopper).waitFor({ state: 'detached' })
    await shopper.page.waitForFunction(() => !(history.state as { foyerOverlay?: boolean } | null)?.foyerOverlay)
    const asked = shopper.page.waitForResponse((answer) => answer.url().includes(VERSION))
    await shopper.page.reload()
    await asked
    await showCard(shopper, SHOW).waitFor()
    expect(await question(shopper).count()).toBe(0)
  })
})
