import { storeOf } from '@/domain/jump/store-link'
import { externalNavigation } from '../external-navigation'
import { host } from '../host'
import { done, refused } from '../outcome'
import { gatewayUrl } from '../transport/gateway'
import type { Wallet } from './contract'

const GOOGLE = 'https://pay.google.com/gp/v/save/'

/** Returns the address if it is a path of the gateway or a link of Google Wallet; else undefined. */
const passAddress = (address: string): string | undefined =>
  address.startsWith('/') || address.startsWith(GOOGLE) ? gatewayUrl(address) : undefined

/** Wallets in browsers. Only browsers pass the file to the system; the web views of other apps do not. */
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
