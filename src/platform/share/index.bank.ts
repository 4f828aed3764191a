import { callVoid } from '../native'
import { unsupported } from '../outcome'
import type { Share } from './contract'

/**
 * Sharing on FinClip by a button or the menu, like WeChat, but only with friends. Its menu takes no list of entries.
 */
export const share: Share = {
  open: () => Promise.resolve(unsupported),
  buttonType: 'share',
  hasPanel: false,
  allow: (allowed) => void callVoid(allowed ? 'showShareMenu' : 'hideShareMenu'),
}
