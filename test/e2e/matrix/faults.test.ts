import { atShow, openTab, showCard } from '../../../scripts/browser/steps/browse'
import { THEMES } from '../../../scripts/browser/visit'
import type { FaultAnswer } from '../../../scripts/gateway/core/faults/kinds'
import { modeComments } from '../../../scripts/gateway/core/faults/business'
import { axe } from '../support/axe'
import { useOneShopper } from '../support/one-shopper'
import { feedbackOf } from '../support/question'
import { useStage } from '../support/stage'

/** The first show on home. */
const SHOW = 'S1001'
const STATIC = '/show/pub/v5/show/:showId/static'

/** Pattern of the errors that browsers log for a failed response. */
const LOST = /Failed to load resource|net::ERR/

const stage = useStage()

describe('a refused read of high importance', () => {
  const one = useOneShopper(stage, {}, async (shopper) => {
    await shopper.open('/')
    await showCard(shopper, SHOW).waitFor()
  })

  const { t, question, button, said, gone, toasted, firstButton } = feedbackOf(one)
  const used = async (): Promise<number> =>
    (await stage.storefront.faults()).reduce((sum, fault) => sum + fault.used, 0)

  /** Opens the show from home while the injected fault is active. */
  const meet = async (answer: FaultAnswer, times?: number): Promise<void> => {
    await stage.storefront.fault({ route: STATIC, answer, ...(times ? { times } : {}) })
    await showCard(one.shopper, SHOW).click()
  }
  const mode = (number: number, times?: number) => meet({ kind: 'mode', mode: number }, times)
  const home = async (): Promise<void> => {
    await one.shopper.page.waitForURL((url) => url.pathname === '/')
    await showCard(one.shopper, SHOW).waitFor()
  }
  const onShow = () => one.shopper.page.waitForURL((url) => url.pathname === `/content/${SHOW}`)

  afterEach(async () => {
    await stage.storefront.clearFaults()
    if (one.shopper.path() !== '/') await one.shopper.open('/')
    await home()
  })

  const comments = (number: number) => modeComments('zh-CN', number)

  one.step('shows mode 0 (none) on the screen only', async ({ screen }) => {
    await mode(0)
    await screen().getByText(comments(0)).waitFor()
    expect(await question().count()).toBe(0)
  })

  one.step('shows mode 1 (toast) as a toast', async () => {
    await mode(1)
    await toasted(comments(1))
    await onShow()
    expect(await question().count()).toBe(0)
  })

  one.step('shows mode 2 (alert) with one button, and leaves the screen unchanged', async () => {
    await mode(2)
    await said(comments(2))
    expect(await question().getByRole('button').count()).toBe(1)
    await button(t('button.gotIt')).click()
    await gone()
    await onShow()
  })

  one.step('opens the login by the button of mode 3 (login)', async (shopper) => {
    await mode(3)
    await said(comments(3))
    await button(t('button.login')).click()
    await shopper.at(shopper.texts('user')('login.heading'))
    await shopper.page.goBack()
    await onShow()
  })

  one.step('goes back after mode 4 (back) was read', async () => {
    await mode(4)
    await said(comments(4))
    await button(t('button.back')).click()
    await home()
  })

  one.step('counts the button of mode 5 (waiting) down from five', async () => {
    const close = await firstButton(() => mode(5))
    expect(close.disabled).toBe(true)
    expect(close.text).toMatch(/[45]/)
    await said(comments(5))
    await button(t('button.close')).click()
    await gone()
    await onShow()
  })

  one.step('shows mode 8 (back and refresh), then the previous screen', async () => {
    await mode(8)
    await toasted(comments(8))
    await home()
  })

  one.step('permits another try for mode 9 (limiting), which has no queue for a read', async (shopper) => {
    await mode(9, 1)
    await said(comments(9))
    await button(t('button.retry')).click()
    await atShow(shopper, SHOW)
  })

  one.step('retries once for mode 10 (retry), without a second dialog', async ({ screen }) => {
    await mode(10)
    await said(comments(10))
    await button(t('button.retry')).click()
    await gone()
    // Searches the page only, because the closed dialog is still fading out.
    await screen().getByRole('main').getByText(comments(10)).waitFor()
    expect(await used()).toBe(2)
  })

  one.step('opens the show’s booking for mode 11 (booking)', async (shopper) => {
    await mode(11)
    await said(comments(11))
    await button(t('request.toBooking')).click()
    await shopper.page.waitForURL((url) => url.pathname === `/booking/${SHOW}`)
    await shopper.at(shopper.texts('show')('booking.title'))
  })

  for (const number of [6, 77])
    one.step(`shows the unknown mode ${number}, then goes back`, async () => {
      await mode(number)
      await said(comments(number))
      await button(t('button.back')).click()
      await home()
    })

  for (const status of [461, 418, 999])
    one.step(
      `reports a busy network for HTTP ${status}, and permits another try`,
      async (shopper) => {
        await meet({ kind: 'http', status }, 1)
        await said(t('request.busyNetwork'))
        await said(t('request.busyNetworkHint'))
        await button(t('button.retry')).click()
        await atShow(shopper, SHOW)
      },
      LOST,
    )

  const UNREACHED: [string, FaultAnswer][] = [
    ['HTTP 504', { kind: 'http', status: 504, body: 'html' }],
    ['a dropped connection', { kind: 'drop' }],
    ['no answer in time', { kind: 'hang' }],
  ]
  for (const [name, answer] of UNREACHED)
    one.step(
      `reports ${name} on the page, and permits another try`,
      async (shopper) => {
        await shopper.allowTimeouts()
        await meet(answer)
        await shopper.screen().getByRole('main').getByText(t('request.offline')).waitFor()
        expect(await question().count()).toBe(0)
        await stage.storefront.clearFaults()
        await shopper
          .screen()
          .getByRole('main')
          .getByRole('button', { name: t('button.retry'), exact: true })
          .click()
        await atShow(shopper, SHOW)
      },
      LOST,
    )

  one.step(
    'requests a check of the network for HTTP 500, and goes back',
    async () => {
      await meet({ kind: 'http', status: 500, body: 'empty' })
      await said(t('request.checkNetwork'))
      await button(t('button.back')).click()
      await home()
    },
    LOST,
  )

  for (const form of ['html', 'json-cut', 'wrong-types', 'empty', 'null-data'] as const)
    one.step(`shows a small problem for an invalid answer (${form}), without an error`, async () => {
      await meet({ kind: 'garbage', form })
      await said(t('request.fallback'))
      await button(t('button.back')).click()
      await home()
    })

  one.step('shows the show after a delay', async (shopper) => {
    await meet({ kind: 'delay', ms: 700 })
    await atShow(shopper, SHOW)
    await shopper.page.goBack()
    await openTab(shopper, 'home')
  })
})

