import { atShow, showCard } from '../../scripts/browser/steps/browse'
import { logIn, MEMBER } from '../../scripts/browser/steps/log-in'
import { DESKTOP } from '../../scripts/browser/visit'
import { showName } from '../../scripts/browser/texts'
import { findMissingLinks } from './support/missing-links'
import { comeAs, testVariant, useStage, withScreenState } from './support/stage'

describe('a link', () => {
  const stage = useStage()

  stage.walk('is reported by the tour if its element has no address', {}, async (shopper) => {
    await shopper.open('/')
    await showCard(shopper, 'S1001').evaluate((link) => link.removeAttribute('href'))
    expect(await findMissingLinks(shopper)).toEqual([
      expect.stringMatching(/ → packages\/show\/show-detail\/show-detail$/),
    ])
  })

  stage.walk('opens the same show in a new tab by a key or the middle button', {}, async (shopper) => {
    const { page, context } = shopper
    await shopper.open('/list')
    const card = showCard(shopper, 'S1001')
    await card.waitFor()
    for (const how of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), card.click(how)])
      await tab.waitForURL((url) => url.pathname === '/content/S1001')
      await tab
        .getByRole('heading', { name: showName('S1001', shopper.language) })
        .first()
        .waitFor()
      await tab.close()
      expect(shopper.path()).toBe('/list')
    }
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await card.focus()
    await page.keyboard.press('Enter')
    await atShow(shopper, 'S1001')
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
    await page.goBack()
    await card.waitFor()
  })

  testVariant('opens the login, which returns to its screen from a new tab as well', async () => {
    const visitor = await comeAs(stage, { viewport: DESKTOP })
    const tab = await comeAs(stage, { viewport: DESKTOP })
    try {
      await visitor.open('/content/S1001')
      await atShow(visitor, 'S1001')
      const login = visitor.screen().locator('a[href^="/login"]').first()
      await tab.open((await login.getAttribute('href')) ?? '')
      await logIn(tab, MEMBER)
      await atShow(tab, 'S1001')
    } catch (error) {
      throw await withScreenState(error, tab, tab.errors)
    } finally {
      await Promise.all([visitor.close(), tab.close()])
    }
  })

  testVariant('opens a visitor’s order after the login', async () => {
    const member = await comeAs(stage, { as: MEMBER })
    const visitor = await comeAs(stage, {})
    try {
      await member.open('/order')
      const state = member.texts('order')('order.state.express')
      const address = await member.screen().getByRole('link').filter({ hasText: state }).first().getAttribute('href')
      const path = address?.split('?')[0] ?? ''
      expect(path).toMatch(/^\/order\/detail\/\w+/)
      await visitor.open(path)
      await logIn(visitor, MEMBER)
      await visitor.at(state)
      expect(visitor.path()).toBe(path)
    } catch (error) {
      throw await withScreenState(error, visitor, visitor.errors)
    } finally {
      await Promise.all([member.close(), visitor.close()])
    }
  })
})
