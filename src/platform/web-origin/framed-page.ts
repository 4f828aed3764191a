import { hostOf, isHostOf, safePage } from '@/domain/page-address'
import { WEB_HOSTS } from '../settings'
import { ownOrigins } from './own-origins'

/** A web page that the storefront may show in a frame. `host` is '' for pages of the storefront. */
export interface FramedPage {
  address: string
  host: string
}

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/

/** Hosts of pages that the storefront itself has opened since its start. */
const opened = new Set<string>()

/** Permits frames to show pages of this host. Call it for a host that the configuration or the gateway contains. */
export const noteOpened = (address: string): void => void opened.add(hostOf(address))

/** A web page to which a link points. */
export interface OutsidePage extends FramedPage {
  /**
   * True if the page needs no confirmation: a page of the storefront, of a partner, or of the merchant's configuration.
   */
  listed: boolean
}

/**
 * Returns the page of an external address (banner, jump, web view, chat, notice). The address must be a path, an
 * address on one of the storefront's origins, or https on another origin. Returns null for other values, which are
 * never opened.
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
 * Returns the page that a link may show in a frame. The link must be a path, an address on one of the storefront's
 * origins, or https on an allowed host. Allowed hosts are in `TARO_APP_WEB_HOSTS` (with subdomains) and in the shop's
 * configuration. Hosts of pages that the storefront itself has opened are also allowed. Returns null for other values,
 * because anyone can create a link or a code that opens the web view.
 * @param shopHosts hosts of the links in the shop's configuration
 */
export const framedPage = (link: string, shopHosts: readonly string[]): FramedPage | null => {
  const page = outsidePage(link, shopHosts)
  return page?.listed ? { address: page.address, host: page.host } : null
}

/**
 * Returns the absolute address of a framed page, because the web view of a mini program cannot open a path without an
 * origin.
 */
export const wholeAddress = (address: string): string =>
  address.startsWith('/') ? `${ownOrigins()[0] ?? ''}${address}` : address
