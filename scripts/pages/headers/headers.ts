import { createHash } from 'node:crypto'
import { CASHIERS } from '../../../src/domain/payment/cashiers'
import { WECHAT_SCRIPT } from '../../../src/domain/web-page/wechat-script'
import type { HeaderSettings, LoginProvider } from './settings'

/** Long cache for files with a hash in their name. */
export const FOREVER = 'public, max-age=31536000, immutable'
/** Requested each time, with the response 304 if nothing changed. */
export const REVALIDATE = 'no-cache'

/** The contents of a file with a hash in its name never change. */
export const HASHED_FILE = /[.-][0-9a-f]{8,}\.(?:js|css|woff2|webp|png|svg)$/

/** Returns the source of a policy for the text of a script or sheet inside a page. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const contentsOf = (page: string, element: RegExp): string[] => [...page.matchAll(element)].map(([, text]) => text)

/** Scripts and style sheets inside a page, as sources of a policy. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

const NONE: InlineSources = { scripts: [], styles: [] }

/** Sources of the build's own page. Data blocks are not scripts. */
const inlineSources = (page: string): InlineSources => ({
  scripts: contentsOf(page, /<script>([\s\S]*?)<\/script>/g).map(hashOf),
  styles: contentsOf(page, /<style>([\s\S]*?)<\/style>/g).map(hashOf),
})

const withSubdomains = (host: string): string[] =>
  host.startsWith('*.') ? [`https://${host}`] : [`https://${host}`, `https://*.${host}`]

/**
 * Documented sources of the providers' login scripts, used only with the setting.
 * https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
 */
const LOGIN_SOURCES: Readonly<
  Record<LoginProvider, Readonly<Record<'script' | 'style' | 'connect', readonly string[]>>>
> = {
  google: {
    script: ['https://accounts.google.com/gsi/client'],
    style: ['https://accounts.google.com/gsi/style'],
    connect: ['https://accounts.google.com/gsi/'],
  },
  // Its window is a separate page.
  apple: { script: ['https://appleid.cdn-apple.com/appleauth/'], style: [], connect: [] },
}

const self = (gateway: string): string[] => ["'self'", ...(gateway ? [gateway] : [])]

/**
 * Returns the content security policy of the storefront's pages.
 * - Scripts and style sheets are files of the build, or inside the page with their hash. Those inside belong to the
 *   first paint, or to a served page's own screen.
 * - The chat app's own script, which share cards need, is allowed by its full address.
 * - The web view frames pages of partners with https. The merchant's configuration contains their hosts.
 * - Cashiers are opened by a form.
 * - Google's and Apple's login scripts and their sources are allowed if the merchant uses them
 *   (TARO_APP_LOGIN_PROVIDERS).
 * @param page `index.html` of the build
 * @param own additional sources of a served page, from the build's files
 */
export const contentSecurityPolicy = (page: string, settings: HeaderSettings, own: InlineSources = NONE): string => {
  const { scripts, styles } = inlineSources(page)
  const { gateway, pictureHosts, payHosts, uploadHosts, loginProviders = [] } = settings
  const login = (kind: 'script' | 'style' | 'connect') => loginProviders.flatMap((name) => LOGIN_SOURCES[name][kind])
  const pictures = pictureHosts ? pictureHosts.map((host) => `https://${host}`) : ['https:']
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...own.scripts, WECHAT_SCRIPT, ...login('script')],
    'style-src': ["'self'", ...styles, ...own.styles, ...login('style')],
    'img-src': [...self(gateway), 'data:', 'blob:', ...pictures],
    'media-src': [...self(gateway), ...pictures],
    // The app reads the buyer's chosen picture by its blob address before sending it.
    'connect-src': [...self(gateway), 'blob:', ...uploadHosts.flatMap(withSubdomains), ...login('connect')],
    'frame-src': [...self(gateway), 'https:'],
    'form-action': [...self(gateway), ...[...CASHIERS, ...payHosts].flatMap(withSubdomains)],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

/** Headers of every response of the storefront's host. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Also for our own pages: the link of a mail has a token in its query.
  'referrer-policy': 'strict-origin',
}

/** Browsers return by TLS only. Sent only by TLS. */
export const STRICT_TRANSPORT: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000',
}

/**
 * Returns the preload links of a page's scripts, which browsers request before parsing the page. The first picture
 * precedes them, because the page is visible without scripts.
 */
const scriptLinks = (page: string): string =>
  contentsOf(page, /<link rel="preload" as="script" href="([^"]+)"/g)
    .map((address) => `<${address}>; rel=preload; as=script; fetchpriority=low`)
    .join(', ')

/**
 * Returns the headers of a page, in addition to the common ones. A cashier's window keeps its opener (`allow-popups`).
 * @param own as of `contentSecurityPolicy`
 */
export const pageHeaders = (
  page: string,
  settings: HeaderSettings,
  own: InlineSources = NONE,
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(page, settings, own),
  'permissions-policy':
    'geolocation=(self), camera=(self), clipboard-read=(self), clipboard-write=(self), screen-wake-lock=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  link: scriptLinks(page),
})
