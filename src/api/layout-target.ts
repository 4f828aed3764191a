import * as v from 'valibot'

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
  // A kind of a newer gateway.
  'UNKNOWN',
] as const

/** Pattern of kind names that may be logged; other text may not. */
export const KIND_NAME = /^[A-Z][A-Z0-9_]{0,63}$/

const reported = new Set<string>()
let report: (kind: string) => void = () => undefined

/** Sets the listener for unknown kinds of targets. The listener receives each kind once. */
export const onUnknownTarget = (listener: (kind: string) => void): void => {
  report = listener
}

/** Reports an unknown kind. Returns its replacement: `NONE` for a text that is not the name of a kind. */
const replaceUnknown = (kind: unknown): 'NONE' | 'UNKNOWN' => {
  if (typeof kind !== 'string' || !KIND_NAME.test(kind)) return 'NONE'
  if (!reported.has(kind)) report(kind)
  reported.add(kind)
  return 'UNKNOWN'
}

/**
 * Target of a banner or an icon (shell §2, banner navigation targets). `params` are the parameters of the target
 * screen. A JUMP_LIST has jump info (domain §3), or a `pageName` with its `target` as encoded JSON, which
 * `terminal/jump` resolves.
 */
export const jumpTarget = v.object({
  kind: v.fallback(v.picklist(TARGET_KINDS), (dataset) => replaceUnknown(dataset?.value)),
  params: v.fallback(v.record(v.string(), v.fallback(v.string(), '')), {}),
})
export type JumpTarget = v.InferOutput<typeof jumpTarget>
