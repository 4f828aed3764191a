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
 * Chromium features to disable. This list replaces Playwright's list, because Chromium uses only the last flag of this
 * name. The first features load a page for the popup of the address bar in each new profile. The page is never
 * visible, but took half of the time of a short visit.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Features from Playwright's list that affect the storefront's pages.
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

/** Starts a browser whose profile is stored in a folder between starts. @throws NoChromium */
export const launchProfile = (folder: string, options: BrowserContextOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launchOptions([]), ...options })

/** Starts a browser that several processes share through its `wsEndpoint()`. @throws NoChromium */
export const serveChromium = (): Promise<BrowserServer> => chromium.launchServer(launchOptions([]))

/** Runs `work` with a browser. Without a browser, prints one line and exits with code 1. */
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
