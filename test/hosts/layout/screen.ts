import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Box, Ground, Phone } from '../harness/ground'
import type { Host } from '../harness/host'
import type { Kind } from '../harness/kinds'
import { install, type WithInPage } from './in-page'
import { baseSheet, sheetOf, unitsOf } from './sheets'
import { keyOf, treeOf } from './tree'

/** The phone that everything is drawn on: the design's width, with a notch and a bar at its foot. */
export const PHONE: Phone = {
  width: 375,
  height: 812,
  statusBarHeight: 44,
  safeBottom: 34,
  pixelRatio: 2,
  theme: 'light',
  menuButton: { left: 281, top: 48, width: 87, height: 32 },
}

/** ms between two looks whether the program has something new to draw. */
const ROUND = 20
/** Rounds without anything new until an answer of the network is let through: what was drawn has been measured by then. */
const DRAWN = 2
/** Rounds until a page is at rest: longer than the program waits before it measures or watches an element (100 ms). */
const AT_REST = 10
/** Looks at one page, however long each takes on a busy machine; only a page that never rests needs so many. */
const MOST_ROUNDS = 3000

/** Whether something belongs to a countdown. */
const isTicking = (node: Node): boolean =>
  (node instanceof globalThis.Element ? node : node.parentElement)?.closest('[role=timer], [aria-role=timer]') != null

/** A change in a few words: its kind, and the element with the start of its text. */
const describe = ({ type, target }: MutationRecord): string => {
  const element = target instanceof globalThis.Element ? target : target.parentElement
  return `${type} of <${element?.localName} class="${element?.className}"> ${element?.textContent?.slice(0, 40)}`
}

export interface ScreenOptions {
  phone?: Phone
  /** Where pictures come from; without it none is loaded. */
  pictures?: string
}

/** A host's page in a browser: it draws the page in view of a program that runs, and measures it. */
export class Screen implements Ground {
  private host?: Host
  private dirty = true
  /** Something has changed since the last drawing, other than the seconds of a countdown: those never rest. */
  private stirred = true
  /** What changed last, for the message of a page that never rests. */
  private stirredBy = 'nothing'
  private drawing: Promise<void> = Promise.resolve()
  private drawn = ''
  private asked = 0
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
    await page.route('**/*', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      if (pathname === '/page') return route.fulfill({ contentType: 'text/html', body: blank + own })
      if (!pictures) return route.abort()
      const answer = await fetch(pictures + pathname + search)
      const contentType = answer.headers.get('content-type') ?? ''
      return route.fulfill({ status: answer.status, contentType, body: Buffer.from(await answer.arrayBuffer()) })
    })
    await page.goto('http://127.0.0.1:4173/page')
    // Some compilers of TypeScript wrap the functions of a function in a helper of this name.
    await page.evaluate('globalThis.__name = (value) => value')
    await page.evaluate(install)
    await page.evaluate(setSheet, ['app', sheetOf(root, kind, 'app', phone)] as const)
    return new Screen(phone, kind, root, context, page, await context.newCDPSession(page))
  }

  /** Draws this program from now on. */
  show(host: Host): void {
    this.host = host
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

  /** Everything has come, and nothing is drawn or measured any more. */
  atRest(): Promise<void> {
    return this.quiet(AT_REST, () => this.host?.network.open === 0)
  }

  /**
   * Scrolls the page in view to its foot and tells the program so.
   * @returns whether the page is longer than the screen
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

  /** Saves what is drawn as a picture, once its own pictures are there and it is painted. */
  async savePicture(file: string): Promise<void> {
    await this.page.bringToFront()
    await this.page.evaluate(painted)
    await this.page.screenshot({ path: file })
  }

  async close(): Promise<void> {
    this.watcher.disconnect()
    await this.context.close()
  }

  private reportScroll(scrollTop: number): void {
    const { instance } = this.host!.page.view
    const { onPageScroll } = instance
    if (typeof onPageScroll === 'function') onPageScroll.call(instance, this.host!.realm.inward({ scrollTop }))
  }

  private async quiet(rounds: number, also: () => boolean = () => true): Promise<void> {
    let looks = 0
    for (let round = 0; round < rounds; round += 1) {
      const before = this.asked
      await this.draw()
      await this.watch()
      await new Promise((resolve) => setTimeout(resolve, ROUND))
      if (this.stirred || this.asked !== before || !also()) round = -1
      looks += 1
      if (looks > MOST_ROUNDS) throw new Error(this.unrest())
    }
  }

  private unrest(): string {
    const { page, network } = this.host ?? {}
    return `${page?.path} never comes to rest: ${network?.open} open requests, changed last: ${this.stirredBy}`
  }

  /** Draws what is new; one drawing after the other. */
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
    await this.page.evaluate((drawn) => (globalThis as WithInPage).inPage.draw(drawn), tree)
  }

  /** Tells the program which of the elements that it watches are in reach. */
  private async watch(): Promise<void> {
    if (!this.host) return
    const { native, page } = this.host
    const parts = native.sight.parts(page)
    if (parts.length === 0) return
    const keys = parts.map(keyOf)
    const boxes = await this.page.evaluate((all) => (globalThis as WithInPage).inPage.boxes(all), keys)
    if (native.sight.parts(page).length === parts.length) native.sight.laidOut(page, boxes, this.phone.height)
  }
}

/** Runs in the page. */
function scrollDown(): number {
  scrollTo(0, document.documentElement.scrollHeight)
  return scrollY
}

/** Runs in the page. */
async function painted(): Promise<void> {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve))
  await frame()
  await frame()
}

/** Runs in the page. */
function setSheet([id, text]: readonly [string, string]): void {
  const style = document.getElementById(id)
  if (style) style.textContent = text
}
