import { picksSeats } from './status'

/** How seats are chosen: by tier only, on our seat map, or on a partner's page. */
export type SeatChoice = 'tier' | 'map' | 'partner'

/** Returns the choice of a `seatPickType` (domain §3). An unknown type opens our map: the gateway decides. */
export const seatChoiceOf = (seatPickType: string | null | undefined): SeatChoice => {
  if (!picksSeats(seatPickType)) return 'tier'
  return seatPickType === 'SUPPORT_THIRD_PARTY' ? 'partner' : 'map'
}
