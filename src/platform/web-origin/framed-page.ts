import { hostOf, isHostOf, safePage } from '@/domain/page-address'
import { WEB_HOSTS } from '../settings'
import { ownOrigins } from './own-origins'

/** A web page that may be shown inside the storefront. `host` is '' for a page of our own. */
export interface FramedPage {
  address: string
  host: string
}

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/

/** Hosts of pages that the storefront itself has opened since its start. */
const opened = new Set<string>()

/** Allows a page's host to be framed, because the configuration or the gateway contains it. */
export const noteOpened = (address: string): void => void opened.add(hostOf(address))

/** A web page behind a link. */
export interface OutsidePage extends FramedPage {
  /** True for a page of our own, of a partner or of the merchant's configuration, which needs no confirmation. */
  listed: boolean
}

/**
 * Returns the page of an external address (banner, jump, web view, chat, notice). It must be a path or an address of
 * our own origins, or https elsewhere. Null for anything else, which is never opened.
 * @param shopHosts hosts of the links in the shop's configuration
 */
export const outsidePage = (link: string, shopHosts: readonly string[]): OutsidePage | null => {
  const own = ownOrigins()
  const address = link.trim()
  if (OWN_PATH.test(address)) return { address, host: '', listed: true }
  const page = safePage(address, own)
  if (page === null) return null
  const host = hostOf(page)
  if (own.some((origin) => hostOf(origin) === host)) return { address: page, host: '', listed: true }
  return { address: page, host, listed: isHostOf(host, WEB_HOSTS) || [...shopHosts, ...opened].includes(host) }
}

/**
 * Returns the page that a link may show inside the storefront. It must be a path or an address of our own origins, or
 * https on an allowed host. Allowed are hosts of `TARO_APP_WEB_HOSTS` (with subdomains), of the shop's configuration,
 * and of pages that the storefront opened itself. Null for anything else, since anyone can make a link or a code to the
 * web view.
 * @param shopHosts hosts of the links in the shop's configuration
 */
export const framedPage = (link: string, shopHosts: readonly string[]): FramedPage | null => {
  const page = outsidePage(link, shopHosts)
  return page?.listed ? { address: page.address, host: page.host } : null
}

/** Returns a framed page's absolute address, because the web views of mini programs have no origin for a path. */
export const wholeAddress = (address: string): string =>
  address.startsWith('/') ? `${ownOrigins()[0] ?? ''}${address}` : address
