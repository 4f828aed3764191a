import { callNow, has } from '../native'
import { unsupported } from '../outcome'
import type { Share } from './contract'

/** Alipay opens its panel when asked; the card is the one of the page's share hook. */
export const share: Share = {
  open: () => {
    if (!has('showSharePanel')) return Promise.resolve(unsupported)
    callNow('showSharePanel')
    return Promise.resolve({ kind: 'shared' })
  },
  buttonType: 'share',
  // The menu has no call to come back by; it is there again on the next page.
  allow: (allowed) => {
    if (!allowed) callNow('hideShareMenu', {})
  },
}
