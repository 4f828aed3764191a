import { callVoid } from '../native'
import { unsupported } from '../outcome'
import type { Share } from './contract'

/**
 * Sharing on FinClip by a button or the menu, as on WeChat, but only with friends. The call that shows the menu accepts
 * no list of entries.
 */
export const share: Share = {
  open: () => Promise.resolve(unsupported),
  buttonType: 'share',
  hasPanel: false,
  allow: (allowed) => void callVoid(allowed ? 'showShareMenu' : 'hideShareMenu'),
}
