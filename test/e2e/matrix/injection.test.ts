import type { Page } from 'playwright-core'
import { jsonData } from '../../../scripts/pages/markup'
import { factsOf, type RouteName, routeNames } from '../../../src/router/table/table'
import { ALL_PAYLOADS, PAYLOADS } from '../support/payloads'
import { comeAs, useStage } from '../support/stage'

const MEMBER = '13800000001'

const POLICY = 'content-security-policy'

/** Names of id fields in responses, by the parameter that gets their value. The first id that arrives is used. */
const IDS: Readonly<Record<string, string>> = {
  orderId: 'orderId',
  voucherId: 'voucherId',
  tourId: 'tourId',
  topicId: 'topicId',
  couponTemplateId: 'couponTemplateId',
  couponId: 'couponId',
  packetCode: 'packetCode',
  cardId: 'cardId',
}

/** Returns the parameters that a screen needs to show its contents. Its `id` is the id of a voucher or of a policy. */
const goodParams = (name: RouteName, seen: Seen): Readonly<Record<string, string>> => {
  if (name === 'agreement') return { id: 'privacy-policy' }
  // A screen with rich text. Its texts may contain elements that the allow list contains; these become real elements.
  if (name === 'announce-detail') return { id: 'N1' }
  if (name === 'coupon-info') return { couponId: seen.get('couponId') ?? '' }
  if (name === 'home-topic') return { topicId: 'gallery' }
  if (name === 'topic-activity') return { topicId: 'drama-nights' }
  if (name === 'shop-detail') return { id: 'G1001' }
  if (name === 'goods-search') return { keyword: '帆布' }
  if (name === 'goods-confirm') return { spuId: 'G1002', skuId: 'G1002-1', quantity: '1' }
  if (name.startsWith('ticket-detail')) return { id: seen.get('voucherId') ?? '' }
  return name === 'confirm-order' ? { sessionId: 'S1001N01', seatPlanId: 'S1001N01P2', quantity: '1' } : {}
}

/** Returns true for a readable text of the gateway, false for ids, codes and addresses. */
const isReadable = (text: string): boolean => /[\u4e00-\u9fff]|\s/.test(text)

type Seen = Map<string, string>

/**
 * Returns a response in which all payloads are appended to its texts at any depth. Only the first text of each field
 * changes, because all rows of a list are rendered in the same way.
 */
const poisonedAnswer = (answer: unknown, seen: Seen): unknown => {
  const done = new Set<string>()
  const poisoned = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') {
      const param = IDS[field.split('.').at(-1) ?? '']
      if (param && value && !seen.has(param)) seen.set(param, value)
      if (!isReadable(value) || done.has(field)) return value
      done.add(field)
      return `${value} ${ALL_PAYLOADS}`
    }
    if (Array.isArray(value)) return value.map((item) => poisoned(item, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, `${field}.${name}`)]))
  }
  return poisoned(answer, '')
}

/** Returns the address of a screen with arbitrary parameters. */
const addressOf = (name: RouteName, params: Readonly<Record<string, string>>): string => {
  const { web, required = [], optional = [] } = factsOf(name)
  const rest = new Map([...required, ...optional].flatMap((param) => (params[param] ? [[param, params[param]]] : [])))
  const path = (web[0] ?? '/').replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = rest.get(param) ?? 'S1001'
    rest.delete(param)
    return encodeURIComponent(value)
  })
  return `${path}?${new URLSearchParams([...rest])}`
}

/** Timeout for three addresses of each screen, on a busy machine, ms. */
const SCREEN_TIMEOUT = 25_000

const stage = useStage()

/**
 * Opens the storefront as a member, with payloads in every response. Documents are served from the root, because no
 * server accepts addresses of this length.
 * @param withPolicy true to serve the pages with their Content Security Policy
 */
