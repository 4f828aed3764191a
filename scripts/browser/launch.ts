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
 * Replaces Playwright's own list, because the last one on the command line counts. The popup of the address bar is a
 * page that the browser loads for each new visitor. It is never visible, and took half of the time of a short visit.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Features of Playwright's list that matter on the storefront's pages.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // Features that send requests to the internet.
  'AimEnabled',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
]

/** Flags for a quiet, reproducible browser that can run as root in a container without a graphics card. */
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

/** Starts a browser with its profile in a folder, which is stored across starts. @throws NoChromium */
export const launchProfile = (folder: string, options: BrowserContextOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launchOptions([]), ...options })

/** Starts a browser for several processes, which connect to its `wsEndpoint()`. @throws NoChromium */
export const serveChromium = (): Promise<BrowserServer> => chromium.launchServer(launchOptions([]))

/** Runs `work` of a script with a browser. Without a browser, prints a single line and exits with code 1. */
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
