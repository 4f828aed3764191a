import { createHash } from 'node:crypto'
import { CASHIERS } from '../../../src/domain/payment/cashiers'
import { WECHAT_SCRIPT } from '../../../src/domain/web-page/wechat-script'
import type { HeaderSettings, LoginProvider } from './settings'

/** Long cache of what has a hash in its name. */
export const FOREVER = 'public, max-age=31536000, immutable'
/** Asked for each time, answered by 304 as long as nothing changed. */
export const REVALIDATE = 'no-cache'

/** A name with a hash in it never changes its contents. */
export const HASHED_FILE = /[.-][0-9a-f]{8,}\.(?:js|css|woff2|webp|png|svg)$/

/** Text of a script or sheet inside a page, as a source of a policy. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const contentsOf = (page: string, element: RegExp): string[] => [...page.matchAll(element)].map(([, text]) => text)

/** Scripts and sheets inside a page, as sources of a policy. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

const NONE: InlineSources = { scripts: [], styles: [] }

/** Of the build's page itself. Data blocks are no scripts. */
const inlineSources = (page: string): InlineSources => ({
  scripts: contentsOf(page, /<script>([\s\S]*?)<\/script>/g).map(hashOf),
  styles: contentsOf(page, /<style>([\s\S]*?)<\/style>/g).map(hashOf),
})

const withSubdomains = (host: string): string[] =>
  host.startsWith('*.') ? [`https://${host}`] : [`https://${host}`, `https://*.${host}`]

/**
 * What the providers' documents say that their login scripts need; nothing of it without the setting.
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
  // Its window is a page of its own.
  apple: { script: ['https://appleid.cdn-apple.com/appleauth/'], style: [], connect: [] },
}

const self = (gateway: string): string[] => ["'self'", ...(gateway ? [gateway] : [])]

/**
 * The content security policy of the storefront's pages.
 * - Scripts and sheets come from files of the build, or are inside the page under their hash: the two of the first paint, and a served
 *   page's own screen.
 * - The chat app's own script, which share cards need there, is allowed by its whole address.
 * - The web view frames pages of partners, whose hosts the merchant's configuration names: any https.
 * - Cashiers are opened by a form.
 * - Google's and Apple's login scripts are allowed where the merchant has them (TARO_APP_LOGIN_PROVIDERS), and what these need.
 * @param page `index.html` of the build
 * @param own what a served page has besides, of the build's files
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
    // A picture that the buyer chose is read by its blob address before it is sent.
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

/** Headers of every answer of the storefront's host. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Of our own pages too: the link of a mail has a token in its query.
  'referrer-policy': 'strict-origin',
}

/** Where the visitor's browser comes back to by TLS only; sent by TLS alone. */
export const STRICT_TRANSPORT: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000',
}

/**
 * The scripts of a page, which a browser asks for before it has read the page; after the picture that is seen first, though: the page
 * is there without them.
 */
const scriptLinks = (page: string): string =>
  contentsOf(page, /<link rel="preload" as="script" href="([^"]+)"/g)
    .map((address) => `<${address}>; rel=preload; as=script; fetchpriority=low`)
    .join(', ')

/**
 * Headers of a page, beside the common ones. A cashier's window keeps its way back (`allow-popups`).
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
