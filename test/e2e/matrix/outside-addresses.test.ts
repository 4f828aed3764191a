import { jsonData } from '../../../scripts/pages/markup'
import { axe } from '../support/axe'
import { useOneShopper } from '../support/one-shopper'
import { feedbackOf } from '../support/question'
import { useStage } from '../support/stage'

const NEWS = 'https://news.example/today'

/** Addresses that the storefront must never open. */
const HOSTILE = [
  'javascript:document.title="hit"',
  '//evil.example/',
  '/\\evil.example/',
  'http://evil.example/',
  'https://tickets.example@evil.example/',
  'https://evil.example\\@tickets.example/',
]

const ADDRESSES = [NEWS, ...HOSTILE]

/** The name of the icon that links to an address. */
const iconTo = (address: string): string => `icon ${ADDRESSES.indexOf(address)}`

/** Returns a response in which the icon of each category links to one of the addresses. */
const misdirected = (answer: unknown): unknown => {
  if (Array.isArray(answer)) {
    return answer.length > 0 && answer.every(isCategory)
      ? ADDRESSES.map((url) => ({ name: iconTo(url), icon: '', target: { kind: 'WEB', params: { url } } }))
      : answer.map(misdirected)
  }
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, misdirected(value)]))
}

const isCategory = (value: { target?: { kind?: string } } | null): boolean => value?.target?.kind === 'SHOW_TYPE_LIST'

describe('a merchant’s banner', () => {
  const stage = useStage()
  const one = useOneShopper(stage, {}, async ({ page, open }) => {
    await page.route('https://news.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>News</title>' }),
    )
    await page.route(`${stage.storefront.url}/**`, async (route) => {
      const request = route.request()
      if (request.isNavigationRequest()) {
        const response = await route.fetch()
        const body = (await response.text()).replace(
          /(<script[^>]*data-answer[^>]*>)([^<]*)/g,
          (_, tag: string, answer: string) => `${tag}${jsonData(misdirected(JSON.parse(answer))).text}`,
        )
        return route.fulfill({ response, body })
      }
      if (!/layout/.test(request.url()) || !['fetch', 'xhr'].includes(request.resourceType())) return route.continue()
      const response = await route.fetch()
      return route.fulfill({ response, body: JSON.stringify(misdirected(await response.json())) })
    })
    await open('/')
  })
  const { t, question, button, said, gone, toasted } = feedbackOf(one)

  test.each(HOSTILE)('opens no page for the address %s, and shows a message', async (address) => {
    const { page } = one.shopper
    await one.shopper.button(iconTo(address)).click()
    await toasted(t('error.jumpFailed'))
    expect([await question().count(), new URL(page.url()).origin, page.context().pages().length]).toEqual([
      0,
      stage.storefront.url,
      1,
    ])
    expect(await page.title()).not.toBe('hit')
  })

  one.step('require a confirmation with the host before a foreign page opens', async (shopper) => {
    const { page } = shopper
    const open = () => shopper.button(iconTo(NEWS)).click()
    await open()
    await said(shopper.texts('core')('foreignPage.content', { host: 'news.example' }))
    expect(await axe(page)).toEqual([])
    await button(t('button.cancel')).click()
    await gone()
    expect(new URL(page.url()).origin).toBe(stage.storefront.url)
    await open()
    await button(t('foreignPage.open')).click()
    await page.waitForURL(/^https:\/\/news\.example\/today\?/)
    expect(await page.title()).toBe('News')
  })
})
