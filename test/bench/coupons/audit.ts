import { type CouponEvent, stateByEvents } from '../../../src/domain/coupon/events'
import type { Db } from '../../../scripts/gateway/core/database/database'
import { allCoupons, stateOfRow } from '../../../scripts/gateway/modules/trade/coupon/list-service'

/** Returns the coupons whose stored events lead to another state or validity than their row has. */
export const couponsOff = async (db: Db): Promise<string[]> => {
  const rows = await allCoupons(db).execute()
  const entries = await db.selectFrom('coupon_events').selectAll().orderBy('event_id').execute()
  const events = new Map<string, CouponEvent[]>()
  for (const { coupon_id: id, kind, start_time: startTime, expire_time: expireTime } of entries)
    events.set(id, [...(events.get(id) ?? []), { kind: kind as CouponEvent['kind'], startTime, expireTime }])
  return rows.flatMap((row) => {
    const own = events.get(row.coupon_id) ?? []
    // The last moment of the validity, when the clock alone decides nothing.
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
