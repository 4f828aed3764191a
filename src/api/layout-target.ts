import * as v from 'valibot'
import { oneOf } from './wire'

const TARGET_KINDS = [
  'NONE',
  'WEB',
  'ACTIVITY',
  'HTTPS',
  'SHOW_DETAIL',
  'SHOP_DETAIL',
  'SEARCH',
  'SHOW_TYPE_LIST',
  'SHOW_LIST',
  'CALENDAR_LIST',
  'HOT_BUY_LIST',
  'VENUE_DETAIL',
  'COUPON_VENUE_LIST',
  'COUPON_SHOW_LIST',
  'HOME',
  'SHOP',
  'BENEFIT_CARD',
  'OPEN_SHOW',
  'ITEM_LIST',
  'PARKING_FEE',
  'MEMBER_CENTER',
  'SHOW_TOAST',
  'TOUR_DETAIL',
  'TOPIC',
  'MINI_PROGRAM',
  'JUMP_LIST',
  'COUPON',
  'VOTE',
  'ACTIVITY_ENROL',
] as const

/**
 * Where a banner or an icon leads (shell §2, banner navigation targets); `params` are the target screen's. Those of a JUMP_LIST are
 * jump info (domain §3), or a `pageName` with its `target` as encoded JSON, which `terminal/jump` resolves.
 */
export const jumpTarget = v.object({
  kind: oneOf(TARGET_KINDS, 'NONE'),
  params: v.fallback(v.record(v.string(), v.fallback(v.string(), '')), {}),
})
export type JumpTarget = v.InferOutput<typeof jumpTarget>
