import { isAddressOpen, type ParcelState } from '../../../../../src/domain/express/parcel'
import { isInTime, type SessionTime } from '../../trade/order/express-rule-service'

interface Sent extends SessionTime {
  refunded_count: number
  ticket_count: number
}

/** Whether the buyer may choose the address: before it leaves, and of a parcel that is back as long as there is time. Void paper goes nowhere. */
export const canChangeAddress = (order: Sent, state: ParcelState, now: number): boolean =>
  isAddressOpen(state) && order.refunded_count < order.ticket_count && (state !== 'RETURNED' || isInTime(order, now))
