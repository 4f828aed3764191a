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

/** The storefront opens this page itself, out of the merchant's configuration or an answer of the gateway: its host may be framed. */
export const noteOpened = (address: string): void => void opened.add(hostOf(address))

/** A web page that a link leads to. */
export interface OutsidePage extends FramedPage {
  /** Of our own, of a partner or of the merchant's configuration: opened at once. Any other is opened after a question only. */
  listed: boolean
}

/**
 * The one rule for an address from outside (banner, jump, web view, chat, notice): a path or an address of our own origins, or
 * https elsewhere. Null for anything else, which is never opened.
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
 * The page that a link may show inside the storefront, under its name: a path or an address of our own origins, else https on a
 * host of `TARO_APP_WEB_HOSTS` (with its subdomains), of the shop's configuration, or of a page that the storefront opened itself.
 * Null for anything else: anybody can make a link or a code to the web view.
 * @param shopHosts hosts of the links in the shop's configuration
 */
export const framedPage = (link: string, shopHosts: readonly string[]): FramedPage | null => {
  const page = outsidePage(link, shopHosts)
  return page?.listed ? { address: page.address, host: page.host } : null
}

/** A framed page's whole address: the web views of mini programs know no origin that a path could belong to. */
export const wholeAddress = (address: string): string =>
  address.startsWith('/') ? `${ownOrigins()[0] ?? ''}${address}` : address
