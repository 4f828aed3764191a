import { callVoid } from '../native'
import { unsupported } from '../outcome'
import type { Share } from './contract'

/** WeChat and FinClip share by a button or the menu, with the card of the page's share hook. */
export const share: Share = {
  open: () => Promise.resolve(unsupported),
  buttonType: 'share',
  allow: (allowed) => void callVoid(allowed ? 'showShareMenu' : 'hideShareMenu'),
}
