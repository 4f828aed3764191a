import type { Tx } from '../../../core/database/database'
import { changeRow } from '../../../core/database/rows'
import type { LocalizedText } from '../../../core/localized-text'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY, localMidnight } from '../../../core/seed/relative-time'
import rows from './data/demo-points.json'
import { bringUpToDate, grantPoints } from './ledger-service'

/**
 * Points that the merchant gave the demo member, with the day relative to the seed. `ends` is another end of their
 * validity, as after the refund of an order that used them (decision 88).
 */
interface Source {
  amount: number
  day: number
  ends?: number
  reason: LocalizedText
}
const sources = rows as Source[]

/** Writes granted points of the demo member: ended points, points that end soon, and points for the next months. */
export const seedPoints = async (tx: Tx, now: number): Promise<void> => {
  const midnight = localMidnight(now)
  for (const { amount, day, ends, reason } of sources) {
    const at = midnight + day * DAY
    await grantPoints(tx, { userId: DEMO_MEMBER, amount, reason, at })
    const lot = { user_id: DEMO_MEMBER, created_at: at }
    if (ends !== undefined) await changeRow(tx, 'point_lots', lot, { end_time: midnight + ends * DAY })
  }
  await bringUpToDate(tx, DEMO_MEMBER, now)
}
