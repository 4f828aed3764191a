// cspell:ignore Omnibox
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
} from 'playwright-core'
import { ensureChineseFonts, findChromium, NoChromium } from './find-chromium'
import { thisMachine } from './machine'

/**
 * Replaces Playwright's own list, because the last one on the command line counts. The popup of the address bar is a page of
 * the browser's own that it loads for each new visitor, which is never seen and took half of the time of a short visit.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Those of Playwright that matter on the storefront's pages.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // Those that ask servers on the internet.
  'AimEnabled',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
]

/** Quiet, reproducible, and able to run as root in a container without a graphics card. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
]

const launchOptions = (flags: readonly string[]): { executablePath: string; args: string[] } => {
  const machine = thisMachine()
  const executablePath = findChromium(machine)
  ensureChineseFonts(machine)
  return { executablePath, args: [...CHROMIUM_FLAGS, ...flags] }
}

/** Starts a headless Chromium with a fresh profile. @throws NoChromium */
export const launchChromium = (flags: readonly string[] = []): Promise<Browser> => chromium.launch(launchOptions(flags))

/** Starts one whose profile is in a folder: what it stores is there when it is started again. @throws NoChromium */
export const launchProfile = (folder: string, options: BrowserContextOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launchOptions([]), ...options })

/** The same for several processes, which connect to its `wsEndpoint()`. @throws NoChromium */
export const serveChromium = (): Promise<BrowserServer> => chromium.launchServer(launchOptions([]))

/** For scripts: what `work` does with a browser; without one, a single line and exit code 1. */
export const withChromium = async (work: (browser: Browser) => Promise<void>): Promise<void> => {
  try {
    const browser = await launchChromium()
    try {
      await work(browser)
    } finally {
      await browser.close()
    }
  } catch (error) {
    if (!(error instanceof NoChromium)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
