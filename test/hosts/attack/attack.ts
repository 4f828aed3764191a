import { ALL_PAYLOADS, PAYLOADS } from '../../e2e/support/payloads'
import { REDIRECT_VECTORS } from '../../router/redirect-vectors'
import { isWholeMatrix, partOf } from '../../support/scope'
import type { Host } from '../harness/host'
import type { Kind } from '../harness/kinds'
import { type Stage, useStage } from '../journey/stage'
import { addressOf, atHome, pageOf } from '../journey/steps'

/** A page on another origin that opens after a confirmation. */
const NEWS = 'https://news.example/today'
/** The addresses that are used in one run. */
const VECTORS = partOf(REDIRECT_VECTORS)
/** Number of icons that home shows at a time. */
const ICONS = 30

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const iconTo = (index: number): string => `icon ${index}.`

const isCategory = (value: unknown): boolean =>
  isObject(value) && isObject(value.target) && value.target.kind === 'SHOW_TYPE_LIST'

/** Returns a response in which the categories link to these addresses. */
const misdirected = (answer: unknown, addresses: readonly string[]): unknown => {
  if (Array.isArray(answer)) {
    return answer.length > 0 && answer.every(isCategory)
      ? addresses.map((url, index) => ({ name: iconTo(index), icon: '', target: { kind: 'WEB', params: { url } } }))
      : answer.map((each) => misdirected(each, addresses))
  }
  if (!isObject(answer)) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, misdirected(value, addresses)]))
}

/**
 * Returns a function that appends payloads to each text of a response. HTML texts get all payloads; every other text
 * gets the next few.
 */
const poisoned = (): ((answer: unknown) => unknown) => {
  let next = 0
  const few = (): string => Array.from({ length: 3 }, () => PAYLOADS[next++ % PAYLOADS.length]).join(' ')
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!/[\u4e00-\u9fff]/.test(value)) return value
      return `${value} ${/<\/?\w+/.test(value) ? ALL_PAYLOADS : few()}`
    }
    if (Array.isArray(value)) return value.map(change)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]))
  }
  return change
}

/** Origin of the storefront's pages in the builds of the tests. */
const OWN = 'http://127.0.0.1:4173'

const isOwn = (address: string): boolean => URL.canParse(address) && new URL(address).origin === OWN

/** Returns the pages that the host shows in its web view, on all pages of the stack. */
const framed = (host: Host): string[] =>
  host.pages.stack.flatMap(({ view }) =>
    [...view.dom.querySelectorAll('web-view')].map((element) => element.getAttribute('src') ?? ''),
  )

const leftFor = (host: Host): unknown[] =>
  host.native.fake.calls
    .filter(({ name }) => /^(navigateToMiniProgram|openEmbeddedMiniProgram|openUrl|openURL)$/.test(name))
    .map(({ options }) => options)

/**
 * Returns elements that the storefront itself never creates: elements that embed HTML or pages, and elements with a
 * script address.
 */
const foreign = (host: Host): string[] =>
  [...host.page.view.dom.querySelectorAll('*')]
    .filter(
      (element) =>
        /^(rich-text|web-view|iframe|script|svg|object|embed|style|link|form|a|img|input|video|audio)$/i.test(
          element.tagName,
        ) ||
        element.hasAttribute('data-hit') ||
        [...element.attributes].some(({ value }) => /^\s*(javascript|data:text|vbscript):?/i.test(value)),
    )
    .map((element) => element.outerHTML.slice(0, 200))

/** Attacks inside one host: addresses that try to leave the program, and payloads in texts. */
export const attack = (kind: Kind): void => {
  const stage: Stage = useStage(kind, (own) => Promise.resolve(own.launch().kill()))
  const t = stage.texts('core')
  const cancel = { text: t('button.cancel'), role: 'button' }

  /**
   * Taps an icon. Cancels the dialog about leaving the shop.
   * @returns the pages of other origins that are framed, and the calls that leave the mini program
   */
  const tapIcon = async (host: Host, index: number): Promise<unknown[]> => {
    await host.tap({ part: iconTo(index), role: 'button' })
    for (let turn = 0; turn < 4; turn += 1) await host.tick(10)
    if (host.all(cancel).length > 0) await host.tap(cancel)
    if (host.page.path === pageOf('home')) return leftFor(host)
    // Waits until one of the storefront's own screens is drawn.
    await host.until(() => host.text !== '' || framed(host).length > 0, 'an empty page')
    const shown = framed(host).filter((address) => !isOwn(address))
    host.pages.reLaunch(addressOf('home'))
    await host.find({ part: iconTo(0), role: 'button' })
    return [...shown, ...leftFor(host)]
  }

  test('cannot leave the mini program or frame a page through a banner’s address', async () => {
    const found: string[] = []
    for (let from = 0; from < VECTORS.length; from += ICONS) {
      const vectors = VECTORS.slice(from, from + ICONS)
      const host = stage.launch({ mayFail: true, changed: (answer) => misdirected(answer, vectors) })
      await host.find({ part: iconTo(0), role: 'button' })
      for (const index of vectors.keys()) {
        const out = await tapIcon(host, index)
        if (out.length > 0) found.push(`${vectors[index]}: ${JSON.stringify(out)}`)
      }
      host.quit()
    }
    expect(found).toEqual([])
  })

  test('can frame only the storefront’s own pages through web-view links', async () => {
    // The limits of the host may be exceeded here, because no real buyer opens so many pages per second.
    const host = stage.launch({ mayFail: true })
    await atHome(host)
    const found: string[] = []
    let refused = 0
    for (const vector of VECTORS) {
      host.pages.navigateTo(addressOf('web-view', { link: vector }))
      await host.at(pageOf('web-view'))
      // An address that cannot be encoded as text counts as missing.
      const isMissing = () => host.page.path === pageOf('page-error')
      const reason = () => isMissing() || host.all(t('webView.reason')).length > 0
      await host.until(() => reason() || framed(host).length > 0, 'no web view')
      if (reason()) refused += 1
      if (framed(host).some((address) => !isOwn(address))) found.push(vector)
      host.pages.navigateBack(1)
      await host.at(pageOf('home'))
    }
    expect(found).toEqual([])
    if (isWholeMatrix()) expect(refused).toBeGreaterThan(80)
    else expect(refused).toBeGreaterThan(0)
    expect(host.errors).toEqual([])
  })

  test('can frame a foreign page only after the buyer agrees', async () => {
    const host = stage.launch({ changed: (answer) => misdirected(answer, [NEWS]) })
    await host.tap({ part: iconTo(0), role: 'button' })
    await host.tap({ text: t('foreignPage.open'), role: 'button' })
    await host.at(pageOf('web-view'))
    expect(await host.until(() => framed(host)[0], 'nothing is framed')).toMatch(/^https:\/\/news\.example\/today/)
  })

  test.each([
    ['home', addressOf('home')],
    ['home-topic', addressOf('home-topic', { topicId: 'gallery' })],
    ['announce-detail', addressOf('announce-detail', { id: 'N1' })],
    ['show-detail', addressOf('show-detail', { showId: 'S1001' })],
    ['agreement', addressOf('agreement', { id: 'privacy-policy' })],
  ])('cannot inject markup into the texts of %s', async (_name, address) => {
    const host = stage.launch({ address, mayFail: true, changed: poisoned() })
    await host.until(() => host.text.includes('hit'), 'no payload is drawn')
    for (let turn = 0; turn < 20; turn += 1) await host.tick(10)
    expect(foreign(host)).toEqual([])
    expect(host.errors).toEqual([])
  })
}
