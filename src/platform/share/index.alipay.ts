import { callSync, callVoid, canIUse } from '../native'
import { unsupported } from '../outcome'
import type { Share } from './contract'

/** Alipay opens its panel by a call, with the card of the page's share hook. */
export const share: Share = {
  open: () => {
    if (!canIUse('showSharePanel')) return Promise.resolve(unsupported)
    callSync('showSharePanel')
    return Promise.resolve({ kind: 'shared' })
  },
  buttonType: 'share',
  hasPanel: false,
  // There is no call to show the menu again; the next page has it again.
  allow: (allowed) => {
    if (!allowed) void callVoid('hideShareMenu')
  },
}