const comePoisoned = async (withPolicy: boolean) => {
  const shopper = await comeAs(stage, { as: MEMBER })
  const { page } = shopper
  const hits: string[] = []
  const seen: Seen = new Map([['showId', 'S1001']])
  await page.exposeFunction('hit', () => hits.push(page.url().slice(0, 80)))
  page.on('dialog', (dialog) => {
    hits.push(dialog.message())
    void dialog.dismiss()
  })
  let pending = 0
  const served = await page.request.get(stage.storefront.url, { headers: { accept: 'text/html' } })
  const root = (await served.text()).replace(
    /(<script[^>]*data-answer[^>]*>)([^<]*)/g,
    (_, tag: string, answer: string) => `${tag}${jsonData(poisonedAnswer(JSON.parse(answer), seen)).text}`,
  )
  const headers: Record<string, string> = withPolicy ? { [POLICY]: served.headers()[POLICY] ?? '' } : {}
  const isOurCode = ({ pathname }: URL): boolean => /\.(js|css)$/.test(pathname)
  await page.route(
    (url) => !isOurCode(url),
    async (route) => {
      const request = route.request()
      if (request.isNavigationRequest()) return route.fulfill({ contentType: 'text/html', headers, body: root })
      // Aborts the loading of pictures, which only takes time. The pictures in payloads run their scripts when they
      // fail.
      if (!['fetch', 'xhr'].includes(request.resourceType())) return route.abort()
      pending += 1
      try {
        const answer = await route.fetch()
        const body = poisonedAnswer(await answer.json(), seen)
        await route.fulfill({ response: answer, body: JSON.stringify(body) })
      } catch {
        // The page has navigated before the response.
        await route.abort().catch(() => undefined)
      } finally {
        pending -= 1
      }
    },
  )
  const close = async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await shopper.close()
  }
  /** Opens an address. Waits until every response has arrived and is rendered. */
  const visit = async (address: string): Promise<void> => {
    await page.goto(new URL(address, stage.storefront.url).href)
    await page.locator('.taro_page').first().waitFor()
    for (let quiet = 0; quiet < 3; quiet = pending === 0 ? quiet + 1 : 0) await page.evaluate(drawn)
  }
  return { page, hits, seen, close, visit }
}

/** Returns the number of elements that were created from texts. */
const made = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('[data-hit]').length)

/** Runs in the page. Waits for two frames, and then for the effects of scripts in them. */
const drawn = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))

/** Inserts every payload as markup, as an injection bug would. */
const becomeMarkup = async (page: Page): Promise<void> => {
  await page.evaluate((payloads) => {
    for (const payload of payloads) document.body.appendChild(document.createElement('div')).innerHTML = payload
  }, PAYLOADS)
  await page.locator('[data-hit]').nth(100).waitFor({ state: 'attached' })
}

test('runs the payloads if a page without the policy inserts text as markup', async () => {
  const { page, hits, close, visit } = await comePoisoned(false)
  await visit('/setting')
  await becomeMarkup(page)
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(150)
  expect(await made(page)).toBeGreaterThan(100)
  expect(hits.length).toBeGreaterThan(20)
  await close()
})

test('blocks all payloads by the content security policy alone', async () => {
  const { page, hits, close, visit } = await comePoisoned(true)
  const refused: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()))
  await visit('/setting')
  expect(refused).toEqual([])
  await becomeMarkup(page)
  expect(await made(page)).toBeGreaterThan(100)
  await page.evaluate(drawn)
  expect(refused.length).toBeGreaterThan(20)
  expect(hits).toEqual([])
  await close()
})

test(
  'runs no payload on any screen, and never renders text as an element',
  async () => {
    const { page, hits, seen, close, visit } = await comePoisoned(true)
    const found: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) found.push(message.text().slice(0, 300))
    })
    let titles = 0
    const painted = new Set<string>()
    // Lists first, because their responses contain the ids for the other screens.
    const names = [...new Set<RouteName>(['home', 'orders', 'ticket-holder', 'coupons', 'card-list', ...routeNames])]
    for (const name of names) {
      const { required = [], optional = [] } = factsOf(name)
      const good = goodParams(name, seen)
      const known = Object.fromEntries(required.map((param) => [param, good[param] ?? seen.get(param) ?? ALL_PAYLOADS]))
      const poison = (params: readonly string[]) => Object.fromEntries(params.map((param) => [param, ALL_PAYLOADS]))
      const visits = [{ ...known, ...good }]
      if (optional.length > 0) visits.push({ ...known, ...poison(optional) })
      if (required.length > 0) visits.push(poison([...required, ...optional]))
      for (const params of visits) {
        await visit(addressOf(name, params))
        if ((await page.title()).includes('data-hit')) titles++
        if ((await page.locator('.taro_page').last().innerText()).includes('data-hit')) painted.add(name)
        const elements = await made(page)
        if (elements > 0 || hits.length > 0) found.push(`${name}: ${elements} elements, ${hits.splice(0).length} runs`)
      }
    }
    expect(found).toEqual([])
    // Proves that the payloads arrived: page titles contain the names of shops, shows and policies.
    expect(titles).toBeGreaterThan(names.length / 2)
    expect([...painted]).toEqual(
      expect.arrayContaining([
        'home',
        'home-topic',
        'topic-activity',
        'announce-detail',
        'show-detail',
        'pick-seat',
        'order-detail',
        'ticket-detail-new',
        'coupons',
        'coupon-info',
        'card-detail',
        'shop',
        'shop-detail',
        'goods-search',
        'cart-list',
        'goods-confirm',
      ]),
    )
    await close()
  },
  SCREEN_TIMEOUT * routeNames.length,
)
