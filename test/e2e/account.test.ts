import { openTab } from '../../scripts/browser/steps/browse'
import { logInByEmail } from '../../scripts/browser/steps/log-in'
import { textsOf } from '../../scripts/browser/texts'
import { useStage } from './support/stage'

describe('the account', () => {
  const stage = useStage()

  stage.walk('logs in by e-mail, and out by the settings', { language: 'en-US' }, async (shopper) => {
    const t = shopper.texts('user')
    const { page } = shopper
    await shopper.open('/mine')
    await shopper.buttonContaining(t('mine.loginOrRegister')).click()
    await shopper.at(t('login.heading'))
    await shopper.button(t('login.byEmail')).click()
    await logInByEmail(shopper, 'demo@foyer.example', 'Foyer-2026')
    await shopper.buttonContaining('Demo Guest').waitFor()
    await shopper.buttonContaining(shopper.texts('core')('mine.setting')).click()
    await shopper.at(t('setting.title'))
    await shopper.button(t('setting.logout')).click()
    await shopper.confirm(t('setting.logout'))
    await page.waitForURL((url) => url.pathname !== '/setting')
    await page.goto(new URL('/mine', page.url()).href)
    await shopper.buttonContaining(t('mine.loginOrRegister')).waitFor()
  })

  stage.walk('reports a wrong password beside the form', { isVariant: true }, async (shopper) => {
    const t = shopper.texts('user')
    await shopper.open('/login-email')
    await logInByEmail(shopper, 'demo@foyer.example', 'Wrong-2026')
    await shopper.screen().getByRole('alert').filter({ hasText: /./ }).waitFor()
    await shopper.at(t('email.title'))
  })

  stage.walk('remembers another language after a reload', {}, async (shopper) => {
    const { page } = shopper
    const macao = textsOf('zh-MO')('user')
    await page.goto(new URL('/mine', shopper.storefront.url).href)
    await shopper.buttonContaining(shopper.texts('core')('mine.setting')).click()
    await shopper.buttonContaining(shopper.texts('core')('mine.language')).click()
    await shopper
      .screen()
      .getByRole('radio', { name: macao('language.zh-MO') })
      .click()
    await shopper.at(macao('mine.language'))
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-MO')
    await page.reload()
    await shopper.at(macao('mine.language'))
    await page.goto(new URL('/list', shopper.storefront.url).href)
    await shopper.buttonContaining(textsOf('zh-MO')('core')('tab.ticket')).waitFor()
  })

  stage.walk('remembers another theme after a reload', { isVariant: true }, async (shopper) => {
    const t = shopper.texts('user')
    const { page } = shopper
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.theme-dark, .theme-light')!).backgroundColor)
    await page.goto(new URL('/switch-skin', shopper.storefront.url).href)
    await shopper.at(t('theme.title'))
    const light = await ground()
    await shopper
      .screen()
      .getByRole('radio', { name: t('theme.dark') })
      .click()
    await page.locator('html.theme-dark').waitFor()
    await page.reload()
    await shopper.at(t('theme.title'))
    await page.locator('html.theme-dark').waitFor()
    expect(await ground()).not.toBe(light)
    await shopper.button(t('button.back')).click()
    await openTab(shopper, 'mine')
    await page.locator('html.theme-dark').waitFor()
  })
})
