import type { Browser } from 'playwright-core'
import { axe } from '../support/axe'
import { connectBrowser } from '../support/servers'
import { currentPage, DESKTOP, visit } from '../../../scripts/browser/visit'

describe('the tools of the browser tests', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectBrowser()
  })
  afterAll(() => browser?.close())

  test('open a page with the given language, theme and viewport', async () => {
    const { page, close } = await visit(browser, 'http://127.0.0.1', {
      language: 'zh-MO',
      theme: 'dark',
      viewport: DESKTOP,
    })
    const seen = await page.evaluate(() => [
      navigator.language,
      matchMedia('(prefers-color-scheme: dark)').matches,
      innerWidth,
    ])
    expect(seen).toEqual(['zh-MO', true, 1280])
    await close()
  })

  test('find the newest of all mounted screens', async () => {
    const { page, close } = await visit(browser, 'http://127.0.0.1')
    await page.setContent('<div class="taro_page" hidden>home</div><div class="taro_page">list</div>')
    expect(await currentPage(page).textContent()).toBe('list')
    await close()
  })

  test('report each axe violation with its element', async () => {
    const { page, close } = await visit(browser, 'http://127.0.0.1')
    await page.setContent(
      '<html lang="en"><title>Foyer</title><main><h1>Foyer</h1><p style="color:#ccc">pale</p></main></html>',
    )
    expect(await axe(page)).toEqual([expect.stringMatching(/^color-contrast \(serious\): <p style="color:#ccc">/)])
    await page.setContent('<html lang="en"><title>Foyer</title><main><h1>Foyer</h1></main></html>')
    expect(await axe(page)).toEqual([])
    await close()
  })
})
