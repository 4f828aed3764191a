import { orderShow } from '../../scripts/browser/steps/browse'
import { atCaptcha, dragStub, inPageTime, pushStub, toGo } from '../../scripts/browser/steps/captcha'
import { logIn, NEWCOMER } from '../../scripts/browser/steps/log-in'
import { submitOrder } from '../../scripts/browser/steps/order'
import type { Shopper } from '../../scripts/browser/shopper'
import { DESKTOP, PHONE, THEMES } from '../../scripts/browser/visit'
import { axe } from './support/axe'
import { describeVariants, useStage } from './support/stage'

/** Id of a show that is sold within a captcha window (scripts/gateway/modules/catalogue/show/data/shows/dance.json). */
const GUARDED = 'S6007'

const RECORD = '**/risk/pub/v1/captcha/record*'
const CHECK = '**/risk/pub/v1/captcha/check*'

/** Goes from the booking of the show to the order. */
const orderGuarded = (shopper: Shopper): Promise<void> => orderShow(shopper, GUARDED)

const atConfirm = (shopper: Shopper) => shopper.at(shopper.texts('checkout')('confirm.title'))

describe('a show with a captcha for orders', () => {
  const stage = useStage()

  stage.walk(
    'can be ordered by dragging the captcha’s piece with a mouse',
    { isVariant: true, viewport: DESKTOP },
    async (shopper) => {
      await orderGuarded(shopper)
      await logIn(shopper, NEWCOMER)
      await dragStub(shopper)
      await atConfirm(shopper)
      // One captcha is enough for pricing and ordering.
      await submitOrder(shopper)
    },
  )

  stage.walk(
    'can be ordered by solving the captcha by keyboard after a wrong try',
    { isVariant: true, as: NEWCOMER },
    async (shopper) => {
      const t = shopper.texts('user')
      await orderGuarded(shopper)
      await pushStub(shopper, -9)
      await shopper.page.keyboard.press('Enter')
      await shopper
        .screen()
        .getByRole('alert')
        .getByText(t('captcha.wrongPlace', { count: 2 }))
        .waitFor()
      await pushStub(shopper)
      await shopper.page.keyboard.press('Enter')
      await atConfirm(shopper)
      await submitOrder(shopper)
    },
  )

  stage.walk(
    'can be ordered by dragging the captcha’s piece with a finger',
    { viewport: PHONE, as: NEWCOMER },
    async (shopper) => {
      await orderGuarded(shopper)
      const slider = await atCaptcha(shopper)
      const box = await slider.boundingBox()
      const way = (await toGo(shopper, slider)) * 2.4
      const touch = await shopper.context.newCDPSession(shopper.page)
      const point = (x: number) => [{ x: (box?.x ?? 0) + 24 + x, y: (box?.y ?? 0) + 22 }]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) })
      for (let step = 1; step <= 12; step += 1) {
        const part = step / 12
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(way * part * (2 - part)) })
        await inPageTime(shopper.page, 20 + (step % 3) * 7)
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await atConfirm(shopper)
    },
  )

  stage.walk(
    'explains the missing price after a closed captcha, and retries with a new captcha',
    { isVariant: true, as: NEWCOMER },
    async (shopper) => {
      const t = shopper.texts('order')
      const checkout = shopper.texts('checkout')
      await orderGuarded(shopper)
      await atCaptcha(shopper)
      await shopper.page.goBack()
      await atConfirm(shopper)
      await shopper.screen().getByText(t('confirm.captchaLeft')).waitFor()
      await shopper.button(shopper.texts('core')('button.retry')).click()
      await dragStub(shopper)
      await atConfirm(shopper)
      await shopper.button(checkout('confirm.submit')).filter({ visible: true }).waitFor()
    },
  )
})

describeVariants('the captcha', () => {
  const stage = useStage()

  stage.walk('is required after too many login codes, then permits the next one', {}, async (shopper) => {
    const t = shopper.texts('user')
    const phone = '13900000777'
    await shopper.open('/login')
    for (let time = 0; time < 5; time += 1)
      await fetch(`${shopper.storefront.url}/user/pub/v3/send_verify_code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cellphone: phone, countryCode: '86' }),
      })
    await shopper.storefront.advance(61_000)
    await shopper.at(t('login.heading'))
    await shopper
      .screen()
      .getByRole('textbox', { name: t('login.phone') })
      .fill(phone)
    await shopper.screen().getByRole('checkbox').check()
    await shopper.button(t('login.getCode')).click()
    await dragStub(shopper)
    await shopper.at(t('code.title'))
  })

  stage.walk(
    'reports a missing network, leaves the piece in place, and continues later',
    { expects: /ERR_FAILED/ },
    async (shopper) => {
      const t = shopper.texts('user')
      const { page } = shopper
      await page.route(RECORD, (route) => route.abort())
      await shopper.open('/login-captcha')
      await shopper.screen().getByText(t('captcha.unreachable')).waitFor()
      await page.unroute(RECORD)
      await shopper.button(shopper.texts('core')('button.retry')).click()
      await page.route(CHECK, (route) => route.abort())
      await dragStub(shopper)
      await shopper.screen().getByRole('alert').getByText(t('captcha.noAnswer')).waitFor()
      await page.unroute(CHECK)
      await shopper.button(shopper.texts('core')('button.confirm')).click()
      await page.waitForURL((url) => url.pathname === '/')
    },
  )

  stage.walk('is replaced by a new puzzle when its time is over', {}, async (shopper) => {
    const t = shopper.texts('user')
    await shopper.open('/login-captcha')
    await atCaptcha(shopper)
    await shopper.storefront.advance(121_000)
    await dragStub(shopper)
    await shopper.screen().getByRole('alert').getByText(t('captcha.expired')).waitFor()
    await dragStub(shopper)
    await shopper.page.waitForURL((url) => url.pathname === '/')
  })

  stage.walk('passes axe, at rest and after a wrong try, in all looks', {}, async (shopper) => {
    const { page } = shopper
    await shopper.open('/login-captcha')
    await atCaptcha(shopper)
    await page.goto(`${shopper.storefront.url}/login-captcha`)
    const found: string[] = []
    const look = async () => {
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport)
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme })
          found.push(...(await axe(page)).map((line) => `${theme}, ${viewport.width} px: ${line}`))
        }
      }
      await page.setViewportSize(PHONE)
    }
    await atCaptcha(shopper)
    await look()
    await pushStub(shopper, -9)
    await page.keyboard.press('Enter')
    await shopper.screen().getByRole('alert').waitFor()
    await look()
    await pushStub(shopper)
    await look()
    expect(found).toEqual([])
  })
})
