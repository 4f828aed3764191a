import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { type Language, toAddressLanguage } from '../../src/domain/languages'

export type Theme = 'light' | 'dark'

export const THEMES: readonly Theme[] = ['light', 'dark']

/** Timeout of every wait, ms. Only a missing element takes this long, also on a slow machine. */
const TIMEOUT = 60_000

/** The two screen sizes of the design, in CSS px. */
export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1280, height: 800 }

export interface VisitOptions {
  language?: Language
  theme?: Theme
  viewport?: { width: number; height: number }
  /** User agent, e.g. of a bank app's web view. */
  userAgent?: string
  /** Enables transitions, as for most visitors. Off by default, so that elements do not move during a tap. */
  moving?: boolean
  /** Allows the service worker to store the app shell, as for most visitors. Off by default. */
  keepsProgram?: boolean
  /** Storage of an earlier session (`context.storageState()`), e.g. of a logged-in visitor. */
  state?: BrowserContextOptions['storageState']
}

/** One visitor: a fresh browser profile with its language, theme and screen. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors thrown in the page and error lines on its console, since the start. */
  readonly errors: readonly string[]
  /** Opens a path of the storefront with language and theme in the address, like a shared link. */
  open(path: string): Promise<void>
  /** Finds the current screen. */
  screen(): Locator
  /** Restores the normal timeouts of the open page, for tests of timeouts. */
  allowTimeouts(): Promise<void>
  close(): Promise<void>
}

/** Finds the current screen. Taro also leaves the hidden pages below it in the document. */
export const currentPage = (page: Page): Locator => page.locator('.taro_page').filter({ visible: true }).last()

/**
 * Logs rejections with their contents. Runs in the page. The browser would report a rejection with a plain object as
 * "Object".
 */
const logRejections = (): void =>
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof Error)) console.error(`Rejected: ${JSON.stringify(reason)}`)
  })

/**
 * Name of the event that `allowTimeouts` dispatches. Before this event, the page's timeouts are longer than on a phone.
 */
const OWN_TIMEOUTS = 'foyer:own-timeouts'

/**
 * Multiplies the timeouts of requests and pages, 5 to 10 s, by six, because a busy machine may need that time. Missing
 * responses still time out. Runs in the page.
 */
const beUnhurried = (ownTimeouts: string): void => {
  const { setTimeout: own } = window
  const unhurried = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    own(run, ms >= 5_000 && ms <= 10_000 ? ms * 6 : ms, ...rest)
  window.setTimeout = unhurried as typeof own
  addEventListener(ownTimeouts, () => (window.setTimeout = own), { once: true })
}

/** Creates a new visitor at `origin`. */
export const visit = async (browser: Browser, origin: string, options: VisitOptions = {}): Promise<Visit> => {
  const { language = 'zh-CN', theme = 'light', viewport = PHONE, state, userAgent, moving, keepsProgram } = options
  const phone = viewport.width < 700
  const context = await browser.newContext({
    viewport,
    locale: language,
    colorScheme: theme,
    timezoneId: 'Asia/Shanghai',
    isMobile: phone,
    hasTouch: phone,
    deviceScaleFactor: phone ? 2 : 1,
    reducedMotion: moving ? 'no-preference' : 'reduce',
    storageState: state,
    // A service worker would respond instead of the network that the tests observe.
    serviceWorkers: keepsProgram ? 'allow' : 'block',
    ...(userAgent ? { userAgent } : {}),
  })
  await context.addInitScript(logRejections)
  await context.addInitScript(beUnhurried, OWN_TIMEOUTS)
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack || String(error)))
  page.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
  )
  return {
    page,
    context,
    errors,
    open: async (path) => {
      const address = new URL(path, origin)
      address.searchParams.set('lang', toAddressLanguage(language))
      address.searchParams.set('theme', theme)
      await page.goto(address.href)
      await currentPage(page).waitFor()
    },
    screen: () => currentPage(page),
    allowTimeouts: () => page.evaluate((name) => void dispatchEvent(new Event(name)), OWN_TIMEOUTS),
    close: () => context.close(),
  }
}
