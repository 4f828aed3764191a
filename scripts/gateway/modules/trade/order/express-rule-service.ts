import { isAddressOpen, type ParcelState } from '../../../../../src/domain/express/parcel'
import type { Row } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'

/** How long before a session paper must be ordered, ms: it takes 40 hours. */
const EXPRESS_LEAD = 48 * 3_600_000

/** Provinces that the sandbox's courier does not go to. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['81'])

/** Throws `Refusal` addressUnfit for an address that the courier does not go to. */
export const requireDeliverable = ({ province_id: province }: Pick<Row<'addresses'>, 'province_id'>): void => {
  if (OUT_OF_REACH.has(province)) throw new Refusal('addressUnfit')
}

export interface SessionTime {
  show_time: number
  permanent: boolean
}

/** Whether paper that is ordered, or sent again, at `now` comes before the session. */
export const isInTime = ({ show_time: start, permanent }: SessionTime, now: number): boolean =>
  permanent || start - now >= EXPRESS_LEAD

/** Throws `Refusal` expressUnfit where paper would come too late for the session. */
export const requireExpressTime = (session: SessionTime, now: number): void => {
  if (!isInTime(session, now)) throw new Refusal('expressUnfit')
}

interface Sent extends SessionTime {
  refunded_count: number
  ticket_count: number
}

/** Whether the buyer may choose the address: before it leaves, and of a parcel that is back as long as there is time. Void paper goes nowhere. */
export const canChangeAddress = (order: Sent, state: ParcelState, now: number): boolean =>
  isAddressOpen(state) && order.refunded_count < order.ticket_count && (state !== 'RETURNED' || isInTime(order, now))
