// cspell:ignore ＦＲＩＥＮＤＳ
import type { Locator } from 'playwright-core'
import type { Shopper } from '../../scripts/browser/shopper'
import { atShow } from '../../scripts/browser/steps/browse'
import { MEMBER, NEWCOMER } from '../../scripts/browser/steps/log-in'
import { useStage } from './support/stage'

const CONFIRM = '/order/confirm?showId=S6001&sessionId=S6001N01&seatPlanId=S6001N01P3&quantity=1'

const textBox = (shopper: Shopper, name: string): Locator =>
  shopper.screen().getByRole('textbox', { name, exact: true })

/**
 * Replaces the text of a field in a single input event, like a paste. The clipboard cannot be used, because all
 * browsers on the machine share it.
 */
const paste = async ({ page }: Shopper, field: Locator, text: string): Promise<void> => {
  await field.fill('')
  await field.focus()
  await page.keyboard.insertText(text)
}

describe('pasted texts', () => {
  const stage = useStage()

  stage.walk('are read at the login: numbers in any form, and codes in messages', {}, async (shopper) => {
    const t = shopper.texts('user')
    await shopper.open('/login')
    const phone = textBox(shopper, t('login.phone'))
    for (const typed of [
      '\u202d+86 138 0000 0002\u202c',
      '\u2068138 0000 0002\u2069',
      '138\u200b0000\u200b0002',
      '１３８０００００００２',
      '٠٠٨٦١٣٨٠٠٠٠٠٠٠٢',
      'tel:+86-138-0000-0002',
      '手机：+86 (0) 138 0000 0002\n',
    ]) {
      await paste(shopper, phone, typed)
      expect([typed, await phone.inputValue()]).toEqual([typed, NEWCOMER])
    }
    await shopper.screen().getByRole('checkbox').check()
    await shopper.button(t('login.getCode')).click()
    await shopper.at(t('code.title'))
    const code = shopper.screen().getByRole('textbox', { name: shopper.texts('form')('code.label') })
    await paste(shopper, code, '【Foyer】验证码 80121，5 分钟内有效')
    expect(await code.inputValue()).toBe('')
    const sent = await shopper.storefront.codeFor(NEWCOMER)
    await paste(shopper, code, `【Foyer】验证码${sent}，5分钟内有效`)
    await shopper.page.waitForURL((url) => !url.pathname.startsWith('/login'))
  })

  stage.walk('fit into the fields of an order, a person, a code and a birthday', { as: MEMBER }, async (shopper) => {
    const [checkout, user, show, profile] = [
      shopper.texts('checkout'),
      shopper.texts('user'),
      shopper.texts('show'),
      shopper.texts('profile'),
    ]
    await shopper.open(CONFIRM)
    const contact = textBox(shopper, checkout('confirm.phone'))
    for (const typed of [
      '+86 138 0000 0002',
      '电话：\u202d0086 (0) 138-0000-0002\u202c',
      '+８６ １３８ ００００ ０００２',
    ]) {
      await paste(shopper, contact, typed)
      expect([typed, await contact.inputValue()]).toEqual([typed, NEWCOMER])
    }
    await shopper.open('/audience-modification')
    const number = textBox(shopper, user('audience.idNumber'))
    for (const typed of [
      '\u202d110105 19491231 002x\u202c',
      '１１０１０５１９４９１２３１００２Ｘ',
      '110105-19491231-002X\n',
    ]) {
      await paste(shopper, number, typed)
      await number.blur()
      expect([typed, await number.getAttribute('aria-invalid')]).toEqual([typed, 'false'])
    }
    const name = textBox(shopper, user('audience.name'))
    await paste(shopper, name, '\u200b\u202e')
    await shopper.button(user('button.save')).click()
    await shopper.screen().getByRole('alert').first().waitFor()
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    await shopper.open('/member')
    await shopper.buttonContaining(profile('profile.birthday')).click()
    const birthday = shopper.dialog(profile('profile.birthday')).getByRole('textbox')
    for (const typed of ['生日：1990年12月31日', '１９９０／１２／３１']) {
      await paste(shopper, birthday, typed)
      expect([typed, await birthday.inputValue()]).toEqual([typed, '1990-12-31'])
    }
    await shopper.open('/privilege?showId=S6006')
    const code = textBox(shopper, show('privilege.code'))
    await paste(shopper, code, '\u202dＦＲＩＥＮＤＳ\u200b－2026\u202c')
    await code.press('Enter')
    await shopper.screen().getByRole('status').filter({ hasText: '剧场之友' }).waitFor()
  })

  stage.walk('open the show of a link inside a chat’s text', { expects: /status of 404/ }, async (shopper) => {
    const { page, storefront } = shopper
    for (const path of [
      '/content/S6001。',
      '/content/S6001%20',
      '/Content/S6001&from=singlemessage&isappinstalled=0',
      '/CONTENT/S6001%',
    ]) {
      const answer = await page.goto(storefront.url + path)
      expect([path, answer?.status()]).toEqual([path, 200])
      await atShow(shopper, 'S6001')
    }
    await page.goto(`${storefront.url}/search/50%`)
    await shopper.screen().getByRole('combobox').first().waitFor()
    for (const path of ['/content/%', '/content/%E0%A4%A', '/no/such%', '/venue/a%20b']) {
      const answer = await page.goto(storefront.url + path)
      expect([path, answer?.status()]).toEqual([path, 404])
      await shopper.screen().getByRole('heading').first().waitFor()
      expect(await shopper.screen().innerText()).not.toMatch(/showId|venueId|statusCode/)
    }
  })
})

