import type { Locator } from 'playwright-core'
import type { Shopper } from '../../../scripts/browser/shopper'
import { orderShow } from '../../../scripts/browser/steps/browse'
import { agreeToOrder, submitButton } from '../../../scripts/browser/steps/order'
import { modeComments } from '../../../scripts/gateway/core/faults/business'
import type { FaultAnswer } from '../../../scripts/gateway/core/faults/kinds'
import { useOneShopper } from '../support/one-shopper'
import { feedbackOf } from '../support/question'
import { useStage } from '../support/stage'

/** Id of a show whose tickets need neither seats nor names. */
const SHOW = 'S1003'
const CREATE = '/trade/buyer/order/v5/create_order'
const CONFIRM = '/order/confirm'
/** A queue of 50 s, which is longer than an order takes on any machine. */
const QUEUE = { kind: 'queue', ahead: 200, ratePerMinute: 240, tells: 'all' } as const

const comments = (number: number) => modeComments('zh-CN', number)

/** Goes to the order confirmation as a buyer does, and accepts the agreements. */
const toOrder = async (shopper: Shopper): Promise<void> => {
  await orderShow(shopper, SHOW)
  await shopper.at(shopper.texts('checkout')('confirm.title'))
  await agreeToOrder(shopper)
}

const submit = (shopper: Shopper): Promise<void> => submitButton(shopper).click()

/**
 * Returns the first payment method in the sheet. The sheet opens on the tap; its contents are complete once the order
 * exists.
 */
const payment = ({ dialog, texts }: Shopper): Locator => dialog(texts('order')('pay.title')).getByRole('radio').first()

const stage = useStage()

describe('an order that is refused', () => {
  const one = useOneShopper(stage, { as: '13900000041' }, toOrder)

  const { t, question, button, said, gone, toasted, firstButton } = feedbackOf(one)

  /** Places the order while the injected fault is active. */
  const meet = async (answer: FaultAnswer, times?: number): Promise<void> => {
    await stage.storefront.fault({ route: CREATE, answer, ...(times ? { times } : {}) })
    await submit(one.shopper)
  }
  const mode = (number: number, times?: number) => meet({ kind: 'mode', mode: number }, times)
  const onBooking = () => one.shopper.page.waitForURL((url) => url.pathname === `/booking/${SHOW}`)
  const stays = async () => expect(one.shopper.path()).toBe(CONFIRM)

  afterEach(async () => {
    await stage.storefront.clearFaults()
    if (one.shopper.path() !== CONFIRM) await toOrder(one.shopper)
  })

  one.step('shows mode 0 (none) on the screen only', async () => {
    await mode(0)
    await said(comments(0))
    await button(t('button.gotIt')).click()
    await gone()
    await stays()
  })

  one.step('shows mode 1 (toast) as a toast', async () => {
    await mode(1)
    await toasted(comments(1))
    expect(await question().count()).toBe(0)
    await stays()
  })

  one.step('shows mode 2 (alert) once', async () => {
    await mode(2)
    await said(comments(2))
    await button(t('button.gotIt')).click()
    await gone()
    await stays()
  })

  one.step('opens the login for mode 3 (login)', async (shopper) => {
    await mode(3)
    await said(comments(3))
    await button(t('button.login')).click()
    await shopper.page.waitForURL(/\/login/)
  })

  one.step('goes back for mode 4 (back)', async () => {
    await mode(4)
    await said(comments(4))
    await button(t('button.back')).click()
    await onBooking()
  })

  one.step('shows mode 5 (waiting) with a countdown', async (shopper) => {
    expect((await firstButton(() => mode(5))).disabled).toBe(true)
    await said(comments(5))
    // The test does not close the dialog. The dialog closes together with the page.
    await toOrder(shopper)
  })

  one.step('goes back and refreshes for mode 8', async () => {
    await mode(8)
    await toasted(comments(8))
    await onBooking()
  })

  one.step('reports mode 9 (limiting) without a retry time, and can be left', async () => {
    await mode(9)
    await said(comments(9))
    await said(t('request.waitUnknown'))
    await button(t('request.leave')).click()
    await onBooking()
  })

  one.step('restores the choice for mode 11 (booking)', async ({ page, screen, texts }) => {
    await mode(11)
    await said(comments(11))
    await button(t('request.toBooking')).click()
    await onBooking()
    expect(new URL(page.url()).searchParams.get('backMode')).toBeNull()
    await screen()
      .getByRole('radiogroup', { name: texts('show')('pick.tier') })
      .getByRole('radio', { checked: true })
      .waitFor()
  })

  one.step('marks a refused choice for mode 11 (booking)', async ({ page }) => {
    await meet({ kind: 'mode', mode: 11, errorCode: 'RE110028217778' })
    await button(t('request.toBooking')).click()
    await onBooking()
    expect(new URL(page.url()).searchParams.get('backMode')).toBe('11')
  })

  one.step('handles the unknown mode 6', async () => {
    await mode(6)
    await said(comments(6))
    await button(t('button.back')).click()
    await onBooking()
  })

  one.step(
    'shows one dialog and one retry for HTTP 461',
    async ({ page }) => {
      await meet({ kind: 'http', status: 461 })
      await said(t('request.busyNetwork'))
      const again = page.waitForResponse((response) => new URL(response.url()).pathname === CREATE)
      await button(t('button.retry')).click()
      await again
      await gone()
      expect((await stage.storefront.faults())[0].used).toBe(2)
      await stays()
    },
    /status of 461/,
  )

  one.step('sends the order again for mode 10 (retry)', async (shopper) => {
    await mode(10, 1)
    await said(comments(10))
    await button(t('button.retry')).click()
    await payment(shopper).waitFor()
  })
})

