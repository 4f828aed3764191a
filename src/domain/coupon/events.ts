import type { CouponState } from '../pricing/coupon-facts'
import { couponStateOf } from './state'

/** Changes of a coupon. Its end needs none, because it follows from the clock. */
export const COUPON_EVENTS = [
  'RECEIVED',
  /** An order is created with it. */
  'HELD',
  /** The order ended unpaid. */
  'RELEASED',
  /** The order is paid. */
  'USED',
  /** A rebooking moves it to another order. */
  'MOVED',
  /** A refund returns it; the money is in transit. */
  'RETURNING',
  /** The refund is complete. */
  'RETURNED',
  /** Used at a counter. */
  'VERIFIED',
  'WITHDRAWN',
] as const
export type CouponEventKind = (typeof COUPON_EVENTS)[number]

/** A change and the validity after it, epoch ms. */
export interface CouponEvent {
  kind: CouponEventKind
  startTime: number
  expireTime: number
}

type Holder = 'UNPAID' | 'PAID' | null

/** Order state after each change; absent for a change that leaves it. */
const HOLDERS: Partial<Record<CouponEventKind, Holder>> = {
  ...{ RECEIVED: null, HELD: 'UNPAID', RELEASED: null, USED: 'PAID', MOVED: 'PAID' },
  ...{ RETURNING: null, RETURNED: null },
}

/** Returns the state of a coupon by its changes, in their order; it begins with `RECEIVED`. @param now epoch ms */
export const stateByEvents = (events: readonly CouponEvent[], now: number): CouponState => {
  const last = events[events.length - 1]
  const holder = events.reduce<Holder>((state, { kind }) => (kind in HOLDERS ? (HOLDERS[kind] ?? null) : state), null)
  return couponStateOf(
    {
      ...{ startTime: last.startTime, expireTime: last.expireTime, orderState: holder },
      refunding: last.kind === 'RETURNING',
      verified: events.some(({ kind }) => kind === 'VERIFIED'),
      withdrawn: events.some(({ kind }) => kind === 'WITHDRAWN'),
    },
    now,
  )
}
