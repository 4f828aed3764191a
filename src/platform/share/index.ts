import { callVoid } from '../native'
import { unsupported } from '../outcome'
import type { Share } from './contract'

/** Entries of WeChat's share menu: friends and Moments. WeChat only shows Moments if both entries are listed. */
const MENUS = ['shareAppMessage', 'shareTimeline']

/** Sharing on WeChat by a button or the menu, with the cards of the page's share hooks. */
export const share: Share = {
  open: () => Promise.resolve(unsupported),
  buttonType: 'share',
  hasPanel: false,
  allow: (allowed) => void callVoid(allowed ? 'showShareMenu' : 'hideShareMenu', { menus: MENUS }),
}
