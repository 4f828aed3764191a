import type { SeatSale } from '@/api/seats'
import type { SeatHouse } from '@/domain/seat/seat-map'

/** The plan of a session and its sale, without availability. */
export interface LoadedPlan {
  sale: SeatSale
  house: Pick<SeatHouse, 'map' | 'rowTier'>
}
