import { withChromium } from '../scripts/browser/launch'
import { startStorefront } from '../scripts/browser/start-storefront'
import { openShopper } from '../scripts/browser/shopper'
import { PHONE } from '../scripts/browser/visit'
import { gzipSync } from 'node:zlib'
void (async () => {
  const sf = await startStorefront()
  await withChromium(async (browser: any) => {
    const s = await openShopper(browser, sf, { viewport: PHONE, theme: 'light', language: 'zh-CN' } as never)
    const got: [string, number][] = []
    s.page.on('response', async (r: any) => { if (/\.js(\?|$)/.test(r.url())) { try { got.push([r.url().split('/').pop(), gzipSync(await r.body(), { level: 9 }).length]) } catch {} } })
    await s.page.goto(sf.address + '/?lang=zh').catch(() => s.open('/'))
    await s.page.waitForTimeout(2500)
    console.log(got.map(([n, b]) => `${n} ${b}`).join('\n')); console.log('total KB', got.filter(([n]) => !/deferred|sw\.js/.test(n)).reduce((a, [, b]) => a + b, 0) / 1024)
    await s.close()
  })
  await sf.stop(); process.exit(0)
})()
