import { callVoid } from '../native'
import type { Share } from './contract'
import { share as wechat } from './index'

/** FinClip has WeChat's calls, but shares with friends only: its menu takes no list. */
export const share: Share = {
  ...wechat,
  allow: (allowed) => void callVoid(allowed ? 'showShareMenu' : 'hideShareMenu'),
}
