import { callVoid } from '../native'
import { unsupported } from '../outcome'
import type { Share } from './contract'

/** What WeChat's menu offers: it leaves Moments off unless it is named beside sending to friends. */
const MENUS = ['shareAppMessage', 'shareTimeline']

/** WeChat shares by a button or the menu, with the cards of the page's share hooks. */
export const share: Share = {
  open: () => Promise.resolve(unsupported),
  buttonType: 'share',
  hasPanel: false,
  allow: (allowed) => void callVoid(allowed ? 'showShareMenu' : 'hideShareMenu', { menus: MENUS }),
}
