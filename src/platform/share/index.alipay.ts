import { callSync, canIUse } from '../native'
import { unsupported } from '../outcome'
import type { Share } from './contract'

/** Alipay opens its panel when asked; the card is the one of the page's share hook. */
export const share: Share = {
  open: () => {
    if (!canIUse('showSharePanel')) return Promise.resolve(unsupported)
    callSync('showSharePanel')
    return Promise.resolve({ kind: 'shared' })
  },
  buttonType: 'share',
  // The menu has no call to come back by; it is there again on the next page.
  allow: (allowed) => {
    if (!allowed) callSync('hideShareMenu', {})
  },
}
