import type { CouponEventKind } from '../../../src/domain/coupon/events'
import { couponStateOf } from '../../../src/domain/coupon/state'
import type { CouponState } from '../../../src/domain/pricing/coupon-facts'
import type { Db } from '../../../scripts/gateway/core/database/database'
import { allCoupons, stateOfRow } from '../../../scripts/gateway/modules/trade/coupon/list-service'

/** A change of a coupon, and the end of the coupon's validity after the change (epoch ms). */
interface CouponEvent {
  kind: CouponEventKind
  startTime: number
  expireTime: number
}

type Holder = 'UNPAID' | 'PAID' | null

/**
 * State of the coupon's order after each change; null if the change removes the coupon from its order. Changes that are
 * not listed do not affect the order.
 */
const HOLDERS: Partial<Record<CouponEventKind, Holder>> = {
  ...{ RECEIVED: null, HELD: 'UNPAID', RELEASED: null, USED: 'PAID', MOVED: 'PAID' },
  ...{ RETURNING: null, RETURNED: null },
}

/** Returns the state of a coupon after its changes. The first change is `RECEIVED`. @param now epoch ms */
const stateByEvents = (events: readonly CouponEvent[], now: number): CouponState => {
  const last = events[events.length - 1]
  const holder = events.reduce<Holder>((state, { kind }) => (kind in HOLDERS ? (HOLDERS[kind] ?? null) : state), null)
  return couponStateOf(
    {
      ...{ startTime: last.startTime, expireTime: last.expireTime, orderState: holder },
      refunding: last.kind === 'RETURNING',
      verified: events.some(({ kind }) => kind === 'VERIFIED' || kind === 'EXCHANGED'),
      withdrawn: events.some(({ kind }) => kind === 'WITHDRAWN'),
    },
    now,
  )
}

/**
 * Returns the coupons whose stored state or validity differs from the state or validity that their events result in.
 */
export const couponsOff = async (db: Db): Promise<string[]> => {
  const rows = await allCoupons(db).execute()
  const entries = await db.selectFrom('coupon_events').selectAll().orderBy('event_id').execute()
  const events = new Map<string, CouponEvent[]>()
  for (const { coupon_id: id, kind, start_time: startTime, expire_time: expireTime } of entries)
    events.set(id, [...(events.get(id) ?? []), { kind: kind as CouponEvent['kind'], startTime, expireTime }])
  return rows.flatMap((row) => {
    const own = events.get(row.coupon_id) ?? []
    // The last moment at which the coupon is valid.
    const at = row.expire_time - 1
    const last = own.at(-1)
    const isSame =
      own[0]?.kind === 'RECEIVED' &&
      last?.expireTime === row.expire_time &&
      last.startTime === row.start_time &&
      stateByEvents(own, at) === stateOfRow(row, at)
    return isSame
      ? []
      : [`coupon ${row.coupon_id}: ${stateOfRow(row, at)}, not ${own.map(({ kind }) => kind).join(' ')}`]
  })
}
