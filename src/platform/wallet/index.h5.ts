import { storeOf } from '@/domain/jump/store-link'
import { externalNavigation } from '../external-navigation'
import { host } from '../host'
import { done, refused } from '../outcome'
import { gatewayUrl } from '../transport/gateway'
import type { Wallet } from './contract'

const GOOGLE = 'https://pay.google.com/gp/v/save/'

/** Returns a gateway's own path, or a link of Google Wallet; undefined for any other address. */
const passAddress = (address: string): string | undefined =>
  address.startsWith('/') || address.startsWith(GOOGLE) ? gatewayUrl(address) : undefined

/** Browsers pass the file to the system; the web views of other apps do not. */
export const wallet: Wallet = {
  name: () => {
    if (host.name !== 'mobile-web' && host.name !== 'desktop-web') return null
    return storeOf(navigator.userAgent) === 'ios' ? 'APPLE' : 'GOOGLE'
  },

  open: (address) => {
    const url = passAddress(address)
    if (url === undefined) return refused('failed')
    externalNavigation.assign(url)
    return done
  },
}
