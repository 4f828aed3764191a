import { callVoid } from '../native'
import { unsupported } from '../outcome'
import type { Share } from './contract'

/** FinClip shares by a button or the menu as WeChat does, but with friends only: its menu takes no list. */
export const share: Share = {
  open: () => Promise.resolve(unsupported),
  buttonType: 'share',
  hasPanel: false,
  allow: (allowed) => void callVoid(allowed ? 'showShareMenu' : 'hideShareMenu'),
}
