import { readJumpAddress } from '@/domain/jump/jump-address'
import { storeOf } from '@/domain/jump/store-link'
import { externalNavigation } from '../external-navigation'
import { httpsAddress } from '../https-address'
import { type Done, done, refused, unsupported } from '../outcome'
import type { StoreLinks } from './contract'

/** Opens an app link whose scheme is on the allowlist or belongs to the merchant's app. */
export const followAppLink = (link: string, appScheme: string): Done => {
  if (readJumpAddress(link, appScheme)?.kind !== 'app') return refused('failed')
  externalNavigation.assign(link)
  return done
}

/** Opens the app's download link for this user agent. The link must use https. */
export const leaveForStore = (links: StoreLinks): Done => {
  const raw = links[storeOf(navigator.userAgent)]
  if (!raw) return unsupported
  const address = httpsAddress(raw)
  if (!address) return refused('failed')
  externalNavigation.assign(address)
  return done
}
