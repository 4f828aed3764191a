import { picksSeats } from './status'

/** How the seats of a show are come by: they follow from the tier, are picked on our map, or on a partner's page. */
export type SeatChoice = 'tier' | 'map' | 'partner'

/** By the show's `seatPickType` (domain §3). An unknown type opens our map: the gateway decides there what is sold. */
export const seatChoiceOf = (seatPickType: string | null | undefined): SeatChoice => {
  if (!picksSeats(seatPickType)) return 'tier'
  return seatPickType === 'SUPPORT_THIRD_PARTY' ? 'partner' : 'map'
}
