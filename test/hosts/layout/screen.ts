import type { Browser, BrowserContext, CDPSession, Page, Route } from 'playwright-core'
import type { WatchedElement } from '../fakes/intersection'
import type { Box, Ground, Phone } from '../harness/ground'
import type { Host } from '../harness/host'
import type { Kind } from '../harness/kinds'
import { install, type WithInPage } from './in-page'
import { baseSheet, sheetOf, unitsOf } from './sheets'
import { keyOf, treeOf } from './tree'

/** The phone on which everything is rendered. It has the design's width, a notch, and a safe area at the bottom. */
export const PHONE: Phone = {
  width: 375,
  height: 812,
  statusBarHeight: 44,
  safeBottom: 34,
  pixelRatio: 2,
  theme: 'light',
  menuButton: { left: 281, top: 48, width: 87, height: 32 },
}

/** Interval between two checks for changes to render, ms. */
const ROUND = 10
/**
 * Number of rounds without a change after which a page counts as drawn or at rest. The host's callbacks arrive within
 * that time.
 */
const UNCHANGED = 2
/**
 * A network response is delayed while the mini program has a timeout that ends within this duration, ms. The mini
 * program has then measured its rendered elements.
 */
const DRAWN = 40
/**
 * A page is at rest if none of its timeouts ends within this duration, ms. It is longer than the 100 ms that the mini
 * program waits before it measures or observes an element.
 */
const AT_REST = 200
/** Maximum number of rounds for a page. Only a page that never comes to rest needs so many, even on a busy machine. */
const MOST_ROUNDS = 3000

/** Returns true if the node is part of a countdown. */
const isTicking = (node: Node): boolean =>
  (node instanceof globalThis.Element ? node : node.parentElement)?.closest('[role=timer], [aria-role=timer]') != null

/** Returns a description of a change: its kind, the element, and the beginning of the element's text. */
const describe = ({ type, target }: MutationRecord): string => {
  const element = target instanceof globalThis.Element ? target : target.parentElement
  return `${type} of <${element?.localName} class="${element?.className}"> ${element?.textContent?.slice(0, 40)}`
}

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

/** Address of the browser page in which everything is rendered. */
const ADDRESS = 'http://127.0.0.1:4173/page'

const fulfillFrom = async (origin: string, route: Route): Promise<void> => {
  const { pathname, search } = new URL(route.request().url())
  const answer = await fetch(origin + pathname + search)
  const contentType = answer.headers.get('content-type') ?? ''
  await route.fulfill({ status: answer.status, contentType, body: Buffer.from(await answer.arrayBuffer()) })
}

export interface ScreenOptions {
  phone?: Phone
  /** Origin from which pictures are loaded; absent to load no pictures. */
  pictures?: string
}

/**
 * A browser page that simulates a page of a host. It renders the current page of a running mini program, and measures
 * its elements.
 */
export class Screen implements Ground {
  private host?: Host
  private dirty = true
  /** True if something has changed since the last rendering. The seconds of a countdown do not count. */
  private stirred = true
  /** Description of the last change, for the error message about a page that never comes to rest. */
  private stirredBy = 'nothing'
  private drawing: Promise<void> = Promise.resolve()
  private drawn = ''
  private asked = 0
  /** True if something was rendered or scrolled since the observed elements were measured. */
  private isMoved = true
  private watched: readonly WatchedElement[] = []
  private readonly watcher: MutationObserver

  private constructor(
    readonly phone: Phone,
    private readonly kind: Kind,
    private readonly root: string,
    private readonly context: BrowserContext,
    readonly page: Page,
    readonly session: CDPSession,
  ) {
    this.watcher = new globalThis.MutationObserver((changes) => {
      this.dirty = true
      const stirring = changes.find(({ target }) => !isTicking(target))
      if (stirring) this.stirredBy = describe(stirring)
      this.stirred ||= stirring !== undefined
    })
    const everything = { subtree: true, childList: true, attributes: true, characterData: true }
    this.watcher.observe(globalThis.document.body, everything)
  }

