import { httpsAddress } from '../https-address'
import { externalNavigation } from '../external-navigation'
import { done, unsupported } from '../outcome'
import type { CustomerService } from './contract'

/**
 * Returns the address if it may be opened: it must use https, or be on the page's origin (because a sandbox has no
 * TLS).
 */
const pageOf = (raw: string | undefined): string | undefined =>
  httpsAddress(raw) ?? (raw?.startsWith(`${window.location.origin}/`) ? raw : undefined)

/** Opens the online chat in a new tab. If the merchant has no online chat, opens the company chat. */
export const customerService: CustomerService = {
  open: ({ jumpUrl, companyChatUrl }) => {
    const address = pageOf(jumpUrl) ?? httpsAddress(companyChatUrl)
    if (!address) return Promise.resolve(unsupported)
    externalNavigation.openInNewTab(address)
    return Promise.resolve(done)
  },
  mayOpen: (address) => pageOf(address) !== undefined,
  opensWebChat: true,
  opensCompanyChat: true,
  buttonType: null,
}
