import { createHash } from 'node:crypto'
import { CASHIERS } from '../../../src/domain/payment/cashiers'
import { WECHAT_SCRIPT } from '../../../src/domain/web-page/wechat-script'
import type { HeaderSettings, LoginProvider } from './settings'

/** Cache header for files with a hash in their names, which never change. */
export const FOREVER = 'public, max-age=31536000, immutable'
/** Cache header for responses that browsers must revalidate each time. They get 304 if nothing has changed. */
export const REVALIDATE = 'no-cache'

/** Matches files with a hash in their names, whose contents never change. */
export const HASHED_FILE = /[.-][0-9a-f]{8,}\.(?:js|css|woff2|webp|png|svg)$/

/** Returns the policy source that allows a script or style sheet inside a page. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const contentsOf = (page: string, element: RegExp): string[] => [...page.matchAll(element)].map(([, text]) => text)

/** Policy sources that allow scripts and style sheets inside a page. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

const NONE: InlineSources = { scripts: [], styles: [] }

/** Returns the policy sources for the scripts and style sheets inside the build's page. Data blocks need no source. */
const inlineSources = (page: string): InlineSources => ({
  scripts: contentsOf(page, /<script>([\s\S]*?)<\/script>/g).map(hashOf),
  styles: contentsOf(page, /<style>([\s\S]*?)<\/style>/g).map(hashOf),
})

const withSubdomains = (host: string): string[] =>
  host.startsWith('*.') ? [`https://${host}`] : [`https://${host}`, `https://*.${host}`]

/**
 * Policy sources that the login providers document for their scripts. Used only if the merchant has enabled the
 * provider. https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
 */
const LOGIN_SOURCES: Readonly<
  Record<LoginProvider, Readonly<Record<'script' | 'style' | 'connect', readonly string[]>>>
> = {
  google: {
    script: ['https://accounts.google.com/gsi/client'],
    style: ['https://accounts.google.com/gsi/style'],
    connect: ['https://accounts.google.com/gsi/'],
  },
  // Apple's window needs no other sources, because it is a separate page.
  apple: { script: ['https://appleid.cdn-apple.com/appleauth/'], style: [], connect: [] },
}

const self = (gateway: string): string[] => ["'self'", ...(gateway ? [gateway] : [])]

/**
 * Returns the content security policy of the storefront's pages.
 * - Scripts and style sheets are files of the build, or inline and allowed by their hash. The inline ones are for the
 *   first paint, or for the screen of a served page.
 * - The script of the chat app is allowed by its full address. Share cards need it.
 * - The web view may frame https pages of partners. The merchant's configuration contains their hosts.
 * - Forms can be submitted to the cashiers.
 * - Login scripts of Google and Apple and their sources are allowed if the merchant uses them
 * (TARO_APP_LOGIN_PROVIDERS).
 * @param page `index.html` of the build
 * @param own additional sources of a served page, for the build files that it inlines
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
    // Allows `blob:`, because the app reads a picture that the buyer has selected before it sends the picture.
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
  // Also hides the path from other pages of the site, because the link in a mail has a token in its query.
  'referrer-policy': 'strict-origin',
}

/** Makes browsers use only TLS for later visits. Sent only over TLS. */
export const STRICT_TRANSPORT: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000',
}

/**
 * Returns a header with preload links for the page's scripts, which browsers request before they parse the page. The
 * scripts have a low priority. The first picture therefore loads before them, because it is visible without scripts.
 */
const scriptLinks = (page: string): string =>
  contentsOf(page, /<link rel="preload" as="script" href="([^"]+)"/g)
    .map((address) => `<${address}>; rel=preload; as=script; fetchpriority=low`)
    .join(', ')

/**
 * Returns the headers of a page in addition to the common ones. `allow-popups` lets a cashier's window access the
 * window that opened it.
 * @param own additional sources, see `contentSecurityPolicy`
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
