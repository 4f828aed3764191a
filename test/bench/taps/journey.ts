import type { Page } from 'playwright-core'
import type { Shopper } from '../../../scripts/browser/shopper'
import { openTab, showCard } from '../../../scripts/browser/steps/browse'
import { agreeToOrder, submitButton } from '../../../scripts/browser/steps/order'
import { drawn } from '../../../scripts/browser/steps/seats'
import { showName } from '../../../scripts/browser/texts'
import type { ShowRow } from './report'
import { type Target, type Targets, type Times, timesOf } from './watch'

/** Id of a show on home. Its tickets need neither seat selection nor names. */
const SHOW = 'S5001'

/** Delay between a loaded screen and the next tap, ms. */
const READING = 1_000

const CARD: Target = { on: 'page', find: 'a[href*="/content/"]' }

/** Waits until the screen has loaded, and then for the delay before the next tap. */
export const settle = async ({ page }: Shopper): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(READING)
}

const EMPTY: Targets = {
  title: { on: 'page', find: 'h1', text: 'Empty' },
  data: { on: 'page', find: 'h1', text: 'Empty' },
}

/** Adds a button over home that opens the empty page. */
const addOpener = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const button = document.createElement('button')
    button.id = 'open-empty'
    button.style.cssText = 'position:fixed;top:50%;left:50%;width:48px;height:48px;z-index:9999'
    button.onclick = () => (window as unknown as { openEmptyPage: () => void }).openEmptyPage()
    document.body.append(button)
  })

/**
 * Simulates a buyer who goes from home to the payment sheet and back, and also to the empty page. Every screen is
 * opened for the first time.
 */
export const walk = async (shopper: Shopper): Promise<Record<ShowRow, Times>> => {
  const { page } = shopper
  const core = shopper.texts('core')
  const checkout = shopper.texts('checkout')
  const show = shopper.texts('show')
  const name = showName(SHOW, shopper.language)
  const tap = async (targets: Targets, act: () => Promise<unknown>): Promise<Times> => {
    await settle(shopper)
    await drawn(shopper)
    return timesOf(page, targets, act)
  }
  const tabTitle = (tab: 'home' | 'all'): Target => ({
    on: 'page',
    find: '[role=navigation] [aria-current=page]',
    text: core(`tab.${tab}`),
  })
  const home: Targets = { title: tabTitle('home'), data: CARD }

  await shopper.open('/')
  await showCard(shopper, SHOW).waitFor()
  await addOpener(page)
  const opener = page.locator('#open-empty')
  const emptyPush = await tap(EMPTY, () => opener.tap())
  await opener.evaluate((button) => void (button.style.display = 'none'))
  await tap(EMPTY, () => shopper.screen().locator('#further').tap())
  const emptyBack = await tap(EMPTY, () => shopper.screen().locator('#back').tap())
  const emptyHome = await tap(home, () => shopper.screen().locator('#back').tap())

  const nav = shopper.screen().getByRole('navigation', { name: core('nav.main') })
  const tabToTab = await tap({ title: tabTitle('all'), data: CARD }, () =>
    nav.getByRole('link', { name: new RegExp(`^${core('tab.all')}`) }).tap(),
  )
  await settle(shopper)
  await openTab(shopper, 'home')

  const toShow: Targets = {
    title: { on: 'page', find: '[role=heading], [class*=name]', text: name },
    data: { on: 'page', find: 'button, a', text: show('show.action.buy') },
  }
  const card = showCard(shopper, SHOW)
  await card.scrollIntoViewIfNeeded()
  const cardToShow = await tap(toShow, () => card.tap())
  const back = await tap(home, () => shopper.button(core('button.back')).tap())
  const again = await tap(toShow, () => card.tap())

  const showToBooking = await tap(
    {
      title: { on: 'layer', find: '[role=dialog] [role=heading]', text: show('booking.title') },
      data: { on: 'layer', find: '[role=dialog] [role=radio]' },
    },
    () => shopper.button(show('show.action.buy')).tap(),
  )
  const sheet = shopper.dialog(show('booking.title'))
  const tiers = sheet.getByRole('radiogroup', { name: show('pick.tier') }).getByRole('radio')
  await tiers.and(page.locator(':enabled')).first().tap()
  const bookingToConfirm = await tap(
    {
      title: { on: 'page', find: '[role=heading]', text: checkout('confirm.title') },
      data: { on: 'page', find: 'button', text: checkout('confirm.submit') },
    },
    () => sheet.getByRole('link', { name: show('show.action.buy') }).tap(),
  )
  await settle(shopper)
  await agreeToOrder(shopper)
  const confirmToSheet = await tap(
    {
      title: { on: 'layer', find: '[role=dialog] [role=heading]', text: core('pay.title') },
      data: { on: 'layer', find: '[role=dialog] [role=radio]' },
    },
    () => submitButton(shopper).tap(),
  )
  return {
    emptyPush,
    emptyBack,
    emptyHome,
    tabToTab,
    cardToShow,
    again,
    back,
    showToBooking,
    bookingToConfirm,
    confirmToSheet,
  }
}