describe('the Enter key of an input method', () => {
  const stage = useStage()

  stage.walk('accepts a candidate without a search, and searches the next time', {}, async (shopper) => {
    const { page } = shopper
    const searches = new Set<string>()
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      const keyword = searchParams.get('keyword')
      // Suggestions during typing include all cities.
      const isSearch = pathname.endsWith('/show_list/search') && searchParams.has('cityId')
      if (keyword && isSearch) searches.add(keyword)
    })
    await shopper.open('/search')
    const box = shopper.screen().getByRole('combobox')
    await box.focus()
    const browser = await page.context().newCDPSession(page)
    for (const order of [
      { keyCode: 229, isComposing: true },
      { keyCode: 13, isComposing: true },
      { keyCode: 229, isComposing: false },
    ]) {
      await browser.send('Input.imeSetComposition', { text: 'yan', selectionStart: 3, selectionEnd: 3 })
      if (!order.isComposing) await browser.send('Input.insertText', { text: '盐' })
      await box.evaluate(
        (field, init) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init })),
        order,
      )
      if (order.isComposing) await browser.send('Input.insertText', { text: '盐' })
    }
    expect([await box.inputValue(), new URL(page.url()).searchParams.has('keywords')]).toEqual(['盐盐盐', false])
    await box.fill('盐')
    await box.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('keywords') === '盐')
    await shopper.page.waitForLoadState('networkidle')
    expect([...searches]).toEqual(['盐'])
  })
})

describe('a first visit', () => {
  const stage = useStage()

  test.each([
    ['en-GB', 'en-US'],
    ['en-AU', 'en-US'],
    ['zh-HK', 'zh-MO'],
    ['zh-TW', 'zh-MO'],
    ['zh-Hant-TW', 'zh-MO'],
    ['zh-SG', 'zh-CN'],
    ['fr-FR', 'zh-CN'],
  ])('shows for the browser language %s the language %s', async (locale, language) => {
    const context = await stage.browser.newContext({ locale })
    try {
      const page = await context.newPage()
      await page.goto(`${stage.storefront.url}/mine`)
      await page.locator('.taro_page_show').getByRole('navigation').first().waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
    } finally {
      await context.close()
    }
  })
})
