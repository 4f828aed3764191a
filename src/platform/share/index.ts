import { callSync } from '../native'
import { unsupported } from '../outcome'
import type { Share } from './contract'

/** WeChat and FinClip share from a button or the menu, with the card that the page's share hook gives. */
export const share: Share = {
  open: () => Promise.resolve(unsupported),
  buttonType: 'share',
  allow: (allowed) => void callSync(allowed ? 'showShareMenu' : 'hideShareMenu', {}),
}
