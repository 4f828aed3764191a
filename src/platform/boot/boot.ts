/*
 * The boot script inside `index.html`, which runs before the application loads. The build bundles this script
 * separately, and inserts the page's data before the script. The script must be small, because it delays the first
 * paint.
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

/** Data about this build, which the page contains before this script. */
const facts = JSON.parse(document.querySelector('script[data-facts]')?.textContent ?? '') as PageFacts

const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(`foyer:${name}`)
  } catch {
    // If the browser blocks storage, the first access throws.
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

/** Runs the application's scripts in order. The files of the current screen load in parallel. */
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
  // The files of the current screen load after the texts and after the application's scripts, which start in the
  // meantime.
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

// If the device has cached the app shell, preloading the last and largest script delays no other file.
if (navigator.serviceWorker?.controller) facts.scripts.slice(-1).forEach(preload)

const site = stored('site')
// A stored sales channel is only used if the merchant's switch permits it.
const client = {
  utcOffset: -new Date().getTimezoneOffset(),
  channelId: launchValue(new URLSearchParams(search).get('channelId')),
  terminalSrc: TERMINAL_CODES[detectWebHost({ userAgent: navigator.userAgent, search })],
  src: 'WEB',
  merchantId: shop.merchantId,
  appId: shop.appId,
  preview: false,
}
// Hides the content of a server-rendered page if the page is in another language. Also hides it if the page depends on
// the city and is for another city. Only the empty boxes remain visible.
if (root.lang !== language || (chosenCity(site) && ['/', '/list'].includes(pathname))) root.dataset.other = ''
root.lang = language
root.className = `theme-${theme}`
root.dataset.first = pathname === '/' ? 'home' : 'screen'
// `readystatechange` fires when the page is parsed, before the first script of the application runs.
document.addEventListener(
  'readystatechange',
  () => {
    window.__foyerEarly = earlyCalls(pathname, language, site, client)
    // The server-rendered page is painted first, because even a cached script would delay it.
    afterPicture(startApp)
  },
  { once: true },
)
keepSkeleton(sheet)
