import { withChromium } from '../scripts/browser/launch'
import { startStorefront } from '../scripts/browser/start-storefront'
import { openShopper } from '../scripts/browser/shopper'
import { loggedIn } from '../scripts/browser/logged-in'
import { DESKTOP, PHONE } from '../scripts/browser/visit'
import { visitor, member } from '../scripts/browser/tour/stops/ways-in'
import { mkdirSync } from 'node:fs'
const kinds = [
  ['p-light-zh', PHONE, 'light', 'zh-CN'],
  ['p-dark-en', PHONE, 'dark', 'en-US'],
  ['d-light-mo', DESKTOP, 'light', 'zh-MO'],
] as const
void (async () => {
  mkdirSync('/tmp/shots4', { recursive: true })
  const sf = await startStorefront()
  await withChromium(async (browser: any) => {
    for (const [name, viewport, theme, language] of kinds) {
      const s = await openShopper(browser, sf, { viewport, theme, language } as never)
      for (const stop of visitor) {
        await stop.reach(s)
        await s.page.waitForTimeout(600)
        if (stop.name === 'set-password') {
          await s.screen().locator('input').last().fill('Tidal-')
          await s.page.waitForTimeout(300)
        }
        await s.page.screenshot({ path: `/tmp/shots4/${stop.name}-${name}.png` })
      }
      await s.open('/login-email')
      await s.page.waitForTimeout(900)
      await s.page.screenshot({ path: `/tmp/shots4/login-email-${name}.png` })
      await s.open('/login-way')
      await s.page.waitForTimeout(900)
      await s.page.screenshot({ path: `/tmp/shots4/login-way-${name}.png` })
      await s.close()
      const state = await loggedIn(sf, '13800000001')
      const m = await openShopper(browser, sf, { viewport, theme, language, state } as never)
      for (const stop of member) {
        await stop.reach(m)
        await m.page.waitForTimeout(600)
        await m.page.screenshot({ path: `/tmp/shots4/${stop.name}-${name}.png` })
      }
      await m.close()
    }
  })
  await sf.stop()
  process.exit(0)
})()
