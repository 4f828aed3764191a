import { picksSeats } from './status'

/** How a buyer chooses seats: by tier only, on this storefront's seat map, or on a partner's page. */
export type SeatChoice = 'tier' | 'map' | 'partner'

/**
 * Returns the choice of a `seatPickType` (domain §3). For an unknown type, the seat map opens, because the gateway then
 * decides whether seats can be chosen.
 */
export const seatChoiceOf = (seatPickType: string | null | undefined): SeatChoice => {
  if (!picksSeats(seatPickType)) return 'tier'
  return seatPickType === 'SUPPORT_THIRD_PARTY' ? 'partner' : 'map'
}
