import { httpsAddress } from '../https-address'
import { externalNavigation } from '../external-navigation'
import { done, unsupported } from '../outcome'
import type { CustomerService } from './contract'

/** Opens the online chat, else the company's, in a new tab; https addresses only. */
export const customerService: CustomerService = {
  open: ({ jumpUrl, companyChatUrl }) => {
    const address = httpsAddress(jumpUrl) ?? httpsAddress(companyChatUrl)
    if (!address) return Promise.resolve(unsupported)
    externalNavigation.openInNewTab(address)
    return Promise.resolve(done)
  },
  buttonType: null,
}
