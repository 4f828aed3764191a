import { isAddressOpen, type ParcelState } from '../../../../src/domain/express/parcel'
import { Refusal } from '../../core/envelope'
import type { AddressTable } from '../address/tables'
import { EXPRESS_LEAD } from './steps'

/** Provinces that the sandbox's courier does not go to. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['81'])

/** Throws `Refusal` addressUnfit for an address that the courier does not go to. */
export const requireDeliverable = ({ province_id: province }: Pick<AddressTable, 'province_id'>): void => {
  if (OUT_OF_REACH.has(province)) throw new Refusal('addressUnfit')
}

interface SessionTime {
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