describe('a rate limit without a retry time, with a faster clock', () => {
  afterEach(() => stage.storefront.clearFaults())

  stage.walk('ends after ten tries', { as: '13900000042' }, async (shopper) => {
    const { page, texts } = shopper
    const t = texts('core')
    await page.clock.install()
    await toOrder(shopper)
    await stage.storefront.fault({ route: CREATE, answer: { kind: 'mode', mode: 9 } })
    await submit(shopper)
    const dialog = page.getByRole('alertdialog')
    for (let tries = 1; tries <= 10; tries += 1) {
      await dialog.getByText(t('request.waitUnknown')).waitFor()
      // The storefront's clock is synchronized with the gateway's clock.
      await stage.storefront.advance(3_100)
      await page.clock.fastForward(3_100)
      if (tries < 10) await dialog.getByText(t('request.attempts', { count: tries })).waitFor()
    }
    await dialog.getByText(t('request.busyNetwork'), { exact: true }).waitFor()
    expect((await stage.storefront.faults())[0].used).toBe(11)
  })
})

describe('a waiting queue of two hundred', () => {
  type Line = 'waitSeconds' | 'place' | 'nextTry'

  /** Returns a pattern that matches a line in the dialog. Its group is the number in the line. */
  const lineOf = ({ texts }: Shopper, key: Line): RegExp => {
    const text = texts('core')(`request.${key}`, { count: 0, place: 0, seconds: 0 })
    return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('0', '(\\d+)'))
  }
  const shown = async (shopper: Shopper, key: Line): Promise<number> => {
    const pattern = lineOf(shopper, key)
    const line = await shopper.page.getByRole('alertdialog').getByText(pattern).innerText()
    return Number(pattern.exec(line)?.[1])
  }

  /** Advances the clocks of the gateway and of the page by `ms`. */
  const pass = async ({ page, storefront }: Shopper, ms: number): Promise<void> => {
    await storefront.advance(ms)
    await page.clock.fastForward(ms)
  }

  /** Advances the clock to the next attempt, and waits until the attempt has ended. */
  const toNextTry = async (shopper: Shopper, tries: number): Promise<void> => {
    const dialog = shopper.page.getByRole('alertdialog')
    const t = shopper.texts('core')
    await pass(shopper, (await shown(shopper, 'nextTry')) * 1000)
    await dialog
      .getByText(t('request.attempts', { count: tries }))
      .or(payment(shopper))
      .first()
      .waitFor()
    await dialog.getByText(lineOf(shopper, 'nextTry')).or(payment(shopper)).first().waitFor()
  }

  interface Visit {
    id: number
    route: string
    /** Time of the response by the gateway's clock, epoch ms. */
    at: number
  }

  /** Returns the order requests to which the gateway has responded, newest first. */
  const orders = async ({ storefront }: Shopper): Promise<Visit[]> => {
    const answer = await fetch(`${storefront.url}/console/api/requests`)
    const { data } = (await answer.json()) as { data: Visit[] }
    return data.filter(({ route }) => route === CREATE)
  }

  stage.walk(
    'admits the buyer at the estimated time, and preserves the position in a reload',
    { as: '13900000043' },
    async (shopper) => {
      await shopper.page.clock.install()
      await toOrder(shopper)
      await stage.storefront.fault({ route: CREATE, method: 'POST', answer: QUEUE })
      const before = await orders(shopper)
      const began = Date.now()
      await submit(shopper)
      const wait = await shown(shopper, 'waitSeconds')
      const place = await shown(shopper, 'place')
      expect(place).toBeGreaterThan(190)
      await pass(shopper, 15_000)
      await shopper.page.reload()
      await shopper.at(shopper.texts('checkout')('confirm.title'))
      await shopper.screen().getByText(shopper.texts('checkout')('confirm.placeKept')).waitFor()
      await agreeToOrder(shopper)
      await submit(shopper)
      expect(await shown(shopper, 'place')).toBeLessThan(place - 30)
      for (let tries = 1; !(await payment(shopper).isVisible()); tries += 1) await toNextTry(shopper, tries)
      const inLine = (await orders(shopper)).filter(({ id }) => !before.some((order) => order.id === id))
      const taken = (inLine[0].at - inLine[inLine.length - 1].at) / 1000
      // Real time that the machine needed. The bounds must not depend on it.
      const ownTime = (Date.now() - began) / 1000
      expect(wait).toBeLessThan(1.2 * taken)
      expect(wait).toBeGreaterThan(0.8 * (taken - ownTime))
    },
  )
})
