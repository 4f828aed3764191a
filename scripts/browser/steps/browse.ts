import type { Locator } from 'playwright-core'
import type { Shopper } from '../shopper'
import { showName } from '../texts'

/** Opens a tab from any screen with a tab bar, and waits until it is the current one. */
export const openTab = async (shopper: Shopper, tab: 'home' | 'all' | 'ticket' | 'mine'): Promise<void> => {
  const t = shopper.texts('core')
  const item = shopper
    .screen()
    .getByRole('navigation', { name: t('nav.main') })
    // The accessible name of a tab also contains its unread count, if any.
    .getByRole('link', { name: new RegExp(`^${t(`tab.${tab}`)}`) })
  await item.click()
  await item.and(shopper.page.locator('[aria-current=page]')).waitFor()
}

/**
 * Finds the show's card on the current screen. A show in the banner of the home screen has no other card on that
 * screen.
 */
export const showCard = (shopper: Shopper, showId: string): Locator =>
  shopper
    .buttonContaining(showName(showId, shopper.language))
    .or(shopper.screen().locator(`a[href^="/content/${showId}?"]`).filter({ visible: true }))
    .first()

/** Scrolls a virtual list until the target is rendered. At the end of the list, waits for the target. */
export const scrollTo = async ({ page }: Shopper, target: Locator): Promise<Locator> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
  for (let turn = 0; turn < 40 && !(await target.isVisible()); turn += 1) {
    await page.mouse.wheel(0, height / 2)
    await page.waitForTimeout(150)
  }
  return target
}

/** Types a keyword into the search screen and waits for the results. */
export const search = async (shopper: Shopper, keyword: string): Promise<void> => {
  const t = shopper.texts('core')
  await shopper.buttonContaining([t('button.search'), ''].join(t('common.separator'))).click()
  const box = shopper.screen().getByRole('combobox', { name: t('button.search') })
  await box.fill(keyword)
  await box.press('Enter')
}

/** Waits for a show's detail screen with its name and its button. */
export const atShow = async (shopper: Shopper, showId: string): Promise<void> => {
  await shopper.page.waitForURL((url) => url.pathname === `/content/${showId}`)
  await shopper.at(showName(showId, shopper.language))
}

/** Waits until a session is selected and its tiers are enabled. Before that, the button that continues does nothing. */
export const atChoice = (shopper: Shopper): Promise<void> =>
  shopper
    .screen()
    .getByRole('radiogroup', { name: shopper.texts('show')('pick.tier') })
    .first()
    .getByRole('radio')
    .first()
    .waitFor()

export interface Choice {
  /** Index of the available session. */
  session?: number
  /** Index of the available tier. */
  tier?: number
  /** Number of units. */
  quantity?: number
}

/** Selects session, tier and quantity on the booking screen. Does not press the button that continues. */
export const choose = async (shopper: Shopper, { session = 0, tier = 0, quantity = 1 }: Choice = {}): Promise<void> => {
  const t = shopper.texts('show')
  const group = (name: string) => shopper.screen().getByRole('radiogroup', { name }).first().getByRole('radio')
  await group(t('pick.session')).nth(session).click()
  const tiers = group(t('pick.tier')).and(shopper.screen().locator(':enabled'))
  await tiers.nth(tier).click()
  const more = shopper
    .screen()
    .getByRole('group', { name: t('pick.quantity') })
    .getByRole('button', { name: t('common.increase') })
  for (let units = 1; units < quantity; units += 1) await more.click()
}

/** Opens a show by its link and goes to its order. A guest ends at the login screen. */
export const orderShow = async (shopper: Shopper, showId: string, choice?: Choice): Promise<void> => {
  const t = shopper.texts('show')
  await shopper.open(`/booking/${showId}`)
  await choose(shopper, choice)
  await shopper.button(t('show.action.buy')).click()
}
