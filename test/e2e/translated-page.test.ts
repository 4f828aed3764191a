import type { Shopper } from '../../scripts/browser/shopper'
import { choose } from '../../scripts/browser/steps/browse'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import { openReductions, submitButton } from '../../scripts/browser/steps/order'
import { comeAs, useStage } from './support/stage'

const CONFIRM = '/order/confirm?showId=S6001&sessionId=S6001N01&seatPlanId=S6001N01P3&quantity=3'

/** Runs in the page. Wraps each text in `<font>` elements as soon as it appears, as page translators do. */
const translatePage = (): void => {
  const translate = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, head')) return
    const inner = document.createElement('font')
    inner.textContent = text.data
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }
  new MutationObserver(() => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    found.forEach(translate)
  }).observe(document, { childList: true, subtree: true })
}

/** Makes all choices of a purchase. Returns the text of the screen after each choice. */
const textsOfPurchase = async (shopper: Shopper): Promise<string[]> => {
  const t = shopper.texts('checkout')
  const seen: string[] = []
  const look = async () => void seen.push((await shopper.screen().innerText()).replace(/\s+/g, ' '))
  await shopper.open('/booking/S6001')
  for (const tier of [2, 1, 3, 4]) {
    await choose(shopper, { tier })
    await look()
  }
  for (let more = 0; more < 3; more += 1) {
    await choose(shopper, { tier: 4, quantity: 2 })
    await look()
  }
  await choose(shopper, { tier: 0 })
  await look()
  await shopper.open(CONFIRM)
  await submitButton(shopper).waitFor()
  const coupon = shopper.screen().getByText('-¥60').first()
  await coupon.waitFor()
  await look()
  const sheet = await openReductions(shopper)
  await sheet.getByRole('radio', { name: t('confirm.couponNone') }).click()
  await sheet.getByRole('button', { name: shopper.texts('core')('button.done') }).click()
  await coupon.waitFor({ state: 'detached' })
  await submitButton(shopper).waitFor()
  await look()
  return seen
}

describe('a page translator', () => {
  const stage = useStage()

  test('changes no amounts from the show page to the order', async () => {
    const plain = await comeAs(stage, { as: MEMBER, language: 'en-US' })
    const translated = await comeAs(stage, { as: MEMBER, language: 'en-US' })
    try {
      await translated.context.addInitScript(translatePage)
      const seen = await textsOfPurchase(plain)
      expect(new Set(seen).size).toBe(seen.length)
      expect(await textsOfPurchase(translated)).toEqual(seen)
      expect(await translated.screen().locator('font').count()).toBeGreaterThan(50)
      expect(translated.errors).toEqual([])
    } finally {
      await plain.close()
      await translated.close()
    }
  })
})