  static async open(browser: Browser, kind: Kind, root: string, options: ScreenOptions = {}): Promise<Screen> {
    const { phone = PHONE, pictures } = options
    const context = await browser.newContext({
      viewport: { width: phone.width, height: phone.height },
      deviceScaleFactor: pictures ? phone.pixelRatio : 1,
      isMobile: true,
      hasTouch: true,
      colorScheme: phone.theme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const blank = `<!doctype html><meta name="viewport" content="width=device-width"><style>${baseSheet(kind)}</style>`
    const own = '<style id="app"></style><style id="page"></style><body></body>'
    if (pictures) await page.route('**/*', (route) => fulfillFrom(pictures, route))
    const body = blank + own
    await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
    await page.goto(ADDRESS)
    // In offline mode, the browser itself refuses pictures. This is faster than a route that aborts each request.
    if (!pictures) await context.setOffline(true)
    // Some TypeScript compilers wrap nested functions in a helper with this name.
    await page.evaluate('globalThis.__name = (value) => value')
    await page.evaluate(install)
    await page.evaluate(setSheet, ['app', sheetOf(root, kind, 'app', phone)] as const)
    return new Screen(phone, kind, root, context, page, await context.newCDPSession(page))
  }

  /** Renders this mini program from now on. */
  show(host: Host): void {
    this.host = host
    this.isMoved = true
  }

  async measure(elements: readonly Element[]): Promise<(Box | null)[]> {
    this.asked += 1
    await this.draw()
    const keys = elements.map(keyOf)
    return this.page.evaluate((all) => (globalThis as WithInPage).inPage.boxes(all), keys)
  }

  still(): Promise<void> {
    return this.quiet(DRAWN)
  }

  /** Resolves when all data has arrived and everything is rendered and measured. */
  atRest(): Promise<void> {
    return this.quiet(AT_REST, () => this.host?.network.open === 0)
  }

  /**
   * Scrolls the page in view to its bottom and notifies the program.
   * @returns true if the page is longer than the screen
   */
  async scrollToFoot(): Promise<boolean> {
    const scrollTop = await this.page.evaluate(scrollDown)
    if (scrollTop > 0) this.reportScroll(scrollTop)
    return scrollTop > 0
  }

  async scrollToTop(): Promise<void> {
    await this.page.evaluate(() => scrollTo(0, 0))
    this.reportScroll(0)
  }

  /** Saves the rendered page as a picture, after the page's pictures have loaded and the browser has painted it. */
  async savePicture(file: string): Promise<void> {
    await this.atRest()
    await this.page.bringToFront()
    await this.page.evaluate(painted)
    await this.page.screenshot({ path: file })
  }

  async close(): Promise<void> {
    this.watcher.disconnect()
    await this.context.close()
  }

  private reportScroll(scrollTop: number): void {
    this.isMoved = true
    const { instance } = this.host!.page.view
    const { onPageScroll } = instance
    if (typeof onPageScroll === 'function') onPageScroll.call(instance, this.host!.realm.inward({ scrollTop }))
  }

  /** @param due resolves only if no timeout of the mini program ends within this duration, ms */
  private async quiet(due: number, also: () => boolean = () => true): Promise<void> {
    let looks = 0
    for (let round = 0; round < UNCHANGED; round += 1) {
      const before = this.asked
      await this.draw()
      await this.watch()
      await new Promise((resolve) => setTimeout(resolve, ROUND))
      if (this.stirred || this.asked !== before || this.host?.realm.isDue(due) || !also()) round = -1
      looks += 1
      if (looks > MOST_ROUNDS) throw new Error(this.unrest())
    }
  }

  private unrest(): string {
    const { page, network } = this.host ?? {}
    return `${page?.path} never comes to rest: ${network?.open} open requests, changed last: ${this.stirredBy}`
  }

  /** Renders the changes. Renderings run one after another. */
  private draw(): Promise<void> {
    this.drawing = this.drawing.then(() => this.drawNew())
    return this.drawing
  }

  private async drawNew(): Promise<void> {
    if (!this.dirty || !this.host) return
    this.dirty = false
    this.stirred = false
    const { path, view } = this.host.page
    const tree = treeOf(view.dom, unitsOf(this.phone))
    if (this.drawn !== path) {
      this.drawn = path
      await this.page.evaluate(setSheet, ['page', sheetOf(this.root, this.kind, path, this.phone)] as const)
    }
    // Passed as text. For an object of this size, the browser's driver would take many times as long.
    await this.page.evaluate((text) => (globalThis as WithInPage).inPage.draw(JSON.parse(text)), JSON.stringify(tree))
    this.isMoved = true
  }

  /**
   * Notifies the mini program about the observed elements near the screen, if the elements or their boxes may have
   * changed.
   */
  private async watch(): Promise<void> {
    if (!this.host) return
    const { native, page } = this.host
    const { watched } = native.visibility
    if (!this.isMoved && isSame(watched, this.watched)) return
    this.isMoved = false
    this.watched = watched
    const parts = native.visibility.parts(page)
    if (parts.length === 0) return
    const keys = parts.map(keyOf)
    const boxes = await this.page.evaluate((all) => (globalThis as WithInPage).inPage.boxes(all), keys)
    if (isSame(native.visibility.watched, watched)) native.visibility.laidOut(page, boxes, this.phone.height)
    else this.isMoved = true
  }
}

/** Runs in the page. Scrolls to the bottom of the page, and returns the scroll offset. */
function scrollDown(): number {
  scrollTo(0, document.documentElement.scrollHeight)
  return scrollY
}

/** Runs in the page: waits until all pictures are decoded, and for two frames. */
async function painted(): Promise<void> {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve))
  await frame()
  await frame()
}

/** Runs in the page: sets the text of the style sheet with this id. */
function setSheet([id, text]: readonly [string, string]): void {
  const style = document.getElementById(id)
  if (style) style.textContent = text
}
