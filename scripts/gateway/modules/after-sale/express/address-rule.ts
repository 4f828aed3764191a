import { isAddressOpen, type ParcelState } from '../../../../../src/domain/express/parcel'
import { isInTime, type SessionTime } from '../../trade/order/express-rule-service'

interface Sent extends SessionTime {
  refunded_count: number
  ticket_count: number
}

/** Returns true if the buyer may change the address: before shipment, or after a return while there is time. */
export const canChangeAddress = (order: Sent, state: ParcelState, now: number): boolean =>
  isAddressOpen(state) && order.refunded_count < order.ticket_count && (state !== 'RETURNED' || isInTime(order, now))
