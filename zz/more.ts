import { withChromium } from '../scripts/browser/launch'
import { startStorefront } from '../scripts/browser/start-storefront'
import { openShopper } from '../scripts/browser/shopper'
import { loggedIn } from '../scripts/browser/logged-in'
import { DESKTOP, PHONE } from '../scripts/browser/visit'
import { mkdirSync } from 'node:fs'
const kinds = [['p-light-mo', PHONE, 'light', 'zh-MO'], ['p-dark-en', PHONE, 'dark', 'en-US'], ['d-dark-mo', DESKTOP, 'dark', 'zh-MO']] as const
void (async () => {
  mkdirSync('/tmp/shots-h3', { recursive: true })
  const sf = await startStorefront()
  await withChromium(async (browser: any) => {
    const state = await loggedIn(sf, '13800000002')
    for (const [name, viewport, theme, language] of kinds) {
      const s = await openShopper(browser, sf, { viewport, theme, language, state } as never)
      const shot = (n: string) => s.page.screenshot({ path: `/tmp/shots-h3/x${n}-${name}.png` })
      await s.open('/content/S6101'); await s.page.waitForTimeout(1500)
      await s.page.evaluate(() => window.scrollTo(0, 700)); await s.page.waitForTimeout(3000)
      await s.page.evaluate(() => document.querySelector('[aria-haspopup=dialog][aria-label]') && [...document.querySelectorAll('[aria-label]')].find((e) => /放大|Enlarge/.test(e.getAttribute('aria-label') ?? ''))?.scrollIntoView({ block: 'center' }))
      await s.page.waitForTimeout(800); await shot('plan')
      await s.page.evaluate(() => ([...document.querySelectorAll('[aria-label]')].find((e) => /放大|Enlarge/.test(e.getAttribute('aria-label') ?? '')) as HTMLElement)?.click())
      await s.page.waitForTimeout(1200); await shot('large')
      await s.open('/booking/S1002?x=1'); await s.page.waitForTimeout(200)
      await s.open('/booking/S4004'); await s.page.waitForTimeout(1500); await shot('booking')
      await s.open('/order/confirm?showId=S4004&sessionId=S4004N01&seatPlanId=S4004N01P1&quantity=2'); await s.page.waitForTimeout(2500); await shot('confirm')
      await s.open('/content/S6009?source=FROM_BACKEND'); await s.page.waitForTimeout(1500); await shot('preview')
      await s.close()
      const v = await openShopper(browser, sf, { viewport, theme, language } as never)
      await v.open('/login'); await v.page.waitForTimeout(1500); await v.page.screenshot({ path: `/tmp/shots-h3/xlogin-${name}.png` })
      await v.close()
    }
  })
  await sf.stop(); process.exit(0)
})()