describe('the console', () => {
  for (const theme of THEMES)
    stage.walk(`sets a call’s answer by keyboard, and resets it (${theme})`, { theme }, async ({ page }) => {
      await page.goto(new URL('/console?lang=en', stage.storefront.url).href)
      const field = (name: string) => page.getByLabel(name, { exact: true })
      const list = page.locator('#faults')
      const call = page.getByRole('combobox', { name: 'Call', exact: true })
      await list.getByText('Nothing is set').waitFor()
      await field('Answers').selectOption('http')
      await field('Status').fill('200')
      await call.fill('no such call')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Set', exact: true }).last().click()
      await page.getByText('A whole number from 400 to 999').waitFor()
      await page.getByText('Please choose one of the list').waitFor()
      await field('Status').fill('461')
      await call.fill('get show v5 static')
      await page.keyboard.press('Enter')
      await field('Times (empty: always)').fill('1')
      await page.keyboard.press('Enter')
      await list.getByText(STATIC).waitFor()
      expect(await stage.storefront.faults()).toMatchObject([
        { method: 'GET', route: STATIC, times: 1, answer: { kind: 'http', status: 461 } },
      ])
      await call.fill('get show v5')
      expect(await axe(page)).toEqual([])
      await page.keyboard.press('Escape')
      const remove = list.getByRole('button', { name: new RegExp(`^Remove: .*${STATIC}$`) })
      await remove.focus()
      // An update between the focus and the key press renders the list again. The same element must still have the
      // focus.
      await stage.storefront.fault({ route: '*', answer: { kind: 'mode', mode: 1 }, times: 1 })
      await list.getByText('All calls', { exact: true }).waitFor()
      expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await remove.waitFor({ state: 'detached' })
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await list.getByText('Nothing is set').waitFor()
      expect(await stage.storefront.faults()).toEqual([])
    })
})
