import { callSync, callVoid, canIUse } from '../native'
import { unsupported } from '../outcome'
import type { Share } from './contract'

/** Sharing on Alipay. A call opens the share panel, which shows the card of the page's share hook. */
export const share: Share = {
  open: () => {
    if (!canIUse('showSharePanel')) return Promise.resolve(unsupported)
    callSync('showSharePanel')
    return Promise.resolve({ kind: 'shared' })
  },
  buttonType: 'share',
  hasPanel: false,
  // Alipay has no call that shows the menu again. The next page shows the menu automatically.
  allow: (allowed) => {
    if (!allowed) void callVoid('hideShareMenu')
  },
}
