/*
 * The script inside `index.html`, which runs before the application loads. The build bundles it separately and prepends
 * the page's facts as data. It must stay small, because it delays the first paint.
 */
import { launchValue } from '@/domain/launch-value'
import { initialAppearance } from './initial-appearance'
import { DESKTOP_FROM, detectWebHost, TERMINAL_CODES } from '../host/detect'
import { browserLanguages } from '../system/browser-languages'
import { afterSheet } from './after-sheet'
import { chosenCity, earlyCalls } from './early-calls'
import { filesFor, type PageFacts } from './page-facts'
import { afterPicture } from './served-picture'
import { keepSkeleton } from './skeleton'
import { storedShop } from './stored-shop'

/** Facts of this build, which are in the page before this script. */
const facts = JSON.parse(document.querySelector('script[data-facts]')?.textContent ?? '') as PageFacts

const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(`foyer:${name}`)
  } catch {
    // Blocked storage throws on first access.
    return null
  }
}

const preload = (href: string): void => {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = href.endsWith('.css') ? 'style' : 'script'
  link.href = href
  document.head.append(link)
}

const sheet = document.querySelector<HTMLLinkElement>('link[data-app]')

/** Runs the application's scripts in their order; the screen's files load in parallel. */
const startApp = (): void => {
  for (const src of facts.scripts) {
    const script = document.createElement('script')
    script.src = src
    script.async = false
    document.head.append(script)
  }
  const desktop = matchMedia(`(min-width: ${DESKTOP_FROM}px)`).matches
  const files = filesFor(facts, pathname, language, desktop)
  files.slice(0, 1).forEach(preload)
  // The screen's files, after the texts, load later than the application's own, which starts in the meantime.
  afterSheet(sheet, () => files.slice(1).forEach((file) => setTimeout(preload, 0, file)))
}

const root = document.documentElement
const { pathname, search } = location
const shop = storedShop(stored('shop-config'))
const { language, theme } = initialAppearance(
  search,
  stored('preferences'),
  browserLanguages(),
  matchMedia('(prefers-color-scheme: dark)').matches,
  shop.languages,
)

// On a device with a cached app shell, the last and largest of its scripts delays no other file.
if (navigator.serviceWorker?.controller) facts.scripts.slice(-1).forEach(preload)

const site = stored('site')
// A stored channel counts only with the merchant's switch.
const client = {
  utcOffset: -new Date().getTimezoneOffset(),
  channelId: launchValue(new URLSearchParams(search).get('channelId')),
  terminalSrc: TERMINAL_CODES[detectWebHost({ userAgent: navigator.userAgent, search })],
  src: 'WEB',
  merchantId: shop.merchantId,
  appId: shop.appId,
  preview: false,
}
// Hides a served view of another language, or of another city if it depends on the city; only its boxes remain.
if (root.lang !== language || (chosenCity(site) && ['/', '/list'].includes(pathname))) root.dataset.other = ''
root.lang = language
root.className = `theme-${theme}`
root.dataset.first = pathname === '/' ? 'home' : 'screen'
// After the page is read, and before the first of its scripts runs.
document.addEventListener(
  'readystatechange',
  () => {
    window.__foyerEarly = earlyCalls(pathname, language, site, client)
    // The served view is painted first: a cached script would delay it.
    afterPicture(startApp)
  },
  { once: true },
)
keepSkeleton(sheet)
