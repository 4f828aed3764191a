import { isAddressOpen, type ParcelState } from '../../../../../src/domain/express/parcel'
import type { Row } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'

/** Minimum time before a session to order paper tickets, ms: delivery takes 40 hours. */
const EXPRESS_LEAD = 48 * 3_600_000

/** Provinces without delivery by the sandbox's courier. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['81'])

/** Throws `Refusal` addressUnfit for an address outside of the courier's area. */
export const requireDeliverable = ({ province_id: province }: Pick<Row<'addresses'>, 'province_id'>): void => {
  if (OUT_OF_REACH.has(province)) throw new Refusal('addressUnfit')
}

export interface SessionTime {
  show_time: number
  permanent: boolean
}

/** Returns true if paper tickets that are ordered or sent again at `now` arrive before the session. */
export const isInTime = ({ show_time: start, permanent }: SessionTime, now: number): boolean =>
  permanent || start - now >= EXPRESS_LEAD

/** Throws `Refusal` expressUnfit if paper tickets would arrive too late for the session. */
export const requireExpressTime = (session: SessionTime, now: number): void => {
  if (!isInTime(session, now)) throw new Refusal('expressUnfit')
}

interface Sent extends SessionTime {
  refunded_count: number
  ticket_count: number
}

/** Returns true if the buyer may change the address: before shipment, or after a returned parcel until the deadline. */
export const canChangeAddress = (order: Sent, state: ParcelState, now: number): boolean =>
  isAddressOpen(state) && order.refunded_count < order.ticket_count && (state !== 'RETURNED' || isInTime(order, now))
