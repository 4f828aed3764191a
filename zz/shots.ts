import { withChromium } from '../scripts/browser/launch'
import { startStorefront } from '../scripts/browser/start-storefront'
import { openShopper } from '../scripts/browser/shopper'
import { loggedIn } from '../scripts/browser/logged-in'
import { DESKTOP, PHONE } from '../scripts/browser/visit'
import { mkdirSync } from 'node:fs'
const paths: [string, string][] = (process.env.PATHS ?? '').split(' ').filter(Boolean).map((p, i) => [`${i}`, p])
const kinds = [['p-light-zh', PHONE, 'light', 'zh-MO'], ['p-dark-en', PHONE, 'dark', 'en-US'], ['d-light-mo', DESKTOP, 'light', 'zh-MO']] as const
void (async () => {
  mkdirSync('/tmp/shots-h3', { recursive: true })
  const sf = await startStorefront()
  await withChromium(async (browser: any) => {
    const state = await loggedIn(sf, '13800000001')
    for (const [name, viewport, theme, language] of kinds) {
      if (process.env.ONLY && !process.env.ONLY.includes(name)) continue
      const s = await openShopper(browser, sf, { viewport, theme, language, state } as never)
      for (const [i, p] of paths) {
        await s.open(p); await s.page.waitForTimeout(1500)
        if (process.env.FULL) { await s.page.evaluate(async () => { for (let y = 0; y < document.documentElement.scrollHeight; y += 600) { window.scrollTo(0, y); await new Promise((r) => setTimeout(r, 250)) } window.scrollTo(0, 0) }); await s.page.waitForTimeout(500) }
        await s.page.screenshot({ fullPage: !!process.env.FULL, path: `/tmp/shots-h3/${i}-${name}.png` })
      }
      await s.close()
    }
  })
  await sf.stop(); process.exit(0)
})()
