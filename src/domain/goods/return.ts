import { DAY } from '../schedule/local-time'
import type { DeliveryState } from './delivery'
import type { SpuWay } from './goods'

/**
 * Kinds of returns.
 * - `STOP`: the buyer asks to stop a parcel that is on its way.
 * - `RETURN`: the buyer sends received goods back.
 * - `REFUND_ONLY`: the buyer keeps broken or wrong goods and gets the money back.
 */
export const RETURN_KINDS = ['STOP', 'RETURN', 'REFUND_ONLY'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/** Reasons of a return. The goods are at fault for all reasons but the first. */
export const RETURN_REASONS = ['CHANGED_MIND', 'BROKEN', 'WRONG'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** States of a return (issue "Goods whole", section 7). */
export const RETURN_STATES = ['APPLIED', 'AGREED', 'SENT', 'RECEIVED', 'REFUNDED', 'REJECTED', 'CANCELED'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

const NEXT: Record<ReturnState, readonly ReturnState[]> = {
  // Stopped parcels, and goods that the buyer keeps, are refunded as soon as the merchant agrees.
  APPLIED: ['AGREED', 'REFUNDED', 'REJECTED', 'CANCELED'],
  AGREED: ['SENT', 'CANCELED'],
  SENT: ['RECEIVED'],
  RECEIVED: ['REFUNDED'],
  REFUNDED: [],
  REJECTED: [],
  CANCELED: [],
}

/** Returns true if a return may change directly from one state to another. */
export const returnCanBecome = (from: ReturnState, to: ReturnState): boolean => NEXT[from].includes(to)

/** States of a return that can still change. Its pieces cannot be in another return. */
export const OPEN_RETURN_STATES = ['APPLIED', 'AGREED', 'SENT', 'RECEIVED'] as const
type OpenReturnState = (typeof OPEN_RETURN_STATES)[number]

/** Returns true if a return can still change. */
export const isReturnOpen = (state: ReturnState): state is OpenReturnState =>
  OPEN_RETURN_STATES.some((open) => open === state)

/** Returns true if the buyer can cancel a return. */
export const isCancelable = (state: ReturnState): boolean => returnCanBecome(state, 'CANCELED')

/** Time within which the responsible party must act, ms. */
const RETURN_TIME: Record<OpenReturnState, number> = {
  APPLIED: 2 * DAY,
  AGREED: 7 * DAY,
  SENT: 2 * DAY,
  RECEIVED: 2 * DAY,
}

/** Returns the deadline of the party that must act in a state that begins at `now`, epoch ms; null if no one must. */
export const returnDeadline = (state: ReturnState, now: number): number | null =>
  isReturnOpen(state) ? now + RETURN_TIME[state] : null

/** Time after the receipt in which goods can be returned, ms (decision 115). */
const RETURN_WITHIN = 7 * DAY

/** Maximum number of pictures of broken or wrong goods. */
export const MOST_RETURN_PICTURES = 6

/** Requests for a piece of goods. `NONE`: no request is possible. */
export const GOODS_ACTIONS = ['REFUND', 'STOP', 'RETURN', 'NONE'] as const
export type GoodsAction = (typeof GOODS_ACTIONS)[number]

/**
 * Reasons that block a return, in addition to the reasons that block a refund. `OPEN`: the piece is in an open return.
 */
export const RETURN_BLOCK_REASONS = ['OPEN', 'REJECTED'] as const

/** Facts of a delivered or sent piece. Times in epoch ms. */
export interface ReturnFacts {
  way: SpuWay | null
  state: DeliveryState
  /** Time of the handover; null before it. */
  doneAt: number | null
}

/** Returns the possible request for a piece that is neither refunded nor in a return, and its end. */
export const goodsAction = (
  { way, state, doneAt }: ReturnFacts,
  now: number,
): { action: GoodsAction; until: number | null } => {
  if (way === null || way === 'CODE' || state === 'VOID') return { action: 'NONE', until: null }
  if (state === 'WAITING') return { action: 'REFUND', until: null }
  if (state === 'SENT') return { action: 'STOP', until: null }
  const until = (doneAt ?? 0) + RETURN_WITHIN
  return now < until ? { action: 'RETURN', until } : { action: 'NONE', until: null }
}
